#!/bin/sh
set -eu

python manage.py migrate_once
exec gunicorn project.wsgi:application \
  --bind "0.0.0.0:${PORT:-8080}" \
  --workers "${WORKERS:-2}" \
  --threads 4 \
  --graceful-timeout 20 \
  --worker-tmp-dir /dev/shm
