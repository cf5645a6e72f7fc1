#!/usr/bin/env bash
# Installs the real servers that the tests of `build --host` ask, from Debian 12; stops those that a package has started.
set -euo pipefail

packages=(nginx-light libnginx-mod-http-brotli-static caddy)
if ! command -v apt-get >/dev/null; then
  echo "tests/hosts/install.sh: no apt-get here. Install nginx (with its module brotli_static) and caddy by your system's own means." >&2
elif [ -n "$(dpkg-query -W -f '${db:Status-Abbrev}\n' "${packages[@]}" 2>&1 | grep -v '^ii' || true)" ]; then
  as_root=$([ "$(id -u)" = 0 ] || echo "sudo -n")
  $as_root apt-get update -qq
  $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
fi
