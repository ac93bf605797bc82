"""Reads the configuration file and the variables of Millrace."""

import os
from pathlib import Path

MOUNTED = Path("/etc/millrace/config/settings.env")


# #region read
def read_file(path: Path) -> dict[str, str]:
    """The NAME=value lines of a file, without comments."""
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    pairs = (line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return {name: value for name, value in pairs}


FILE = read_file(MOUNTED) if MOUNTED.exists() else {}


def get(name: str, default: str | None = None) -> str:
    """A variable, or the line of the mounted file, or the default."""
    value = os.environ.get(name, FILE.get(name, default))
    if value is None:
        raise RuntimeError(f"{name} is not set")
    return value


# #endregion read
