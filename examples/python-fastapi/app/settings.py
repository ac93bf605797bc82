"""Settings of the component: variables first, then the mounted file, then defaults."""

from functools import lru_cache
from pathlib import Path

from pydantic import SecretStr
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)
from sqlalchemy import URL

MOUNTED = Path("/etc/millrace/config/settings.toml")
IN_REPOSITORY = Path(".millrace/config/settings.toml")

# The authority of the environment, which Millrace mounts
CA = "/etc/millrace/ca/ca.crt"


# #region settings
class Settings(BaseSettings):
    """Every setting of the component, with its type."""

    model_config = SettingsConfigDict(extra="ignore")

    # From the connection PARCEL_DB
    parcel_db_host: str
    parcel_db_port: int = 5432
    parcel_db_database: str
    parcel_db_username: str
    parcel_db_password: SecretStr
    parcel_db_ssl_mode: str = "verify-full"

    # From settings.toml, or from a variable of the same name in capitals
    default_days: int = 3
    sample_size: int = 50

    # Pool of each worker process
    pool_size: int = 4

    # #endregion settings

    # #region url
    @property
    def database_url(self) -> URL:
        """The address of the database, with everything escaped that needs it."""
        return URL.create(
            drivername="postgresql+psycopg",
            username=self.parcel_db_username,
            password=self.parcel_db_password.get_secret_value(),
            host=self.parcel_db_host,
            port=self.parcel_db_port,
            database=self.parcel_db_database,
            query={"sslmode": self.parcel_db_ssl_mode, "sslrootcert": CA},
        )

    # #endregion url

    # #region sources
    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        file = MOUNTED if MOUNTED.exists() else IN_REPOSITORY
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file)
    # #endregion sources


@lru_cache
def get_settings() -> Settings:
    """Reads the settings once per process."""
    return Settings()
