"""What the house writes down about itself, and counts: never a secret."""

from __future__ import annotations

import json
import logging
import re

import pytest

from tablee.server.logs import Json, Plain, note_failure, place
from tablee.server.metrics import Metrics


def record(event: str, **fields: object) -> logging.LogRecord:
    made = logging.LogRecord("tablee", logging.INFO, "", 0, event, (), None)
    made.fields = fields
    return made


def test_an_event_in_both_forms() -> None:
    line = json.loads(Json().format(record("request", status=200, route="/api/me")))
    assert line["event"] == "request"
    assert line["status"] == 200
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
    assert Plain().format(record("request", status=200)).endswith("info    request status=200")


def test_a_failure_names_its_kind_and_place_and_nothing_else(
    caplog: pytest.LogCaptureFixture,
) -> None:
    try:
        raise ValueError("the token is s3cr3t")
    except ValueError as error:
        with caplog.at_level(logging.ERROR, "tablee"):
            note_failure("broken", error, table="t1")
    (made,) = caplog.records
    text = Json().format(made)
    assert "s3cr3t" not in text
    line = json.loads(text)
    assert line["error"] == "ValueError"
    assert "test_logs_and_metrics.py" in line["at"][-1]
    assert line["table"] == "t1"


def test_what_others_say_is_cut_to_its_template() -> None:
    said = logging.LogRecord("uvicorn.error", 30, "", 0, "bad %s\nmore", ("s3cr3t",), None)
    assert json.loads(Json().format(said))["event"] == "bad %s"
    assert place("/home/ana/x/site-packages/litestar/app.py") == "site-packages/litestar/app.py"
    assert place("/home/ana/src/tablee/server/app.py") == "tablee/server/app.py"


def test_figures_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    moves = metrics.counter("moves_total", "Moves.", "game")
    moves.add("paires")
    moves.add("paires", by=2)
    moves.add('a"b\\c\n')
    metrics.gauge("rooms", "Rooms.", lambda: 3)
    seconds = metrics.histogram("seconds", "How long.", (0.1, 1))
    for value in (0.05, 0.1, 0.5, 7):
        seconds.see(value)
    lines = metrics.text().splitlines()
    for line in (
        "# TYPE moves_total counter",
        'moves_total{game="paires"} 3',
        r'moves_total{game="a\"b\\c\n"} 1',
        "rooms 3",
        'seconds_bucket{le="0.1"} 2',
        'seconds_bucket{le="1"} 3',
        'seconds_bucket{le="+Inf"} 4',
        "seconds_sum 7.65",
        "seconds_count 4",
    ):
        assert line in lines
    with pytest.raises(ValueError, match="rooms"):
        metrics.gauge("rooms", "Again.", lambda: 0)
