# make play   start Durbar
# make test   lint, types and all tests
# make build  the compiled modules, after an edit

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd')

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_CONSTRAINT := constraints.txt

.PHONY: play test lint types build wheel clean

play: build
	@$(BIN)/durbar play

test: build lint types
	DURBAR_PURE=1 $(BIN)/python -m pytest -q -n auto tests/games tests/rules --cov=durbar.games --cov-fail-under=95
	$(BIN)/python -m pytest -q -n auto

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

build: $(VENV)/built

# The compiled modules, anew when a source has changed. Without a C compiler this only says so; a game says it itself.
$(VENV)/built: $(STAMP) $(SOURCES) setup.py
	@$(BIN)/python tools/compile.py $(if $(filter-out play,$(MAKECMDGOALS)),,--quiet)
	@touch $@

$(STAMP): pyproject.toml constraints.txt tools/venv.sh
	@tools/venv.sh "$(PYTHON)" "$(VENV)"
	$(BIN)/python -m pip install -q setuptools Cython
	DURBAR_PURE=1 $(BIN)/python -m pip install -q --no-build-isolation -e '.[dev]'
	@touch $@

wheel: $(STAMP)
	$(BIN)/python -m build

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*
	find src -name '*.so' -delete
