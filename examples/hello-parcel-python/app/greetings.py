"""Greets people who wait for a parcel."""

import logging
import os

from fastapi import APIRouter, HTTPException, status
from pydantic import BaseModel

MAX_NAME_LENGTH = 40

log = logging.getLogger(__name__)
release = os.environ.get("MILLRACE_RELEASE", "local")
router = APIRouter()


class Greeting(BaseModel):
    """What callers get."""

    name: str
    message: str
    release: str


@router.get("/greetings/{name}")
async def greet(name: str) -> Greeting:
    """A greeting for one person."""
    if len(name) > MAX_NAME_LENGTH:
        raise HTTPException(status.HTTP_400_BAD_REQUEST, "The name is too long")
    log.info("Greeting created, name length %d", len(name))
    message = f"Hello, {name}! Your parcel is on its way."
    return Greeting(name=name, message=message, release=release)
