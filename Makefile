# make play    installs everything and opens the game
# make test    installs everything and passes every test
# make setup   what both call first: .venv with the compiled `quadriga`, .venv-pure with the plain one
# make check   ruff, mypy --strict, import-linter
# make bench   speed, interpreted and compiled; SECONDS=1 for a quick look
# make soak    the long checks; hours on two cores

PYTHON ?= python3
SECONDS ?= 3
COMPILED := .venv
PURE := .venv-pure
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml
HAS_CC := $(shell command -v cc gcc clang 2>/dev/null | head -n 1)
EXPECT := $(if $(HAS_CC),compiled,interpreted)

.PHONY: play test setup check bench soak test-pure test-compiled lock clean

play: $(COMPILED)/.installed
	@$(COMPILED)/bin/quadriga play

test: check test-pure test-compiled

setup: $(COMPILED)/.installed $(PURE)/.installed

check: $(PURE)/.installed
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy
	$(PURE)/bin/lint-imports

test-pure: $(PURE)/.installed
	QUADRIGA_EXPECT=interpreted $(PURE)/bin/pytest -n 2

test-compiled: $(COMPILED)/.installed
	QUADRIGA_EXPECT=$(EXPECT) $(COMPILED)/bin/pytest -n 2 -o pythonpath=tests

bench: setup
	@$(PURE)/bin/python benchmarks/run.py $(PURE)/bin/quadriga $(COMPILED)/bin/quadriga $(SECONDS)

soak: setup
	$(COMPILED)/bin/pytest -n 2 -o pythonpath=tests -m soak tests/soak
	$(COMPILED)/bin/quadriga conform conquest --games 10000 --seed 7 --workers 2
	$(COMPILED)/bin/quadriga conform republic --games 10000 --seed 5 --workers 2
	$(COMPILED)/bin/quadriga conform hannibal --games 10000 --seed 5 --workers 2
	$(COMPILED)/bin/quadriga conform ultimus --games 5000 --seed 5 --workers 2

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

$(COMPILED)/.installed: $(COMPILED)/.tools $(SOURCES)
	rm -rf build/lib* build/bdist*
	$(COMPILED)/bin/python -m pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	touch $@

clean:
	rm -rf $(COMPILED) $(PURE) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
