"""Schemathesis reads the description of the API and tries whatever it can think of."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.http.conftest import Open, Running

CASES = 12  # of each route, good ones and as many bad ones
MANY = 500
# A name has to be seen, a code to exist: more than a schema can say.
LEFT_OUT = [positive_data_acceptance]


@pytest.fixture
def house(open_house: Open) -> Running:
    return open_house(
        requests_per_second=1_000_000, people_per_address=1_000_000, rooms_per_address=1_000_000
    )


def test_the_description_is_complete(running: Running) -> None:
    described = running.guest().get("/api/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert len(described["paths"]) >= 15
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], path
            assert {"429", "503"} <= set(operation["responses"]), path
            marked = {parameter["name"] for parameter in operation.get("parameters", [])}
            assert ("X-Tablee" in marked) == (method != "get"), path


def every_operation(house: Running) -> list[Any]:
    """The cookie is ours to send: what happens without one is tested elsewhere."""
    described = house.guest().get("/api/openapi.json").json()
    for methods in described["paths"].values():
        for operation in methods.values():
            operation.pop("security", None)
    schema = schemathesis.openapi.from_dict(described)
    found: list[Any] = list(schema.get_all_operations())
    return [operation.ok() for operation in found]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_whatever_is_sent(house: Running, mode: GenerationMode) -> None:
    """Good and bad requests: never a 5xx, and always an answer as described."""
    for operation in every_operation(house):
        try_out(operation, mode, house, CASES)


@pytest.mark.long
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_whatever_is_sent_for_long(house: Running, mode: GenerationMode) -> None:
    for operation in every_operation(house):
        try_out(operation, mode, house, MANY)


def try_out(operation: Any, mode: GenerationMode, house: Running, cases: int) -> None:
    tokens = [house.person().cookies["tablee"]]

    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def try_it(case: Any) -> None:
        if operation.method == "delete":
            tokens.append(house.person().cookies["tablee"])
        own = {"Origin": house.address, "Cookie": f"tablee={tokens[-1]}"}
        case.call_and_validate(house.address, headers=own, excluded_checks=LEFT_OUT, timeout=30)

    with contextlib.suppress(Unsatisfiable):  # nothing to be got wrong
        try_it()
