"""Create the table trip."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "trip",
        sa.Column("parcel_id", sa.String(18), primary_key=True),
        sa.Column("origin", sa.String(2), nullable=False),
        sa.Column("destination", sa.String(2), nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("delivered_on", sa.Date, nullable=False),
    )
    op.create_index("trip_lane", "trip", ["origin", "destination", "delivered_on"])


def downgrade() -> None:
    op.drop_table("trip")
