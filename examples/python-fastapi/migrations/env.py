"""Runs the migrations with the engine and the settings of the component."""

from alembic import context

from app.database import Base, get_engine

# Any number: all replicas have to use the same one.
LOCK = 4027188

with get_engine().connect() as connection:
    context.configure(connection=connection, target_metadata=Base.metadata)
    with context.begin_transaction():
        # #region lock
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        # #endregion lock
        context.run_migrations()
