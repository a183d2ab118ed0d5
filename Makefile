# make play         start Durbar and open its page
# make test         lint, types and all tests
# make check        lint, types and the core tests of what differs from main, within a minute
# make lint, types, unit, page: one stage of it alone
# make build        the compiled modules, the page's types and the page, after an edit
# make compile      the compiled modules alone
# make fuzz         look for faults with examples nobody has tried, for MINUTES=10
# make playthroughs tell the games in tests/playthroughs anew, after a change of the rules or of the words
# make schema       the page's types, after an edit of what the server sends
# make fixtures     answers of a real server for the page's unit tests, recorded again
# make screenshots  a picture of every screen, in build/screenshots

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYING := $(VENV)/playing
TESTING := $(VENV)/testing
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') $(shell find src/durbar -type d ! -name __pycache__ ! -path '*/static*')
NPM := tools/npm.sh $(VENV)
MODULES := web/node_modules/.package-lock.json
PAGE := src/durbar/server/static/index.html
OPENAPI := build/openapi.json
SCHEMA := web/src/server/schema.d.ts
WIRE_SOURCES := $(shell find src/durbar/server src/durbar/games -name '*.py') src/durbar/play/types.py
PAGE_SOURCES := $(shell find web/src web/public web/vite src/durbar/text ! -name '*.py*' ! -name __pycache__) $(wildcard web/*.ts web/*.js web/*.json web/index.html)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_CONSTRAINT := constraints.txt

.PHONY: play test check fuzz install compile browser lint types unit build page schema fixtures playthroughs screenshots wheel clean

play: build
	@$(BIN)/durbar serve --open

# Every stage says its name; a closing table says what came of it, and how to run what failed.
test:
	@$(PYTHON) -m tools.testing

check: $(TESTING) $(MODULES)
	@$(PYTHON) -m tools.testing --changed

install: $(TESTING) browser

browser:
	@tools/browser.sh

compile: $(VENV)/built

fuzz: $(TESTING) compile
	@$(BIN)/python -m tools.fuzz $(or $(MINUTES),10)

unit: $(MODULES)
	$(NPM) test

lint: $(TESTING) $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(NPM) run -s lint

types: $(TESTING) $(MODULES)
	$(BIN)/mypy
	@$(BIN)/python tools/openapi.py $(OPENAPI)
	@$(NPM) run -s schema -- --check >/dev/null || { echo "web/src/server/schema.d.ts is not what the server says: make schema"; exit 1; }
	$(NPM) run -s check

build: $(VENV)/built $(SCHEMA) page

page: $(PAGE)

schema: $(SCHEMA)

# The page's types, made from the types of the server by way of its OpenAPI document.
$(SCHEMA): $(OPENAPI) | $(MODULES)
	@$(NPM) run -s schema
	@touch $@

$(OPENAPI): $(WIRE_SOURCES) tools/openapi.py | $(PLAYING)
	@$(BIN)/python tools/openapi.py $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@echo "Building the page"
	@$(NPM) run -s build -- --logLevel warn

$(MODULES): web/package.json web/package-lock.json | $(PLAYING)
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

playthroughs: build $(TESTING)
	$(BIN)/python -m tests.playthroughs

fixtures: build $(TESTING)
	$(BIN)/python -m tests.web.record_fixtures

screenshots: build $(TESTING) browser
	$(BIN)/python -m tests.web.screenshots

# The compiled modules, anew when a source has changed. Without a C compiler this only says so; a game says it itself.
$(VENV)/built: $(PLAYING) $(SOURCES) setup.py
	@$(BIN)/python tools/compile.py $(if $(filter-out play,$(MAKECMDGOALS)),,--quiet)
	@$(BIN)/python -m compileall -q src
	@touch $@

# What playing needs, and what the tests need besides.
$(PLAYING): pyproject.toml constraints.txt tools/venv.sh
	@tools/venv.sh "$(PYTHON)" "$(VENV)"
	$(BIN)/python -m pip install -q setuptools Cython
	$(call install,server)
	@touch $@

$(TESTING): $(PLAYING)
	$(call install,dev)
	@touch $@

install = DURBAR_PURE=1 $(BIN)/python -m pip install -q --no-build-isolation -e '.[$(1)]'

wheel: $(TESTING) page
	$(BIN)/python -m build

clean:
	rm -rf $(VENV) build dist web/node_modules src/durbar/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*
	find src -name '*.so' -delete
