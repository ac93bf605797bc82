"""Settings of depot-desk. Nothing here differs from one environment to the next."""

from pathlib import Path

from project.environment import get

BASE_DIR = Path(__file__).parent.parent
ON_MILLRACE = get("MILLRACE_ENVIRONMENT", "local") != "local"

# #region basics
SECRET_KEY = get("SECRET_KEY", None if ON_MILLRACE else "only-for-your-own-machine")
DEBUG = not ON_MILLRACE
ALLOWED_HOSTS = get("ALLOWED_HOSTS", None if ON_MILLRACE else "localhost,127.0.0.1").split(",")
CSRF_TRUSTED_ORIGINS = [f"https://{host}" for host in ALLOWED_HOSTS]
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = ON_MILLRACE
# #endregion basics

# #region database
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.postgresql",
        "HOST": get("DESK_DB_HOST"),
        "PORT": get("DESK_DB_PORT"),
        "NAME": get("DESK_DB_DATABASE"),
        "USER": get("DESK_DB_USERNAME"),
        "PASSWORD": get("DESK_DB_PASSWORD"),
        "OPTIONS": {
            "sslmode": get("DESK_DB_SSL_MODE"),
            "sslrootcert": "/etc/millrace/ca/ca.crt",
            "connect_timeout": 3,
        },
        "CONN_MAX_AGE": 300,
        "CONN_HEALTH_CHECKS": True,
    }
}
# #endregion database

# #region cache
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": get("DESK_CACHE_URL"),
        "TIMEOUT": 60,
        "KEY_PREFIX": "depot-desk",
        "OPTIONS": {"socket_timeout": 1, "socket_connect_timeout": 1},
    }
}
SESSION_ENGINE = "django.contrib.sessions.backends.cached_db"
# #endregion cache

# #region static
STATIC_URL = "/desk/static/"
STATIC_ROOT = BASE_DIR / "staticfiles"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
# #endregion static

# #region apps
INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "desk",
]

MIDDLEWARE = [
    "desk.middleware.HealthMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
# #endregion apps

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

ROOT_URLCONF = "project.urls"
WSGI_APPLICATION = "project.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
TIME_ZONE = "UTC"

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "project.logs.JsonFormatter"}},
    "handlers": {"stdout": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["stdout"], "level": get("LOG_LEVEL", "INFO")},
}
