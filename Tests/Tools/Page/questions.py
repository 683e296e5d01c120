"""Follows each question of the page, and compares its answer with the sources and the recorded calls."""

import json
import re

from explored import address, index, package, visit, wait

# The lines that the code of an answer leads to, and whether a function of them was called in a step of the question.
CALLED = """(lesson) => {
  const run = runOf(readState());
  return Object.keys(lesson.each).filter((pattern) => {
    const calls = run.steps.flatMap((step) => messagesIn(step.of(pattern).calls));
    return ![...document.querySelectorAll('#answer [data-source]')].filter((link) =>
      link.closest('dd').previousSibling.textContent === pattern).every(({ dataset: { source } }) => {
        const [file, line] = source.split(':');
        const lines = data.package.sources[file].split('\\n');
        return calls.some(({ place, origin }) => origin === source
          || (place.startsWith(`${file}:`) && Number(place.split(':')[1]) <= line && line <= lastLine(lines, Number(place.split(':')[1]))));
      });
  });
}"""


def show(page, **state):
    visit(page, patterns=package["implementations"], **state)


def check_questions(page):
    page.set_viewport_size({"width": 1400, "height": 900})
    visit(page, index)
    count = page.locator(".questions a").count()
    assert 8 <= count <= 10
    assert page.locator("svg.map").count() == 4
    meanings = page.locator("svg.map title").all_text_contents()
    assert len(meanings) == page.locator(".columns li").count() > 20 and all(len(one) > 10 for one in meanings)
    for number in range(count):
        check_question(page, number)
    check_first(page)
    check_change(page)
    check_weak(page)
    check_fewest(page)
    check_playing_on(page)
    check_choice(page)


def check_question(page, number):
    """Shows the answer, finds all that it names, and opens its code."""
    visit(page, index)
    page.locator(".questions a").nth(number).click()
    page.locator("#show-answer").click()
    assert len(page.locator("#answer").inner_text()) > 40
    wait(page, "!document.querySelector('main').innerText.includes('Loading …')")
    lesson = page.evaluate(f"lessons[{number}]")
    wait(page, f"document.querySelectorAll('.found').length === {len(lesson['find'])}")
    if lesson["name"] == "owner":
        assert page.locator("svg.map .asked").count() == 4
    if lesson["name"] != "link":
        assert page.locator("#answer dt").all_inner_texts()[:4] == package["implementations"][:4], lesson["name"]
    code = sum(text.count("`") // 2 for text in lesson.get("each", {}).values())
    assert page.locator("#answer dd a[data-source]").count() == code, f"{lesson['name']}: not in the sources"
    # A property is not called.
    if lesson["name"] != "owner" and code > 0:
        page.evaluate("go({ patterns: data.package.implementations })")
        wait(page, "!document.querySelector('main').innerText.includes('Loading …')")
        assert page.evaluate(CALLED, lesson) == [], lesson["name"]
    page.locator("#see-code").click()
    page.locator("h2", has_text=lesson["see"]).first.wait_for()
    assert page.locator(".columns > section").count() >= 4, lesson["name"]
    assert page.locator(".lesson #answer").count() == 1


def answers(page):
    """The texts of an answer, by pattern."""
    names, texts = (page.locator(f"#answer {part}").all_inner_texts() for part in ("dt", "dd"))
    return dict(zip(names, texts, strict=True))


def check_first(page):
    """The Presenter has no part in the first tap on “Leave a comment”."""
    path = package["graph"]["steps"].index("tap review.commentButton")
    show(page, path=path)
    titles = page.evaluate("messagesIn(runOf(readState()).steps[1].of('Round Table').messages).map((one) => one.title)")
    assert [one for one in titles if "handleView" in one] == ["ReviewModuleCore.handleView(intent:)", "ReviewModuleJoint.handleView(intent:)"]


def check_change(page):
    """The numbers are those of the comparison's table."""
    rows = re.findall(r"^\| \[(.+?)\]\(\S+patch\) \|(.*)\|$", package["docs"]["Docs/Comparison.md"], re.M)
    assert len(rows) == 4
    show(page, view="compare", task="The same change", lesson="change!")
    shown = answers(page)
    expected = {}
    for pattern, cells in rows:
        files, added, removed, _, *tests = map(int, cells.split("|"))
        expected[pattern] = (files, added + removed)
        text = f"{files} files, {added} lines added, {removed} removed; "
        text += f"in tests {tests[0]} added, {tests[1]} removed." if any(tests) else "tests unchanged."
        assert shown[pattern].startswith(text), pattern
    assert min(expected, key=lambda one: expected[one][0]) == "RVB"
    assert min(expected, key=lambda one: expected[one][1]) == "Interactions"


def check_weak(page):
    """The component whose line is named owns the attempt."""
    show(page, path=package["graph"]["steps"].index("tap review.accountButton"), lesson="weak!")
    for link in page.locator("#answer dd a").all():
        owner = link.get_attribute("data-source").split("/")[-1].split(".")[0]
        pattern = link.evaluate("(one) => one.closest('dd').previousSibling.textContent")
        owns = """([owner, pattern]) => {
          const { types, references } = runOf(readState()).steps[1].of(pattern).objects;
          return references.some(({ from, to, ownership }) => types[from] === owner && types[to] === 'SignInAttempt' && ownership === 'strong');
        }"""
        assert page.evaluate(owns, [owner, pattern]), owner


def counts(page, step):
    """The messages, what is made and deallocated, and the functions of a step, by pattern, as the page shows them."""
    texts = {name: page.locator(f".columns [data-pattern='{name}'] .hint").first.inner_text() for name in package["implementations"]}
    number = lambda text, noun: int((re.search(rf"(\d+) {noun}", text) or [0, 0])[1])
    return {name: [number(text, noun) for noun in ("message", "made", "deallocated", "function")] for name, text in texts.items()}


def check_fewest(page):
    """The numbers are those of the recorded calls, and of the page of the costs."""
    visit(page, index)
    page.evaluate("go({ patterns: data.package.implementations }), location.hash = lessonAddress(lessons.at(-1)), go({ lesson: 'fewest!' })")
    page.locator("#answer").wait_for()
    wait(page, "!document.querySelector('main').innerText.includes('Loading …')")
    shown = answers(page)
    here = counts(page, 4)
    show(page, scenario="A01-limit", step=10)
    limit = counts(page, 10)
    for name in package["implementations"]:
        assert f"{here[name][0]} messages here, {limit[name][0]} at the limit" in shown[name], (name, here[name], limit[name])
        made = f", and {here[name][1]} and {limit[name][1]} renderables are made"
        assert (made in shown[name]) == (here[name][1] > 0), name
    patterns = package["implementations"][:4]
    fewest = lambda counted: [name for name in patterns if counted[name][0] == min(counted[one][0] for one in patterns)]
    assert (fewest(here), fewest(limit)) == (["RVB"], ["VIPER"])
    costs = package["docs"]["Docs/Costs.md"]
    for row, name in enumerate(("messages", "made", "deallocated", "functions entered")):
        cells = re.search(rf"^\| {name} \|(.*)\|$", costs, re.M)[1].split("|")
        assert [int(cell) for cell in cells] == [limit[one][row] for one in package["implementations"]], name


def check_playing_on(page):
    """The question and its answer stay while the reader does what question 7 asks for."""
    visit(page, index)
    page.get_by_role("link", name="What does a link do while an alert asks?").click()
    page.locator("#show-answer").click()
    page.locator("[id='tap-Discard']").click()
    page.locator("#do-open-quartet-comment").click()
    wait(page, "readState().path.length === 9")
    assert page.locator("#answer").count() == page.locator("#next-question").count() == 1
    page.locator("#back-to-question").click()
    wait(page, "readState().path.length === 7")
    assert page.locator("#back-to-question").count() == 0
    page.locator("#next-question").click()
    page.get_by_role("heading", name="What breaks without [weak self]?").wait_for()
    page.locator("#view-use").click()
    page.locator(".lesson").wait_for(state="detached")


def check_choice(page):
    """A question keeps the patterns that the reader has chosen, and a page without code for them says so."""
    visit(page, view="start", patterns=["RVB"])
    page.locator(".questions a").first.click()
    page.locator(".columns > section").first.wait_for()
    assert page.locator(".columns h3").all_inner_texts() == ["RVB guide"]
    visit(page, view="compare", task="The same tap", patterns=["Baseline"])
    assert page.locator("#without").inner_text() == "There is no code on this page for Baseline."
