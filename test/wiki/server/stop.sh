#!/usr/bin/env bash
# Ends the server that start.sh started for a folder, and nothing else: stop.sh FOLDER
set -euo pipefail
file=$1/server.pid
[ -s "$file" ] || exit 0
pid=$(cat "$file")
rm -f "$file"
# The number may have passed to another program since.
tr '\0' ' ' <"/proc/$pid/cmdline" 2>/dev/null | grep -q -- "-S 127.0.0.1:" || exit 0
kill -- "-$pid" 2>/dev/null || kill "$pid" 2>/dev/null || true
for _ in $(seq 50); do
  kill -0 "$pid" 2>/dev/null || exit 0
  sleep 0.1
done
kill -9 -- "-$pid" 2>/dev/null || true
