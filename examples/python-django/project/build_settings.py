"""Settings for a build, where no connection has variables yet."""

import os

os.environ.update(
    DESK_DB_HOST="localhost",
    DESK_DB_PORT="5432",
    DESK_DB_DATABASE="desk",
    DESK_DB_USERNAME="build",
    DESK_DB_PASSWORD="build",
    DESK_DB_SSL_MODE="disable",
    DESK_CACHE_URL="redis://127.0.0.1:6379/0",
)

from project.settings import *  # noqa: E402, F403
