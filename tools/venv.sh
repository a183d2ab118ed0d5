#!/bin/sh
# Makes the virtual environment, and says what is missing when it cannot.
set -eu
python=$1
venv=$2

say() { printf '%s\n' "$*" >&2; }

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    say "Durbar needs Python 3.11 or newer; '$python' is not. Name another one: make PYTHON=python3.12"
    exit 2
fi
# Debian keeps two parts of Python in packages of their own.
missing=""
"$python" -c 'import ensurepip' 2>/dev/null || missing="$missing python3-venv"
"$python" -c 'import os, sys, sysconfig as s; sys.exit(not os.path.exists(s.get_path("include") + "/Python.h"))' ||
    missing="$missing python3-dev"
if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "Installing$missing"
    apt-get update -qq && apt-get install -y -qq $missing >/dev/null || say "That did not work."
fi
if [ ! -x "$venv/bin/python" ] && ! "$python" -m venv "$venv"; then
    say "This Python cannot make a virtual environment. On Debian: apt-get install python3-venv"
    exit 2
fi
