"""The folder that `quartet explore` has written: its data, the addresses of its page, and how to wait for what it draws."""

import json
import pathlib
import sys
import time

folder = pathlib.Path(sys.argv[1]).resolve()
package_folder = pathlib.Path(__file__).parents[2]
quartet = sys.argv[2]
index = (folder / "index.html").as_uri()


def data(name):
    text = (folder / "data" / f"{name}.js").read_text()
    return json.loads(text[text.index(",") + 1 : text.rindex(")")])


package = data("package")
traces = [data(f"trace-{number}") for number in range(len(package["implementations"]))]
scenarios = {scenario["name"]: scenario for scenario in package["scenarios"]}


def address(view="use", scenario="L06-wrong-pair", step=1, patterns=("Round Table", "VIPER"), **more):
    words = {"view": view, "scenario": scenario, "step": step, "patterns": ",".join(patterns), **more}
    return index + "#" + "&".join(f"{name}={value}" for name, value in words.items())


def visit(page, url=None, **state):
    """Opens a page anew, of a state or an address, and waits until it is drawn."""
    page.goto("about:blank")
    page.goto(url or address(**state))
    wait(page, "document.querySelector('main h2') && !document.querySelector('main').innerText.includes('Loading …')")


def wait(page, condition):
    """Waits for a condition. The page's policy does not let Playwright's own function evaluate a text."""
    deadline = time.monotonic() + 10
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, condition
