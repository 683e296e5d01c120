"""Uses the page of `quartet explore` as a reader would, and fails at the first thing that is wrong."""

import gzip
import json
import pathlib
import random
import shutil
import statistics
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe
from explored import address, folder, index, package, package_folder, quartet, scenarios, traces, visit, wait
from playwright.sync_api import sync_playwright
from questions import check_questions
from windows import check_windows

def check_files():
    size = sum(len(gzip.compress(file.read_bytes())) for file in folder.rglob("*") if file.is_file())
    print(f"the folder has {size} bytes, compressed")
    assert size < 2_000_000
    graph = package["graph"]
    print(f"{len(graph['states'])} states: {graph['bound']}")
    lines = {}
    for trace in traces:
        assert set(trace["steps"]) == set(scenarios)
        for place in [function["place"] for function in trace["functions"]] + trace["origins"]:
            file, line = place.rsplit(":", 1)
            lines.setdefault(file, (package_folder / file).read_text().count("\n"))
            assert 1 <= int(line) <= lines[file], place
            assert file in package["sources"], file
        for name, steps in trace["steps"].items():
            assert len(steps) == len(scenarios[name]["steps"]), name
            assert all(len(step) == 2 for step in steps), f"{name} shows something unexpected"
        for state, numbers in zip(graph["states"], trace["states"]):
            assert len(numbers) == len(state["transitions"]) + 1
    everything = (folder / "data" / "package.js").read_text() + "".join(map(json.dumps, traces))
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
        assert " ".join(element["text"].split()) in " ".join(text.split()), where
        if kind == "button":
            assert text.replace("(disabled)", "").strip(), f"{where}: {name} has no title"


# What the drawn phone says.
DRAWN = """() => {
  const top = document.querySelector('.phone [data-top]');
  return top && {
    title: top.querySelector('.title').textContent,
    hasBackButton: (top.querySelector('.back')?.textContent ?? '') !== '',
    elements: [...top.querySelectorAll('[data-id]')].map((one) => [
      one.dataset.id, one.dataset.kind, one.textContent.trim(), one.classList.contains('disabled'),
      one.classList.contains('focused')]),
    buttons: [...document.querySelectorAll('.alert[data-top] .button')].map((one) => one.textContent),
  };
}"""

# Presses the arrow key until the last step, and returns what was drawn after each, and how long it took.
STEPPING = f"""async () => {{
  const changed = () => new Promise((done) => addEventListener('hashchange', done, {{ once: true }}));
  const drawn = {DRAWN};
  const result = [{{ drawn: drawn(), time: 0 }}];
  while (document.querySelector('.steps li:last-child [aria-current]') === null) {{
    const start = performance.now();
    const change = changed();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'ArrowRight', bubbles: true }}));
    await change;
    document.body.getBoundingClientRect();
    result.push({{ drawn: drawn(), time: performance.now() - start }});
  }}
  return result;
}}"""


def check_first_paint(page):
    """The fastest of three, so that other programs on the machine do not count."""
    paints = []
    for _ in range(3):
        visit(page)
        paints.append(page.evaluate("performance.getEntriesByType('paint').at(-1).startTime"))
    print(f"first paint after {min(paints):.0f} ms")
    assert min(paints) < 300


def check_scenarios(page):
    """Steps through every scenario with the arrow key, each time with another pair of patterns."""
    names = package["implementations"]
    times = []
    for number, scenario in enumerate(package["scenarios"]):
        pair = (names[number % len(names)], names[(number + 1 + number // len(names)) % len(names)])
        page.goto(address(scenario=scenario["name"], step=0, patterns=dict.fromkeys(pair)))
        wait(page, f"document.querySelector('#main h2').textContent === {json.dumps(scenario['title'])}")
        steps = page.evaluate(STEPPING)
        assert len(steps) == len(scenario["steps"]), scenario["name"]
        for step, shown in enumerate(steps):
            check_screen(shown["drawn"], expected_screen(scenario, step), f"{scenario['name']}, step {step}")
        times += [shown["time"] for shown in steps[1:]]
    print(f"{len(package['scenarios'])} scenarios; a step takes {statistics.median(times):.0f} ms, at most {max(times):.0f}")
    assert statistics.median(times) < 50, "a step takes too long"


def check_playing(page):
    """Uses the phone and the buttons below it at random, and finds what the graph says. An address is the whole path."""
    graph = package["graph"]
    seed = random.randrange(1 << 32)
    print(f"random use with the seed {seed}")
    generator = random.Random(seed)
    visit(page, index)
    page.locator("#view-use").click()
    page.get_by_text(f"The phone has {len(graph['states']):,} states: {graph['bound']}.").wait_for()
    state = 0
    for number in range(1, 61):
        transitions = dict(graph["states"][state]["transitions"])
        live = page.locator(".phone .live, .happenings button:enabled")
        assert live.count() == len(transitions), [graph["steps"][step] for step in transitions]
        live.nth(generator.randrange(live.count())).click()
        wait(page, f"document.querySelector('#step-{number}[aria-current]')")
        step = page.evaluate("readState().path.at(-1)")
        state = transitions[step]
        check_screen(page.evaluate(DRAWN), graph["states"][state]["screen"], f"{graph['steps'][step]}, seed {seed}")
    drawn, shared = page.evaluate(DRAWN), page.url
    visit(page, shared)
    assert page.evaluate(DRAWN) == drawn


def check_messages(page):
    """Compares the messages of a scenario with those that the command prints."""
    for name in ("L06-wrong-pair", "C05-swipe-asks"):
        printed = json.loads(subprocess.run([quartet, "compare", name, "--json"], check=True, capture_output=True).stdout)
        visit(page, scenario=name, patterns=package["implementations"][:4])
        for step in printed["steps"]:
            for implementation in step["implementations"]:
                titles = lambda calls: [title for call in calls for title in (call["title"], *titles(call["calls"]))]
                shown, counts = page.evaluate(
                    """([step, name]) => {
                      const { messages } = runOf(readState()).steps[step].of(name);
                      return [messagesIn(messages).map((one) => one.title), countsOf(messages)];
                    }""",
                    [step["number"], implementation["name"]])
                assert shown == titles(implementation["calls"]), (name, step["number"], implementation["name"])
                number = implementation["counts"]
                text = f"{number['messages']} message{'' if number['messages'] == 1 else 's'}"
                text += "".join(f", {number[key]} {word}" for key, word in (("made", "made"), ("freed", "deallocated")) if number[key])
                assert counts == text, (name, step["number"], implementation["name"])


def check_map(page):
    """Plays the messages of a step one after the other, each with an arrow."""
    visit(page, step=5, show="map", patterns=package["implementations"][:4])
    for pattern in package["implementations"][:4]:
        assert page.evaluate(f"messagesIn(runOf(readState()).steps[5].of({json.dumps(pattern)}).messages).length") > 2
    assert page.locator(".flow li:first-child .hint").all_inner_texts() == ["server → domain"] * 4
    page.locator("#message-next").click()
    assert page.locator("svg.map .current").count() == 4
    assert page.locator(".flow [aria-current]").count() == 4
    page.locator("#play").click()
    page.get_by_role("button", name="Pause").wait_for()
    page.locator("#message-all").click()
    page.get_by_role("button", name="Play").wait_for()
    # An implementation that the page does not know has the roles of the baseline.
    page.evaluate("() => { delete roles.VIPER; render(); }")
    assert page.locator("svg.map").count() == 4


def check_recipes(page):
    """Opens each chapter and recipe of the guides, and finds a text and code of the sources for the patterns."""
    patterns = package["implementations"][:4]
    page.goto(address(view="compare", patterns=patterns))
    for group, least in (("In the guides", 4), ("Recipes", 3)):
        titles = page.locator(f"#task optgroup[label='{group}'] option").all_inner_texts()
        assert len(titles) > 5, titles
        for title in titles:
            page.locator("#task").select_option(title)
            page.locator("h2", has_text=title).wait_for()
            columns = page.locator(".columns > section").all()
            assert len(columns) >= least, title
            assert all(column.inner_text().count("\n") > 0 for column in columns), title
            assert page.locator(".columns figcaption a").count() > 0, f"{title} has no code of the sources"


def check_example(page):
    """Shows the reader's own implementation beside the patterns."""
    page.goto(address(view="compare", task="The same tap"))
    column = page.locator(".columns > [data-pattern=MVVM]")
    assert column.count() == 0
    page.locator("#example").check()
    for task in page.evaluate("example.declarations.flatMap(([titles]) => titles)"):
        visit(page, view="compare", task=task, example=1)
        assert column.locator("figcaption a").count() == column.locator("figure").count() > 0, task
    for screen in page.evaluate("modules"):
        visit(page, view="compare", task=screen, example=1)
        assert screen in column.locator("option:checked").inner_text()


def check_glossary(page):
    """Explains a word on hover and on focus."""
    visit(page, view="read", task="Docs/Comparison.md")
    words = page.locator(".term > a")
    assert page.locator("main p").first.inner_text().startswith("The four implementations follow the same rules.")
    assert len(set(words.all_inner_texts())) == words.count() >= 3
    for number, explain in enumerate((words.nth(0).hover, words.nth(1).focus)):
        meaning = page.locator(".meaning").nth(number)
        assert not meaning.is_visible()
        explain()
        assert meaning.is_visible() and len(meaning.inner_text()) > 20


def check_shared_address(browser, page):
    visit(page, scenario="L09-cancel", step=2, patterns=["RVB", "Interactions"])
    page.locator(".columns .tree a").first.click()
    page.wait_for_selector("#source .marked")
    page.keyboard.press("ArrowRight")
    page.locator("label", has_text="Every function").click()
    wait(page, "new URLSearchParams(document.querySelector('#view-compare').hash.slice(1)).has('all')")
    other = browser.new_page()
    visit(other, page.url)
    for part in ("main", "#patterns", "#views"):
        assert other.locator(part).inner_text() == page.locator(part).inner_text(), part
    other.close()


def check_keyboard(page):
    """Skips the scenarios, reads the status, finds a scenario, steps, opens a function's source and closes it, without a pointer."""
    visit(page, scenario="R01-comment-of-other-window", step=9)
    for key in ("Tab", "Enter", "ArrowRight"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.id") == "main"
    page.get_by_role("status").filter(has_text="Step 10: other window").wait_for()
    for part in ("Review, window 1", "Sign out (button)"):
        assert part in page.locator("[data-top]").text_content()
    page.keyboard.press("/")
    page.keyboard.type("late reply")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait(page, "document.querySelector('#list [aria-current]')?.id.startsWith('scenario-L09')")
    page.keyboard.press("ArrowRight")
    wait(page, "document.querySelector('#step-2[aria-current]')")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.tree') !== null"):
            break
    source = page.evaluate("document.activeElement.dataset.source")
    page.keyboard.press("Enter")
    page.wait_for_selector("#source .marked")
    assert page.locator("#source .path").inner_text() == source
    page.keyboard.press("Escape")
    page.wait_for_selector("#source", state="hidden")
    assert page.evaluate("document.activeElement.dataset.source") == source


def check_print(page):
    """Prints all calls, diagrams and objects, and the source below them."""
    page.emulate_media(media="print")
    for show in ("messages", "map", "owners"):
        visit(page, show=show, step=4, source="Sources/Shared/Domain/Trunk.swift:9")
        assert page.evaluate("getComputedStyle(document.querySelector('#source')).position") == "static"
        parts = page.locator(".scrolling").evaluate_all("all => all.map((one) => getComputedStyle(one).overflow)")
        assert set(parts) == {"visible"}, show
    page.emulate_media(media="screen")


def check_wrong_addresses(page):
    """Says what an address names that the page does not have."""
    for more, shown in (
        ({"scenario": "L99-none"}, "scenario “L99-none”"), ({"path": "19.1"}, "step 1 of the path “19.1”"),
        ({"step": 99}, "step 99: the last one is "), ({"patterns": ["RVB", "MVC"]}, "patterns “MVC”"),
        ({"source": "Nowhere.swift:1"}, "source “Nowhere.swift:1”"), ({"lesson": "none"}, "lesson “none”"),
    ):
        visit(page, **more)
        page.get_by_role("alert").filter(has_text=f"Not found: {shown}").wait_for()
    page.goto(address())
    page.get_by_role("alert").wait_for(state="detached")


def check_charts(browser):
    """The charts have the colors of the page in both schemes: their texts lie on its background."""
    for chart in (folder / "charts").iterdir():
        assert "@media (prefers-color-scheme: dark)" in chart.read_text(), chart
    for scheme in ("light", "dark"):
        page = browser.new_page(color_scheme=scheme)
        visit(page, view="read", task="Docs/Costs.md")
        backs = page.locator("main img").evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
        assert len(backs) > 3 and set(backs) == {"rgba(0, 0, 0, 0)"}, scheme
        page.close()


def check_escaping(page):
    page.goto(address())
    page.evaluate(
        """() => {
          const evil = '<img src=x onerror="document.title=1"><script>1</script>';
          data.package.scenarios.forEach((one) => { one.title = evil; one.steps.forEach((step) => step.text = evil); });
          data.package.sources['Sources/Shared/Domain/Trunk.swift'] = evil;
          for (const view of ['start', 'use', 'compare', 'read']) { go({ view, source: 'Sources/Shared/Domain/Trunk.swift:1' }); render(); }
        }"""
    )
    assert page.locator("main img, aside img, main script, aside script").count() == 0
    assert "<img" in page.locator("#source").inner_text()


def check_views(browser, problems):
    """Checks each view for accessibility, and that nothing is wider than the window."""
    axe = Axe()
    for scheme, width in (("light", 390), ("dark", 1280), ("light", 1920)):
        context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
        page = watched(context.new_page(), problems)
        states = [dict(view=view, step=4) for view in ("start", "compare", "read")]
        states += [dict(view="read", task="Docs/Costs.md"), dict(view="read", task="Docs/RVB.md")]
        states += [dict(show=show, step=4) for show in ("messages", "map", "owners")]
        states += [dict(path="0.3.4.5", step=4), dict(lesson="rule!", step=1), dict(lesson="weak!", scenario="none")]
        states += [dict(view="compare", task=task) for task in ("Login", "The same change", "SwiftUI")]
        states.append(dict(scenario="C05-asks", step=6, source="Sources/Shared/Domain/Trunk.swift:3"))
        for state in states:
            visit(page, **state)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, state)
            # Every link of the page begins with #, so axe takes the steps that are scrolled out of sight for skip links.
            result = axe.run(page, options={"preload": False, "rules": {"skip-link": {"enabled": False}}})
            assert result.violations_count == 0, f"{width} {state}\n{result.generate_report()}"
        context.close()


def watched(page, problems):
    page.on("console", lambda message: problems.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith((folder.as_uri(), "about:")) else problems.append(request.url))
    return page


def take_screenshots(browser, target):
    """Takes pictures of each view at three widths, and the one of the README."""
    target.mkdir(parents=True, exist_ok=True)

    def take(name, state, **options):
        page = browser.new_page(**options)
        visit(page, **state)
        page.screenshot(path=target / f"{name}.png")
        page.close()

    for width, count in ((390, 2), (1280, 2), (1920, 4)):
        for scheme in ("light", "dark"):
            for name, more in (("start", dict(view="start")), ("messages", {}), ("map", dict(show="map")), ("owners", dict(show="owners")),
                               ("compare", dict(view="compare")), ("costs", dict(view="read", task="Docs/Costs.md"))):
                state = dict(step=5, patterns=package["implementations"][:count], **more)
                take(f"{name}-{width}-{scheme}", state, viewport={"width": width, "height": 900}, color_scheme=scheme)
    readme = dict(step=5, show="map", patterns=package["implementations"][:4])
    take("explore", readme, viewport={"width": 1760, "height": 900})


def main():
    check_files()
    problems = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = watched(browser.new_page(viewport={"width": 1400, "height": 900}), problems)
        check_first_paint(page)
        check_questions(page)
        check_windows(page)
        check_charts(browser)
        check_wrong_addresses(page)
        check_recipes(page)
        check_example(page)
        check_glossary(page)
        check_scenarios(page)
        check_playing(page)
        check_messages(page)
        check_map(page)
        check_shared_address(browser, page)
        check_keyboard(page)
        check_print(page)
        check_views(browser, problems)
        check_escaping(page)
        assert problems == [], problems
        if "--screenshots" in sys.argv:
            take_screenshots(browser, pathlib.Path(sys.argv[-1]))
        browser.close()
    print("The page works.")


main()
