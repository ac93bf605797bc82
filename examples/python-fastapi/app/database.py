"""Engine, sessions and the one table of the component."""

from collections.abc import Iterator
from datetime import date
from functools import lru_cache

from sqlalchemy import Engine, Index, String, create_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from app.settings import get_settings


# #region model
class Base(DeclarativeBase):
    """Base of all tables; Alembic compares it with the database."""


class Trip(Base):
    """One delivered parcel: from where to where, and how long it took."""

    __tablename__ = "trip"
    __table_args__ = (Index("trip_lane", "origin", "destination", "delivered_on"),)

    parcel_id: Mapped[str] = mapped_column(String(18), primary_key=True)
    origin: Mapped[str] = mapped_column(String(2))
    destination: Mapped[str] = mapped_column(String(2))
    days: Mapped[int]
    delivered_on: Mapped[date]


# #endregion model
# #region engine
@lru_cache
def get_engine() -> Engine:
    """The engine of this process. It connects when the first query runs."""
    settings = get_settings()
    return create_engine(
        settings.database_url,
        pool_size=settings.pool_size,
        max_overflow=0,
        pool_timeout=3,
        pool_pre_ping=True,
    )


def get_session() -> Iterator[Session]:
    """A session for one request; it is closed, and rolled back if needed, at the end."""
    with Session(get_engine()) as session:
        yield session


# #endregion engine
