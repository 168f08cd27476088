"""The same houses as in tests/server/play."""

from tests.server.play.conftest import living, open_house

__all__ = ["living", "open_house"]
