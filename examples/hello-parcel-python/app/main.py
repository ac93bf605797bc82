"""HTTP interface of greeter."""

from contextlib import asynccontextmanager

from fastapi import FastAPI

from app.greetings import router
from app.logs import set_up_logging


@asynccontextmanager
async def lifespan(_app: FastAPI):
    """Sets up logging at start."""
    set_up_logging()
    yield


app = FastAPI(title="Greeter", lifespan=lifespan)
app.include_router(router)


@app.get("/health/live", include_in_schema=False)
@app.get("/health/ready", include_in_schema=False)
async def healthy() -> dict[str, str]:
    """Answers the probes."""
    return {"status": "UP"}
