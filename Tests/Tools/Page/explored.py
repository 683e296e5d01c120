"""The folder that `quartet explore` has written: its data, the addresses of its page, and how to wait for what it draws."""

import json
import pathlib
import sys
import time

folder = pathlib.Path(sys.argv[1]).resolve()
package_folder = pathlib.Path(__file__).parents[3]
quartet = sys.argv[2]
index = (folder / "index.html").as_uri()


def data(name):
    text = (folder / "data" / f"{name}.js").read_text()
    return json.loads(text[text.index(",") + 1 : text.rindex(")")])


package, texts, changes = data("package"), data("texts"), data("changes")
patterns = package["implementations"][:4]
traces = [data(f"trace-{number}") for number in range(len(package["implementations"]))]
SIGN_IN = (
    "tap review.accountButton", "type login.login ada@example.com", "type login.password ••••••••", "tap login.signInButton")
scenarios = {scenario["name"]: scenario for scenario in package["scenarios"]}


def path(*texts):
    """The address of a path, by the texts of its steps."""
    return "#/play/" + (".".join(str(package["graph"]["steps"].index(text)) for text in texts) or "start")


def visit(page, address=""):
    """Opens a page anew at an address, and waits until it is drawn with the calls of all patterns."""
    page.goto("about:blank")
    page.goto(index + address)
    wait(page, "document.querySelector('main h1') && Object.keys(data.texts.sources).length > 0 && data.traces.filter(Boolean).length >= 4")
    wait(page, "!document.querySelector('main').innerText.includes('Loading …')")


def wait(page, condition):
    """Waits for a condition. The page's policy does not let Playwright's own function evaluate a text."""
    deadline = time.monotonic() + 10
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, condition
