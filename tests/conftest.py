"""Options that hold for all tests."""

import gc
import signal
from collections.abc import Generator

import pytest

from tests.endless import no_end

__all__ = ["no_end"]

# A shell that starts us in the background has Ctrl-C ignored, by every program that we start too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also what is too long for every day")
    parser.addoption("--minutes", default="5", help="with --long: for each proof that has no end")
    parser.addoption("--golden", action="store_true", help="write the golden files anew")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="too long for every day: ./test --long"))


def pytest_collection_finish() -> None:
    """Thousands of collected tests are no garbage: with them set aside, houses that closed are
    found soon, where Python else waits until a quarter of everything is new (gigabytes of it)."""
    gc.collect()
    gc.freeze()
    gc.collect()  # it counts anew, without them


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What a test that passed has logged is never shown; kept, it comes to a gigabyte."""
    report = yield
    if report.passed:
        report.sections.clear()
    return report
