"""Every example in a docstring and in the README does what it says."""

import doctest
import importlib
import pathlib
import re

import pytest

import fourline

OPTIONS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def described():
    for name in fourline.__all__:
        value = getattr(fourline, name)
        if not isinstance(value, type):
            continue
        yield name, value
        for member, what in vars(value).items():
            if not member.startswith("_"):
                yield f"{name}.{member}", what


@pytest.mark.parametrize(("name", "what"), list(described()))
def test_examples_in_docstrings(name, what):
    assert what.__doc__, f"{name} has no docstring"
    names = {key: getattr(fourline, key) for key in fourline.__all__}
    example = doctest.DocTestParser().get_doctest(what.__doc__, names, name, None, 0)
    results = doctest.DocTestRunner(optionflags=OPTIONS).run(example)
    assert results.failed == 0


@pytest.mark.parametrize("module", ["pettingzoo_env", "gymnasium_env"])
def test_examples_of_environments(module):
    results = doctest.testmod(importlib.import_module(f"fourline.{module}"), optionflags=OPTIONS)
    assert results.attempted > 0 and results.failed == 0


def test_the_readme_runs(capsys):
    readme = pathlib.Path(__file__).parent.parent / "README.md"
    blocks = re.findall(r"```python\n(.*?)```", readme.read_text(), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    said = capsys.readouterr().out
    assert said.startswith("1\n") and "Bob (O) drops into column 4, row 5." in said
