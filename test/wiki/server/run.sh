#!/usr/bin/env bash
# Runs one of MediaWiki's maintenance scripts on the wiki in a folder: run.sh FOLDER runJobs|dumpBackup|... [OPTION ...]
set -euo pipefail
folder=$(cd "$1" && pwd)
script=$2
shift 2
code=${STEMMA_WIKI_CODE:-$HOME/.cache/stemma/mediawiki}
export MW_CONFIG_FILE=$folder/LocalSettings.php MW_INSTALL_PATH=$code
exec php -d memory_limit=1G -d display_errors=stderr "$code/maintenance/$script.php" "$@"
