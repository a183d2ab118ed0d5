#!/bin/sh
# Sees to it that there is a browser for the tests of the page, and says what is missing when there is none.
set -eu
for name in "${DURBAR_BROWSER:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    if [ -n "$name" ] && command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    for package in chromium-headless-shell chromium; do
        echo "Installing $package for the tests of the page" >&2
        if apt-get install -y -qq "$package" >/dev/null; then exit 0; fi
    done
fi
echo "The tests of the page need Chromium or Chrome. On Debian: apt-get install chromium." >&2
echo "If it is somewhere else, say where: DURBAR_BROWSER=/path/to/chrome make test" >&2
exit 2
