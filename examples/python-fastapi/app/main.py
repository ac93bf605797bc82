"""HTTP interface of eta-api: how many days a parcel will take."""

from contextlib import asynccontextmanager
from datetime import date
from statistics import median
from typing import Annotated

from fastapi import Depends, FastAPI, HTTPException, Response, status
from pydantic import BaseModel, Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from app.database import Trip, get_engine, get_session
from app.logs import set_up_logging
from app.settings import Settings, get_settings


# #region app
@asynccontextmanager
async def lifespan(_app: FastAPI):
    """Reads the settings at start, so that a missing one stops the roll-out."""
    set_up_logging()
    get_settings()
    yield
    get_engine().dispose()


app = FastAPI(title="ETA API", version="0.1.0", lifespan=lifespan)

DatabaseSession = Annotated[Session, Depends(get_session)]
CurrentSettings = Annotated[Settings, Depends(get_settings)]
Country = Annotated[str, Field(pattern="^[A-Z]{2}$")]
# #endregion app


# #region bodies
class NewTrip(BaseModel):
    """A delivered parcel, as tracking-api reports it."""

    origin: Country
    destination: Country
    days: int = Field(ge=0, le=90)
    delivered_on: date


class Estimate(BaseModel):
    """The expected time on a lane, and how many trips it rests on."""

    days: float
    trips: int


# #endregion bodies
# #region operations
@app.put("/trips/{parcel_id}", status_code=status.HTTP_204_NO_CONTENT)
def store_trip(parcel_id: str, body: NewTrip, session: DatabaseSession) -> Response:
    """Stores a trip, or replaces it when the same parcel is reported again."""
    if not (parcel_id.startswith("PX-") and parcel_id[3:].isdigit() and len(parcel_id) <= 18):
        raise HTTPException(status.HTTP_404_NOT_FOUND, f"There is no parcel {parcel_id}")
    session.merge(Trip(parcel_id=parcel_id, **body.model_dump()))
    session.commit()
    return Response(status_code=status.HTTP_204_NO_CONTENT)


@app.get("/estimates/{origin}/{destination}")
def get_estimate(
    origin: Country, destination: Country, session: DatabaseSession, settings: CurrentSettings
) -> Estimate:
    """The median of the newest trips, or the default where there are none."""
    days = session.scalars(
        select(Trip.days)
        .where(Trip.origin == origin, Trip.destination == destination)
        .order_by(Trip.delivered_on.desc())
        .limit(settings.sample_size)
    ).all()
    return Estimate(days=median(days) if days else settings.default_days, trips=len(days))


# #endregion operations
# #region health
@app.get("/health/live", include_in_schema=False)
async def live() -> dict[str, str]:
    """Answers as long as the process does."""
    return {"status": "UP"}


@app.get("/health/ready", include_in_schema=False)
async def ready() -> dict[str, str]:
    """Does not ask the database: a short break must not remove every replica."""
    return {"status": "UP"}


# #endregion health
