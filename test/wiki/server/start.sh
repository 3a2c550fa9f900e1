#!/usr/bin/env bash
# Starts a real MediaWiki on 127.0.0.1, from Debian's packages, with SQLite and nothing outside two folders.
#
#   start.sh PORT FOLDER [EXPORT.xml[.gz|.bz2|.xz] ...]
#
# Prints the address of api.php. Run again to import more or to start a stopped wiki; delete FOLDER to begin anew.
# The code is unpacked once into STEMMA_WIKI_CODE (~/.cache/stemma/mediawiki). FOLDER/accounts.json has the passwords,
# FOLDER/Extra.php, where there is one, is read at the end of the settings.
set -euo pipefail

[[ ${1:-} =~ ^[0-9]+$ && -n ${2:-} ]] || { sed -n '4,8p' "$0" >&2; exit 64; }
port=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
shift 2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
code=${STEMMA_WIKI_CODE:-$HOME/.cache/stemma/mediawiki}
log=$folder/setup.log
api=http://127.0.0.1:$port/api.php
touch "$log"

fail() { echo "start.sh: $1 (log: $log)" >&2; tail -n 5 "$log" >&2; exit 1; }
quietly() { "$@" >>"$log" 2>&1; }

apt() {
  command -v apt-get >/dev/null || fail "packages are missing; they are installed on Debian and its like only"
  [ "$(id -u)" = 0 ] || fail "packages are missing and only root can install them"
  DEBIAN_FRONTEND=noninteractive quietly apt-get -o DPkg::Lock::Timeout=300 "$@"
}

# PHP itself is installed.
php_is_complete() {
  command -v php >/dev/null && php -r '
    foreach (["intl", "mbstring", "xml", "xmlreader", "pdo_sqlite"] as $module) {
      if (!extension_loaded($module)) { exit(1); }
    }'
}
if ! php_is_complete; then
  packages=(php-cli php-intl php-mbstring php-sqlite3 php-xml)
  apt install -y --no-install-recommends "${packages[@]}" ||
    { apt update && apt install -y --no-install-recommends "${packages[@]}"; } || fail "PHP could not be installed"
  php_is_complete || fail "PHP lacks modules"
fi

# MediaWiki is only unpacked: as an installed package it would bring a web server.
unpack() {
  local work
  work=$(mktemp -d "$(dirname "$code")/unpack.XXXXXX")
  (
    cd "$work"
    quietly apt-get download mediawiki mediawiki-classes ||
      { apt update && quietly apt-get download mediawiki mediawiki-classes; }
    for package in ./*.deb; do dpkg-deb --extract "$package" tree; done
  ) || fail "MediaWiki could not be downloaded"
  local tree=$work/tree/usr/share/mediawiki
  # Links into /etc and /var, which an installed package would have filled.
  rm -rf "$tree/LocalSettings.php" "$tree/config" "$tree/images" "$tree/extensions"
  [ -d "$tree/extensions-core" ] && mv "$tree/extensions-core" "$tree/extensions"
  mkdir -p "$tree/images"
  touch "$tree/.unpacked"
  rm -rf "$code"
  mv "$tree" "$code"
  rm -rf "$work"
}
mkdir -p "$(dirname "$code")"
(
  flock 9
  [ -e "$code/.unpacked" ] || unpack
) 9>"$(dirname "$code")/.lock"

export MW_CONFIG_FILE=$folder/LocalSettings.php MW_INSTALL_PATH=$code STEMMA_WIKI_PORT=$port
maintenance() {
  local script=$1
  shift
  quietly php -d memory_limit=1G -d display_errors=stderr "$code/maintenance/$script.php" "$@"
}
password() { php -r 'echo bin2hex(random_bytes(12));'; }

if [ ! -e "$folder/.installed" ]; then
  rm -rf "$folder/db" "$folder/LocalSettings.php"
  mkdir -p "$folder/db" "$folder/cache" "$folder/tmp"
  admin=$(password)
  (
    unset MW_CONFIG_FILE
    maintenance install --dbtype sqlite --dbpath "$folder/db" --dbname wiki --server "http://127.0.0.1:$port" \
      --scriptpath "" --lang en --confpath "$folder" --pass "$admin" Lantern Keeper
  ) || fail "MediaWiki could not be installed"
  echo "require '$here/settings.php';" >>"$folder/LocalSettings.php"
  php -r 'foreach (glob($argv[1] . "/*.sqlite") as $file) {
    (new PDO("sqlite:$file"))->exec("PRAGMA journal_mode=WAL");
  }' "$folder/db"
  accounts="\"Keeper\":\"$admin\""
  for name in Ada Bela; do
    word=$(password)
    maintenance createAndPromote --force "$name" "$word" || fail "account $name could not be made"
    accounts+=",\"$name\":\"$word\""
  done
  (umask 077 && echo "{$accounts}" >"$folder/accounts.json")
  touch "$folder/.installed"
fi

for export in "$@"; do
  digest=$(sha256sum <"$export" | cut -c1-64)
  grep -qs "^$digest" "$folder/imported.txt" && continue
  case $export in
    *.gz) gzip -dc "$export" ;;
    *.bz2) bzip2 -dc "$export" ;;
    *.xz) xz -dc "$export" ;;
    *) cat "$export" ;;
  esac >"$folder/tmp/import.xml"
  maintenance importDump --no-updates --username-prefix elsewhere "$folder/tmp/import.xml" ||
    fail "$(basename "$export") could not be imported"
  rm "$folder/tmp/import.xml"
  echo "$digest $(basename "$export")" >>"$folder/imported.txt"
done

"$here/stop.sh" "$folder"
# A session of its own, so that stop.sh can end the server with its workers and nothing else.
PHP_CLI_SERVER_WORKERS=2 setsid php -d memory_limit=512M -d opcache.enable_cli=1 -d opcache.revalidate_freq=0 \
  -d zlib.output_compression=On -d display_errors=stderr \
  -S "127.0.0.1:$port" -t "$code" "$code/maintenance/dev/includes/router.php" \
  >"$folder/server.log" 2>&1 </dev/null &
echo $! >"$folder/server.pid"

for _ in $(seq 100); do
  if php -r '$answer = @file_get_contents($argv[1]);
    exit($answer !== false && isset(json_decode($answer, true)["query"]["general"]) ? 0 : 1);' \
    "$api?action=query&meta=siteinfo&format=json"; then
    echo "$api"
    exit 0
  fi
  sleep 0.2
done
tail -n 5 "$folder/server.log" >&2
fail "no answer from $api"
