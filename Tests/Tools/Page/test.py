"""Uses the page of `quartet explore` as a reader would, and fails at the first thing that is wrong."""

import gzip
import itertools
import json
import pathlib
import re
import random
import shutil
import statistics
import subprocess
import sys

from answers import check_answers
from changes import check_changes
from course import check_course
from explored import (
    SIGN_IN, folder, package, package_folder, path, patterns, quartet, scenarios, texts, traces, visit, wait)
from playwright.sync_api import sync_playwright
from views import check_steady, check_views


def plain(text):
    """The text with single spaces, and without what displays nothing, which a browser can leave out."""
    return " ".join(re.sub("[\ufeff\u200b-\u200f\u202a-\u202e\u2060]", "", text).split())


def check_files():
    size = sum(len(gzip.compress(file.read_bytes())) for file in folder.rglob("*") if file.is_file())
    print(f"the folder has {size} bytes, compressed")
    assert size < 2_000_000
    scripts = [file.read_text().splitlines() for file in folder.glob("*.js")]
    print(f"the page has {sum(map(len, scripts))} lines of JavaScript")
    assert sum(map(len, scripts)) <= 2_000 and max(map(len, scripts)) < 200
    assert max(len(line) for lines in scripts for line in lines) <= 110
    graph = package["graph"]
    print(f"{len(graph['states'])} states: {graph['bound']}")
    lines = {}
    for trace in traces:
        assert set(trace["steps"]) == set(scenarios)
        for place in [function["place"] for function in trace["functions"]] + trace["origins"]:
            file, line = place.rsplit(":", 1)
            lines.setdefault(file, (package_folder / file).read_text().count("\n"))
            assert 1 <= int(line) <= lines[file], place
            assert file in texts["sources"], file
        for name, steps in trace["steps"].items():
            assert len(steps) == len(scenarios[name]["steps"]), name
            assert all(len(step) == 2 for step in steps), f"{name} shows something unexpected"
        for state, numbers in zip(graph["states"], trace["states"]):
            assert len(numbers) == len(state["transitions"]) + 1
    everything = "".join(map(json.dumps, (package, texts))) + "".join(map(json.dumps, traces))
    for secret in ("guess", "hunter", "lovelace"):
        assert f"login.password {secret}" not in everything


def expected_screen(scenario, step):
    while scenario["steps"][step].get("screen") is None:
        step -= 1
    return scenario["steps"][step]["screen"]


def check_screen(drawn, screen, where):
    """Compares what the drawn phone says with the specification."""
    layer = next(reversed(package["screens"][screen]), None)
    if layer is None or drawn is None:
        assert drawn is None and layer is None, where
        return
    assert drawn["title"] == layer["title"], where
    assert drawn["hasBackButton"] == layer["hasBackButton"], where
    assert drawn["buttons"] == layer["buttons"], where
    assert len(drawn["elements"]) == len(layer["elements"]), where
    for (name, kind, text, is_disabled, has_focus), element in zip(drawn["elements"], layer["elements"]):
        assert (name, kind, is_disabled) == (element["id"], element["kind"], not element["isEnabled"]), where
        assert has_focus == element["hasFocus"], where
        assert plain(element["text"]) in plain(text), where
        if kind == "button":
            assert text.replace("(disabled)", "").strip(), f"{where}: {name} has no title"


# What the drawn phone says.
DRAWN = """() => {
  const top = document.querySelector('.phone [data-top]');
  return top && {
    title: top.querySelector('.title').textContent,
    hasBackButton: top.querySelector('.back') !== null,
    elements: [...top.querySelectorAll('[data-id]')].map((one) => [
      one.dataset.id, one.dataset.kind, one.dataset.text ?? one.textContent.trim(), one.dataset.enabled === 'false',
      one.dataset.focused !== undefined]),
    buttons: [...top.querySelectorAll('[data-button]')].map((one) => one.textContent),
  };
}"""

# Presses the arrow key until the last step, and returns what was drawn after each, and how long it took.
STEPPING = f"""async () => {{
  const changed = () => new Promise((done) => addEventListener('hashchange', done, {{ once: true }}));
  const drawn = {DRAWN};
  const result = [{{ drawn: drawn(), time: 0 }}];
  while (document.querySelector('#onward') !== null) {{
    const start = performance.now();
    const change = changed();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'ArrowRight', bubbles: true }}));
    await change;
    document.body.getBoundingClientRect();
    result.push({{ drawn: drawn(), time: performance.now() - start }});
  }}
  return result;
}}"""


def check_first_picture(page):
    """The fastest of five, so that other programs on the machine do not count."""
    paints = []
    for _ in range(5):
        visit(page)
        paints.append(page.evaluate("performance.getEntriesByName('drawn')[0].startTime"))
    print(f"first picture after {min(paints):.0f} ms")


def check_scenarios(page):
    """Steps through every scenario with the arrow key."""
    visit(page)
    times = []
    for scenario in package["scenarios"]:
        page.evaluate(f"location.hash = {json.dumps('#/play/' + scenario['name'] + '/0')}")
        wait(page, f"document.querySelector('.trail')?.ariaLabel === {json.dumps(scenario['title'])}")
        steps = page.evaluate(STEPPING)
        assert len(steps) == len(scenario["steps"]), scenario["name"]
        for step, shown in enumerate(steps):
            check_screen(shown["drawn"], expected_screen(scenario, step), f"{scenario['name']}, step {step}")
        times += [shown["time"] for shown in steps[1:]]
    print(f"{len(package['scenarios'])} scenarios; a step takes {statistics.median(times):.0f} ms, at most {max(times):.0f}")


def check_playing(page):
    """Uses the phone and the buttons below it at random, and finds what the graph says. An address is the whole path."""
    graph = package["graph"]
    assert {"present alert", "dismiss top", "dismiss all", "replace root"} < set(graph["steps"])
    seed = random.randrange(1 << 32)
    print(f"random use with the seed {seed}")
    generator = random.Random(seed)
    visit(page)
    page.locator("#happenings-summary").click()
    page.get_by_text(f"The phone has {len(graph['states']):,} states: {graph['bound']}.").wait_for()
    state = 0
    for number in range(1, 61):
        transitions = dict(graph["states"][state]["transitions"])
        live = page.locator(".device [data-step]:enabled")
        shown = set(live.evaluate_all("all => all.map((one) => one.dataset.step)"))
        assert shown == {graph["steps"][step] for step in transitions}
        live.nth(generator.randrange(live.count())).click()
        wait(page, f"document.querySelectorAll('.trail a').length === {number + 1}")
        step = page.evaluate("readState().path.at(-1)")
        state = transitions[step]
        check_screen(page.evaluate(DRAWN), graph["states"][state]["screen"], f"{graph['steps'][step]}, seed {seed}")
    drawn, shared = page.evaluate(DRAWN), page.url
    visit(page, shared[shared.index("#"):])
    assert page.evaluate(DRAWN) == drawn


def check_calls(page):
    """Compares the calls of two scenarios, their counts and their cards with what the command prints."""
    for name, pattern in itertools.product(("L06-wrong-pair", "C05-swipe-asks"), patterns):
        command = [quartet, "compare", name, "--no-lines", "--pattern", pattern]
        printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        for number, step in enumerate(printed.strip().split("\n\n")):
            where = (name, number, pattern)
            titles = [line.strip() for line in step.splitlines()[1:] if line != "(no calls)"]
            visit(page, f"#/play/{name}/{number}")
            shown, counts, rows = page.evaluate(
                """([step, name]) => {
                  const calls = callsOf(name, runOf(readState()).steps[step]);
                  kept.set('inside', true);
                  const all = [...cards(name, runOf(readState()).steps[step]).querySelectorAll('.call')];
                  const number = (row) => Number.parseInt(row.querySelector('small')?.textContent ?? 1);
                  const screens = calls.filter(({ verb }) => verb).length;
                  return [calls.filter(({ verb }) => !verb).map((one) => one.title), countsOf(calls), all.reduce((sum, one) => sum + number(one), -screens)];
                }""",
                [number, pattern])
            assert shown == titles and rows == len(shown), where
            made, freed = (sum(title.startswith(sign) for title in titles) for sign in "+-")
            assert (counts["made"], counts["freed"], counts["messages"]) == (made, freed, len(titles) - made - freed), where
            assert counts["sent"] + counts["reads"] + counts["inside"] == counts["messages"], where
    page.evaluate("kept.forget()")


def check_jobs(page):
    """Every part of the patterns that a scenario calls has a job and a colour."""
    visit(page)
    unknown = page.evaluate("""() => [...new Set(patterns().flatMap((pattern) => trace(pattern).functions
      .filter(({ place }) => place.includes(`Sources/${data.package.folders[pattern]}/Sample/`))
      .map((one) => partOf(pattern, one)).filter(({ role, job }) => job === 'domain' && role !== 'Domain').map(({ role }) => role)))]""")
    assert set(page.evaluate("Object.values(roles).flatMap(({ parts }) => Object.values(parts).map(([job]) => job))")) < set(page.evaluate("Object.keys(jobs)"))
    assert not unknown, unknown
    check_types(page)
    check_reads(page)
    visit(page, "#/play")
    page.get_by_role("button", name="Comment", exact=True).click()
    chips = lambda pattern, question: page.locator(f".col[data-pattern='{pattern}'] .parts li", has_text=question).locator(".chip").all_inner_texts()
    assert chips("Round Table", "decides") == ["Core", "Joint"] and chips("VIPER", "opens and closes") == ["Presenter", "View"]


def check_types(page):
    """A view or a view controller shows, and no view is a controller."""
    for pattern in patterns:
        files = {file: text for file, text in texts["sources"].items() if file.startswith(f"Sources/{package['folders'][pattern]}/Sample/")}
        bases = {name: base for text in files.values() for name, base in re.findall(r"class (\w+)(?:<.*?>)?: (\w+)", text)}
        for name, base in bases.items():
            role, job = page.evaluate("([pattern, type]) => roleOf(pattern, type)", [pattern, name])
            if base in ("UIView", "UIViewController", "UINavigationController") or base.startswith("RTEModuleView"):
                # RVB's adapter is a view controller around another view.
                assert (job == "shows" and (base != "UIView" or role not in ("Controller", "Sheet"))) or role == "Adapter", f"{pattern}: {name}, a {base}, is {role}"


def check_reads(page):
    """Each call that is said to read names the property in the line that reads it, and each call has a name of its line."""
    said = page.evaluate("""() => patterns().flatMap((pattern) => data.package.graph.states.flatMap(({ transitions }, number) => transitions.flatMap(([step], index) => {
      const { states } = trace(pattern);
      const content = contentOf(trace(pattern), states[number][index + 1], states[number][0]);
      return callsOf(pattern, { text: data.package.graph.steps[step], of: () => content }).filter(({ operation }) => operation === '?').map((call) => [call.what, lineOf(call.origin)]);
    })))""")
    assert len(said) > 0
    for what, line in said:
        assert re.search(rf"\b{what}\b", line), (what, line)
    visit(page, path(*SIGN_IN))
    assert page.locator(".col[data-pattern=VIPER]", has_text="startActivityIndicatorAnimation()").count() == 1
    assert "setFailure(to: nil)" in page.locator(".col[data-pattern=VIPER]").inner_text()
    visit(page)


def check_keyboard(page):
    """Takes the first minute and lesson 1 by keyboard only; the focus is always on a control or on the content."""
    page.set_viewport_size({"width": 1280, "height": 900})
    visit(page)
    focus = "document.activeElement.id || document.activeElement.tagName"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate(focus) == "main"
    page.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    wait(page, "document.activeElement.id === 'element-login.login'")
    page.keyboard.type("x")
    page.get_by_role("status").filter(has_text="Only “ada@example.com” was recorded").wait_for()
    page.keyboard.press("Backspace")
    page.keyboard.type("ada@example.com")
    wait(page, "document.activeElement.id === 'element-login.password'")
    page.keyboard.type("secret!!")
    wait(page, "document.activeElement.id === 'element-login.signInButton'")
    page.keyboard.press("Enter")
    page.get_by_role("status").filter(has_text="Tap “Sign in” in Login. Round Table: 1").wait_for()
    assert page.evaluate(focus) != "BODY"
    page.go_back()
    wait(page, "readState().path.length === 3")
    page.keyboard.press("ArrowLeft")
    wait(page, "readState().path.length === 2")
    visit(page, "#/course/1")
    for pattern in patterns:
        page.get_by_role("group", name=f"In Login, the view first calls: {pattern}").get_by_role("radio").first.focus()
        page.keyboard.press("ArrowDown")
    page.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="of 4 right").wait_for()
    assert page.evaluate(focus) == "main"
    for pattern, part in zip(patterns, ("Core", "Presenter", "View model", "Signing in")):
        word = "✓ " if page.locator(f".col[data-pattern='{pattern}'] .v-good").count() else "✗ It is "
        page.get_by_role("status").filter(has_text=f"{pattern}. {word}{part}").wait_for()
    while page.evaluate("document.activeElement.id") != "onward":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait(page, "readState().lesson.name === 'formats' && document.activeElement.id === 'main'")
    page.evaluate("kept.forget()")


def check_code_of_calls(page):
    """A call opens the line that sends it; its place opens the source with the function marked, and Escape goes back."""
    visit(page, path(*SIGN_IN))
    call = page.locator(".col[data-pattern=VIPER] .part .call").first
    call.click()
    assert "presenter.didTapSignInButton()" in page.locator(".src code").inner_text()
    page.locator(".src a").last.click()
    page.locator("h1", has_text="LoginPresenter.swift").wait_for()
    assert "didTapSignInButton" in page.locator(".marked").first.inner_text()
    assert page.locator(".marked").first.bounding_box()["y"] < 900
    page.keyboard.press("Escape")
    wait(page, "readState().view === 'play'")
    page.locator("a", has_text="Map").first.click()
    page.locator("svg .read").first.wait_for()
    page.locator("a", has_text="Play this step").click()
    page.locator("#search").wait_for(state="attached")
    page.keyboard.press("/")
    page.keyboard.type("late reply next")
    page.locator("#list a").first.click()
    wait(page, "readState().scenario?.name.startsWith('L09')")


def check_reference(page):
    """The code of a step is that of the recorded functions; a guide without an address in the web is a text of the page."""
    visit(page, "#/ref/code")
    for number in range(page.locator(".tasks a").count()):
        page.locator(".tasks a").nth(number).click()
        wait(page, f"document.querySelectorAll('.tasks a')[{number}].ariaCurrent")
        page.locator("#all").click()
        for pattern in patterns:
            panel = page.locator(f".panel[data-pattern='{pattern}']")
            for place, code in zip(panel.locator("figcaption a").all(), panel.locator("pre").all(), strict=True):
                file, line = place.get_attribute("href").removeprefix("#/ref/source/").rsplit(":", 1)
                lines = texts["sources"][file].splitlines()[int(line) - 1 :]
                shown = code.text_content().splitlines()
                indent = lines[0][: len(lines[0]) - len(lines[0].lstrip())]
                assert [indent + one if one else one for one in shown] == lines[: len(shown)], place.inner_text()
                assert "".join(shown).count("{") == "".join(shown).count("}") > 0, (place.inner_text(), shown)
        page.locator("#all").click()
    visit(page, "#/ref/code")
    first = [panel.locator("details[open] .chip").first.inner_text() for panel in page.locator(".panel").all()]
    assert first == ["Login Core", "Login Presenter", "Login View model", "Login Signing in"], first
    page.evaluate("data.package.root = ''; data.texts.sources['Docs/VIPER.md'] = '# VIPER\\n\\nA guide'; render()")
    page.locator(".panel[data-pattern=VIPER] .guide").click()
    page.get_by_role("heading", name="VIPER.md").wait_for()
    assert "A guide" in page.locator(".whole").inner_text() and page.title() == "VIPER.md – Quartet"


def check_extra(page):
    """MVVM is a fifth column of the views of a step if it is switched on, with its own recorded calls."""
    visit(page, "#/ref/code")
    page.locator("#extra").click()
    for view, drawn in (("code", "details code"), ("map", "svg .tip"), ("owners", ".tree .chip")):
        visit(page, f"#/ref/{view}")
        wait(page, f"document.querySelectorAll(\".panel[data-pattern=MVVM] {drawn}\").length > 2")
        assert page.locator(".panel").count() == 5, view
        names = page.locator(".panel[data-pattern=MVVM]").inner_text()
        assert "View model" in names or "LoginViewModel" in names, (view, names)
    visit(page, path(*SIGN_IN))
    assert page.locator(".col").count() == 4
    page.evaluate("kept.forget()")


def check_choosing(page):
    """A click on a figure puts the patterns in its order; the figures are those of the file."""
    table = json.loads(texts["sources"]["Docs/Choosing.json"])
    visit(page, "#/ref/choosing")
    for number, row in enumerate(table["rows"]):
        page.locator(f"#figure-{number}").click()
        shown = page.locator("tr.chosen td").all_inner_texts()
        known = sorted(value for value in row["values"] if value is not None)
        assert [float(value.replace(",", "")) for value in shown if value != "–"] == known, row["title"]
        heads = page.locator("thead th").all_inner_texts()[1:]
        assert [row["values"][table["columns"].index(head)] for head in heads][: len(known)] == known, row["title"]
    page.keyboard.press("Enter")
    assert page.locator("tr.chosen").count() == 0 and page.locator("thead th").all_inner_texts()[1:] == table["columns"]
    page.evaluate("kept.forget()")


def check_addresses(page):
    """Says what an address names that the page does not have."""
    for address, shown in (
        ("#/play/L99-none/1", "scenario “L99-none”"), ("#/play/20.1", "step 1 of the path “20.1”"),
        ("#/play/L09-cancel/99", "step 99: the last one is "), ("#/ref/source/Nowhere.swift:1", "source “Nowhere.swift:1”"),
        ("#/course/11", "lesson “11”"), ("#/other", "“other”"), ("#/ref/changes/99", "change “99”"),
    ):
        visit(page, address)
        page.get_by_role("alert").filter(has_text=f"Not found: {shown}").wait_for()


def check_escaping(page):
    visit(page)
    page.evaluate(
        """() => {
          const evil = '<img src=x onerror="document.title=1"><script>1</script>';
          data.package.scenarios.forEach((one) => { one.title = evil; one.steps.forEach((step) => step.text = evil); });
          data.texts.sources['Sources/Shared/Domain/Trunk.swift'] = evil;
          for (const view of ['#/play/L09-cancel/1', '#/ref/map/L09-cancel/1', '#/ref/source/Sources/Shared/Domain/Trunk.swift:1']) {
            location.hash = view;
            render();
          }
        }"""
    )
    assert page.locator("main img, main script").count() == 0
    assert "<img" in page.locator(".whole").inner_text()


def watched(page):
    page.on("console", lambda message: problems.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith((folder.as_uri(), "about:")) else problems.append(request.url))
    return page


problems = []


def main():
    check_files()
    target = pathlib.Path(sys.argv[-1]) if "--screenshots" in sys.argv else None
    if target:
        target.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = watched(browser.new_page(viewport={"width": 1400, "height": 900}))
        check_first_picture(page)
        for check in (check_answers, check_course, check_changes, check_keyboard, check_steady, check_code_of_calls, check_reference, check_extra, check_choosing, check_addresses, check_calls,
                      check_jobs, check_scenarios, check_playing):
            check(page)
        check_views(browser, watched, target)
        check_escaping(page)
        assert problems == [], problems
        browser.close()
    print("The page works.")


main()
