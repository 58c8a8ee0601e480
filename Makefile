# make play    installs everything and opens the game
# make test    installs everything and passes every test
# make setup   what both call first: .venv with the compiled `quadriga`, .venv-pure with the plain one
# make check   ruff, mypy --strict, import-linter; svelte-check, eslint, prettier
# make derive  what follows from each lay_out (fields, copy), written into the classes again
# make bench   speed: games interpreted and compiled, server, browser; SECONDS=1 for a quick look
# make mutants GAME=hannibal   breaks rules on purpose; SAMPLE=60 SEED=1 (docs/mutants.md)
# make soak    the long checks; hours on two cores

PYTHON ?= python3
SAMPLE ?= 60
SEED ?= 1
SECONDS ?= 3
COMPILED := .venv
PURE := .venv-pure
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml
CLIENT := src/quadriga/server/client/index.html
PAGES := $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f)
CHROMIUM ?= $(firstword $(shell command -v chromium chromium-browser google-chrome) /usr/bin/chromium)
PARTS := postgresql redis-server nginx-light systemd openssl
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
HAS_CC := $(shell command -v cc gcc clang 2>/dev/null | head -n 1)
EXPECT := $(if $(HAS_CC),compiled,interpreted)

.PHONY: play test setup check derive bench mutants soak test-pure test-compiled test-web browser parts lock clean

play: $(COMPILED)/.installed
	@$(COMPILED)/bin/quadriga serve --open

# Installing is the longest part: two things at a time.
test:
	$(MAKE) -j2 setup parts
	$(MAKE) check test-pure test-compiled test-web

setup: $(COMPILED)/.installed $(PURE)/.installed

# Debian's PostgreSQL and Redis, which the tests of a shared server start by themselves on free ports, and what checks the
# sample files for systemd and nginx. Installed after the browser: one installation at a time.
parts: browser
	ls /usr/bin/redis-server /usr/sbin/nginx /usr/bin/systemd-analyze /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
	  || ($(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y --no-install-recommends $(PARTS))

# Debian's Chromium, for the tests in a real browser.
browser:
	test -x $(CHROMIUM) || ($(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y --no-install-recommends chromium)

check: $(PURE)/.installed web/node_modules/.installed
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy
	$(PURE)/bin/lint-imports
	cd web && npm run --silent check

derive: $(PURE)/.installed
	$(PURE)/bin/python -m tools.derive

# What is never compiled is the same program in both environments: its tests run once, in the compiled one.
test-pure: $(PURE)/.installed $(CLIENT)
	QUADRIGA_EXPECT=interpreted $(PURE)/bin/pytest -n 2 $(addprefix --ignore=tests/,arena cli env forms maps server table)

test-compiled: $(COMPILED)/.installed parts
	QUADRIGA_EXPECT=$(EXPECT) $(COMPILED)/bin/pytest -n 2 -o "pythonpath=tests ."

test-web: $(COMPILED)/.installed browser
	cd web && npm test --silent
	cd web && PYTHON=$(CURDIR)/$(COMPILED)/bin/python CHROMIUM=$(CHROMIUM) npm run --silent e2e

bench: setup browser
	@CHROMIUM=$(CHROMIUM) $(PURE)/bin/python benchmarks/run.py $(PURE)/bin/quadriga $(COMPILED)/bin/quadriga $(SECONDS)

mutants: $(PURE)/.installed
	@$(PURE)/bin/python -m tools.mutants $(GAME) --sample $(SAMPLE) --seed $(SEED)

soak: setup parts
	$(COMPILED)/bin/pip install --quiet "ray>=2.9"
	$(COMPILED)/bin/pytest -n 2 -o "pythonpath=tests ." -m soak tests/soak
	for game in $$($(COMPILED)/bin/python -c "import quadriga; print(*quadriga.titles())"); do \
	  $(COMPILED)/bin/quadriga conform $$game --games 10000 --seed 5 --workers 2 || exit 1; done
	$(PURE)/bin/python -m tools.mutants --sample 300 --seed 1 --bar 95

# Exact versions with hashes; run after changing the dependencies in pyproject.toml.
lock: $(PURE)/.installed
	$(PURE)/bin/pip-compile --quiet --extra dev --generate-hashes --allow-unsafe --strip-extras --no-header \
	  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
	  --output-file requirements.txt pyproject.toml

$(COMPILED)/.tools $(PURE)/.tools: requirements.txt
	test -x $(@D)/bin/python || $(PYTHON) -m venv $(@D)
	$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	touch $@

# Editable and never compiled: what is tested is what is in src.
$(PURE)/.installed: $(PURE)/.tools pyproject.toml setup.py
	QUADRIGA_PURE=1 $(PURE)/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	touch $@

$(CLIENT): web/node_modules/.installed $(PAGES)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

$(COMPILED)/.installed: $(COMPILED)/.tools $(CLIENT) $(SOURCES)
	rm -rf build/lib* build/bdist* build/wheel
	$(COMPILED)/bin/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(COMPILED)/bin/python -m pip install --quiet --no-deps --no-index --force-reinstall build/wheel/*.whl
	touch $@

clean:
	rm -rf $(COMPILED) $(PURE) build web/node_modules $(dir $(CLIENT)) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
