"""Where settings come from, and which source wins."""

import json
import logging

import pytest
from pydantic import ValidationError

from app.logs import JsonFormatter
from app.settings import Settings


def test_the_password_is_escaped_and_hidden():
    settings = Settings()
    assert "p%40ss%2Fword" in settings.database_url.render_as_string(hide_password=False)
    assert "p@ss/word" not in repr(settings)


def test_a_variable_wins_over_the_file(monkeypatch):
    assert Settings().default_days == 3
    monkeypatch.setenv("DEFAULT_DAYS", "7")
    assert Settings().default_days == 7


def test_a_missing_variable_is_named(monkeypatch):
    monkeypatch.delenv("PARCEL_DB_HOST")
    with pytest.raises(ValidationError, match="parcel_db_host"):
        Settings()


def test_a_log_line_is_json():
    record = logging.LogRecord("eta", logging.INFO, __file__, 1, "Trip %s", ("PX-20417",), None)
    line = json.loads(JsonFormatter().format(record))
    assert line["level"] == "INFO"
    assert line["message"] == "Trip PX-20417"
