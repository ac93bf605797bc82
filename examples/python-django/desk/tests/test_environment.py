"""Where settings come from."""

import tempfile
from pathlib import Path
from unittest import TestCase
from unittest.mock import patch

from project import environment


class EnvironmentTests(TestCase):
    """Variables win over the file, and a missing value has a name."""

    def test_reads_names_and_values(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "settings.env"
            path.write_text("# a comment\nSECRET_KEY=a=b\n\nLOG_LEVEL=INFO\n", encoding="utf-8")
            self.assertEqual(
                environment.read_file(path), {"SECRET_KEY": "a=b", "LOG_LEVEL": "INFO"}
            )

    def test_a_variable_wins(self):
        with patch.dict(environment.FILE, {"LOG_LEVEL": "INFO"}):
            self.assertEqual(environment.get("LOG_LEVEL"), "INFO")
            with patch.dict("os.environ", {"LOG_LEVEL": "DEBUG"}):
                self.assertEqual(environment.get("LOG_LEVEL"), "DEBUG")

    def test_a_missing_value_is_named(self):
        with self.assertRaisesRegex(RuntimeError, "DESK_HOSTS is not set"):
            environment.get("DESK_HOSTS")
