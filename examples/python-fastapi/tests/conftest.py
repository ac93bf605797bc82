"""Variables of a connection, and a database in memory that begins empty for each test."""

import os

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine
from sqlalchemy.orm import Session
from sqlalchemy.pool import StaticPool

os.environ.update(
    PARCEL_DB_HOST="localhost",
    PARCEL_DB_DATABASE="parcels",
    PARCEL_DB_USERNAME="test",
    PARCEL_DB_PASSWORD="p@ss/word",
)

from app.database import Base, get_session  # noqa: E402
from app.main import app  # noqa: E402


# #region client
@pytest.fixture
def client():
    """A client of the whole application, on SQLite in memory."""
    engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    Base.metadata.create_all(engine)

    def session_in_memory():
        with Session(engine) as session:
            yield session

    app.dependency_overrides[get_session] = session_in_memory
    with TestClient(app) as test_client:
        yield test_client
    app.dependency_overrides.clear()


# #endregion client
