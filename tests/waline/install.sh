#!/usr/bin/env bash
# Installs Waline, which the tests of comments ask, by a lockfile of its own: with its 377 packages in the repository's,
# everybody who installs the site would wait for them.
set -euo pipefail
cd "$(dirname "$0")"

target=../../.cache/waline
stamp=$(cat package-lock.json sqlite3/* absent/* | sha256sum)
if [ "$(cat "$target/stamp" 2>/dev/null || true)" = "$stamp" ]; then exit; fi
rm -rf "$target"
mkdir -p "$target"
cp -r package.json package-lock.json sqlite3 absent "$target"
(cd "$target" && npm ci --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error)
echo "$stamp" >"$target/stamp"
