#!/usr/bin/env bash
# Installs what the sample checker uses: compilers and interpreters from Debian 12, parsers and Roslyn from npm.
# docs/authoring.md tells authors what works without it.
set -euo pipefail
cd "$(dirname "$0")"

packages=(
  bubblewrap # isolation
  g++ clang-19 libc++-19-dev libc++abi-19-dev libclang-rt-19-dev make cmake ninja-build
  libboost-dev libeigen3-dev libglm-dev nlohmann-json3-dev libassimp-dev libstb-dev
  libglfw3-dev libepoxy-dev libgl1-mesa-dri xvfb # programs that draw
  glslang-tools spirv-tools chromium-headless-shell # shaders
  mono-mcs mono-runtime mono-devel
  lua5.4 shellcheck python3
  gdb # recordings of runs
)

if ! command -v apt-get >/dev/null; then
  echo "packages/samples/tools/install.sh: no apt-get here. Install what stands in its list of packages by your system's own means; check:samples names each tool it misses." >&2
elif [ -n "$(dpkg-query -W -f '${db:Status-Abbrev}\n' "${packages[@]}" 2>&1 | grep -v '^ii' || true)" ]; then
  as_root=$([ "$(id -u)" = 0 ] || echo "sudo -n")
  $as_root apt-get update -qq
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
fi

# Parsers are compiled against Node's headers: those beside this Node, so that none are fetched.
prefix=$(dirname "$(dirname "$(command -v node)")")
if [ -d "$prefix/include/node" ]; then export npm_config_nodedir=$prefix; fi
# Called again (by CI, then by the tests) there is nothing to do. The flag, because the project's own setting runs no scripts.
wanted="$(sha256sum <package-lock.json) $(node --version)"
if [ "$(cat node_modules/.installed 2>/dev/null)" != "$wanted" ]; then
  npm ci --no-progress --no-audit --no-fund --ignore-scripts=false
  echo "$wanted" >node_modules/.installed
fi
