#!/bin/sh
# Writes one backup into BACKUP_DIR and deletes those older than BACKUP_DAYS. A backup that failed half-way never bears the name of one.
set -eu
umask 077
here=$(dirname "$0")
folder=${BACKUP_DIR:-/var/backups/battlewright}
file="$folder/battlewright-$(date +%Y-%m-%d-%H%M%S).zip"
trap 'rm -f "$file.part"' EXIT
node "$here/../battlewright.mjs" backup "$file.part"
mv "$file.part" "$file"
find "$folder" -name 'battlewright-*.zip' -type f -mtime "+${BACKUP_DAYS:-30}" -delete
echo "$file"
