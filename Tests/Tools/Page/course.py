"""Compares the answer of each lesson with the recorded calls, and takes the course as a reader would."""

import json
import re

from explored import SIGN_IN, package, package_folder, path, patterns, texts, visit, wait

# Of each lesson: its choices and right answers, and what the calls answer.
LESSONS = """() => lessons.map((lesson) => ({
  name: lesson.name, choices: lesson.options ?? lesson.choices, right: lesson.right, answer: lesson.answer(),
  why: lesson.why, not: lesson.not, taps: lesson.taps, see: lesson.see, link: lesson.link,
  found: lesson.mark && Object.fromEntries(patterns().map((pattern) => [pattern, answerOf(lesson, pattern)?.part.role])),
  messages: Object.fromEntries(patterns().map((pattern) => [pattern, countsOf(callsOf(pattern, shownStep(lesson))).messages])),
}))"""


def check_course(page):
    page.set_viewport_size({"width": 1280, "height": 900})
    visit(page, "#/course/1")
    lessons = page.evaluate(LESSONS)
    assert len(lessons) == 10
    for number, lesson in enumerate(lessons, 1):
        check_answers(lesson)
        take_lesson(page, number, lesson)
    check_end(page, lessons)
    check_roles(page, lessons)
    check_tables(page)
    check_late(page)
    check_link(page)
    check_owners(page, lessons)
    check_numbers(page, lessons)
    check_progress(page)
    check_asking(page)


def check_answers(lesson):
    """The right answer is a choice, and the marked call has it as its sender or receiver."""
    name, choices = lesson["name"], lesson["choices"]
    assert set(lesson["why"]) == set(patterns), name
    for pattern in patterns:
        sample = f"Sources/{package['folders'][pattern]}/Sample/"
        lines = {line.strip() for file, text in texts["sources"].items() if file.startswith(sample) for line in text.splitlines()}
        assert set(lesson["why"][pattern].split("`")[1::2]) <= lines, f"{name}: not in the sources of {pattern}"
        if isinstance(choices, dict):
            assert lesson["right"][pattern] in choices[pattern] and len(set(choices[pattern])) == 3, (name, pattern)
            assert set(lesson["not"][pattern]) == set(choices[pattern]) - {lesson["right"][pattern]}, f"{name}: no reason in {pattern}"
        if lesson.get("found"):
            assert lesson["found"][pattern] == lesson["right"][pattern], (name, pattern, lesson["found"][pattern])
    if isinstance(choices, list):
        assert lesson["answer"] in choices, name


def take_lesson(page, number, lesson):
    """Chooses right everywhere but once, taps what the prompts ask for, and sees the score and the mark on the screen."""
    page.goto("about:blank")
    visit(page, f"#/course/{number}")
    if isinstance(lesson["choices"], dict):
        for pattern in patterns:
            right = lesson["right"][pattern]
            wrong = next(one for one in lesson["choices"][pattern] if one != right)
            page.locator(f"[id='guess-{pattern}-{wrong if pattern == 'VIPER' else right}']").check()
        score = "3 of 4 right"
    else:
        page.locator(f"[id='guess-all-{lesson['answer']}']").check()
        score = f"✓ Right: {lesson['answer']}"
    for _ in lesson["taps"] or [None]:
        page.locator("[data-next]:visible, #prompt, #show").first.click()
    page.get_by_role("heading", name=score).wait_for()
    assert page.locator("#done").inner_text() == f"{number}/10"
    dot = page.locator(f".dots a:nth-child({number})").inner_text()
    if isinstance(lesson["choices"], dict):
        verdict = page.locator(".v-bad").inner_text()
        wrong = next(one for one in lesson["choices"]["VIPER"] if one != lesson["right"]["VIPER"])
        assert verdict.startswith(f"✗ It is {lesson['right']['VIPER']}\n") and f"\nNot {wrong}: {lesson['not']['VIPER'][wrong]}" in verdict, verdict
        assert page.locator(".v-good").count() == 3 and "3/4" in dot
    else:
        assert "✓" in dot
    assert page.locator(".found").count() == (0 if lesson["name"] == "most" else 4), lesson["name"]
    assert f"{number}" in dot.split(":")[0], dot
    bodies = {round(one.bounding_box()["y"]) for one in page.locator(".stage .col > div:last-child").all()}
    assert len(bodies) == 1, f"{lesson['name']}: the cards are not level: {bodies}"
    for mark in page.locator(".found").all():
        box = mark.bounding_box()
        assert 0 <= box["y"] and box["y"] + box["height"] <= 900, f"{lesson['name']}: the mark is not on the screen"


def check_end(page, lessons):
    """The end says what was right, by question, and leads to an exercise and the guides, with the figures to choose by."""
    page.locator("#onward").click()
    right = sum(3 if isinstance(lesson["choices"], dict) else 1 for lesson in lessons)
    page.get_by_role("heading", name=f"You got {right} of ").wait_for()
    rows = page.locator(".panel tbody tr").all_inner_texts()
    assert [row.split(".")[0] for row in rows] == [str(number) for number in range(1, 11)]
    assert sum("3 of 4" in row and "see why" in row for row in rows) == sum(isinstance(lesson["choices"], dict) for lesson in lessons)
    assert "swift run quartet exercise" in page.locator("pre").inner_text()
    guides = [link.get_attribute("href") for link in page.locator(".text a").all()]
    assert len(guides) == 4 and page.locator(".figures tbody tr").count() > 10
    assert all((package_folder / "Docs" / guide.split("Docs/")[1]).is_file() for guide in guides), guides
    page.get_by_role("link", name="predict its files").click()
    page.get_by_text("Tick the files that will change").wait_for()


def check_asking(page):
    """A tap without a choice asks for one and shows no answer; a second tap shows the answers. The prompt is a button."""
    visit(page, "#/play")
    page.locator("#prompt").click()
    wait(page, "readState().path.length === 1")
    visit(page, "#/course/1")
    page.locator("#prompt").click()
    page.get_by_text("0 of 4 chosen. Choose first, or tap again to see the answers.", exact=True).last.wait_for()
    assert not page.evaluate("readState().isSeen")
    page.locator("input[name=RVB]").first.check()
    page.get_by_text("1 of 4 chosen. Choose first").last.wait_for()
    page.locator("#prompt").click()
    page.get_by_role("heading", name="of 4 right").wait_for()
    page.evaluate("kept.forget()")


def check_roles(page, lessons):
    """Each wrong answer says what its part does; each part that is described is in the recorded calls or objects of its pattern."""
    does = page.evaluate("""() => Object.fromEntries([...document.getElementById('does').content.children].map((one) =>
      [one.title, [...one.querySelectorAll('dt')].map(({ textContent }) => textContent)]))""")
    recorded = page.evaluate("""() => Object.fromEntries(patterns().map((pattern) => [pattern, [
      ...trace(pattern).functions.map(({ component }) => component), ...trace(pattern).objects.flatMap(({ types }) => types),
    ].map((type) => roleOf(pattern, type)[0])]))""")
    for pattern in patterns:
        assert set(does[pattern]) <= set(recorded[pattern]), set(does[pattern]) - set(recorded[pattern])
        for lesson in lessons:
            if isinstance(lesson["choices"], dict):
                assert set(lesson["choices"][pattern]) <= set(does[pattern]), (lesson["name"], pattern)
    files = [file for file in texts["sources"] if "/Sample/" in file]
    assert [file for file in files if file.endswith("ViewModel.swift")] == ["Sources/RVBKit/Sample/Login/LoginViewModel.swift"]
    assert not any(file.endswith("CommentMediator.swift") for file in files)
    unowned = {file.split("/")[1] for file in files if "unowned let view" in texts["sources"][file]}
    assert unowned == {"VIPERKit"}, unowned


def check_tables(page):
    """Lesson 5 and the end show the answers of the screen that the reader chooses, and two lessons the recorded calls of other steps."""
    for address in ("#/course/5/seen", "#/course/end"):
        visit(page, address)
        page.get_by_role("button", name="Comment", exact=True).click()
        page.locator(".facts td", has_text="commentDidSend(text)").wait_for()
    visit(page, "#/course/4/seen")
    rows = {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in page.locator(".facts tbody tr").all()}
    assert "2×" in rows["Cancel in Login"][1] and sum("2×" in cell for row in rows.values() for cell in row) == 1
    assert [cell == "nothing" for cell in rows["a swipe in Comment"]] == [False, True, True, False]
    visit(page, "#/course/3/seen")
    assert page.locator(".facts td", has_text="closes").count() == 8 and page.locator(".facts td", has_text="opens").count() == 12
    visit(page, "#/course/2/seen")
    assert "275" in page.locator(".phone").inner_text()


def check_late(page):
    """The late reply calls nothing but the domain, and changes nothing on the screen. The owner’s closure refers weakly to it."""
    visit(page, path(*SIGN_IN, "tap login.cancelButton", "reply accepted"))
    shown = page.evaluate("""() => {
      const { steps } = runOf(readState());
      return [steps.at(-1).screen === steps.at(-2).screen, patterns().every((one) => endsInDomain(callsOf(one, steps.at(-1))))];
    }""")
    assert shown == [True, True]
    page.get_by_text("No pattern is notified.").wait_for()
    weak = page.evaluate("""() => Object.fromEntries(patterns().map((pattern) => [pattern,
      callsOf(pattern, runOf({ path: pathOfSteps(signIn.slice(0, 1)) }).steps.at(-1)).find(({ what, to, origin }) =>
        to.role === 'Domain' && /attempt/i.test(what) && lineOf(origin).includes('[weak self')).from.role]))""")
    assert weak == page.evaluate("lessons.find(({ name }) => name === 'late').right")


def check_link(page):
    """The link arrives while the alert is in front, and the screen stays."""
    visit(page, "#/course/7")
    steps = page.evaluate("lessonRun(lessons[6]).steps.slice(-2).map(({ text, screen }) => [text, screen])")
    assert [text for text, _ in steps] == ["tap comment.cancelButton", "open quartet://comment"]
    assert steps[0][1] == steps[1][1] and package["screens"][steps[1][1]][-1]["isAlert"]


def check_owners(page, lessons):
    """The owner in lesson 5 is the one in the objects, and the part of lesson 8 owns the attempt."""
    visit(page, "#/course/5/seen")
    owns = """(isAttempt) => Object.fromEntries(patterns().map((pattern) => {
      const step = shownStep(lessons[4]);
      const nodes = ownersOf(pattern, step.of(pattern).objects, 'Login');
      return [pattern, targetIn(nodes, isAttempt ? 'attempt' : 'decides').owner.part.role];
    }))"""
    assert page.evaluate(owns, False) == lessons[4]["right"]
    assert page.evaluate(owns, True) == next(one for one in lessons if one["name"] == "late")["right"]


def check_numbers(page, lessons):
    """The last two lessons answer as the patches and the recorded calls do, and each lesson leads to a view."""
    visit(page, "#/course/9/seen")
    roles = page.evaluate("""() => Object.fromEntries(patterns().map((pattern) => [pattern, filesOfChange(
      changes().find(({ name }) => name === lessons[8].change), pattern).map(({ path }) =>
      roleOf(pattern, path.split('/').at(-1).replace('.swift', ''))[0])]))""")
    for pattern in patterns:
        assert set(lessons[8]["choices"][pattern]) & set(roles[pattern]) == {lessons[8]["right"][pattern]}, pattern
    messages = lessons[9]["messages"]
    most = max(messages.values())
    assert [pattern for pattern in patterns if messages[pattern] == most] == [lessons[9]["answer"]]
    check_messages(page, messages)
    other = page.evaluate("patterns().map((pattern) => [pattern, countsOf(callsOf(pattern, lessonRun(lessons[2]).steps.at(-1))).messages])")
    order = lambda counts: sorted(patterns, key=lambda pattern: dict(counts)[pattern])
    assert order(other) != order(messages), "the order does not differ from tap to tap"
    for number, lesson in enumerate(lessons, 1):
        visit(page, f"#/course/{number}/seen")
        shown = page.evaluate("titleOfStep(shownStep(readState().lesson).text)")
        page.locator(".band a", has_text=lesson["link"]).click()
        page.get_by_role("heading", name="A comment has a rating" if "/" in lesson["see"] else shown).wait_for()
        assert page.evaluate("readState().missing.length") == 0, lesson["see"]


def check_messages(page, messages):
    """The lesson and the map count what Costs and Choosing count, for the same step."""
    costs = (package_folder / "Docs/Costs.md").read_text()
    scenario, step = re.search(r"compare (\S+) --step (\d+) --counts", costs).groups()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in costs.splitlines() if re.match(r"\| (tap login|messages)", line)]
    counted = dict(zip(*(row[1:] for row in rows), strict=True))
    assert {pattern: str(number) for pattern, number in messages.items()}.items() <= counted.items(), (messages, counted)
    table = json.loads(texts["sources"]["Docs/Choosing.json"])
    row = next(row for row in table["rows"] if row["title"] == "a tap on “Sign in”, messages")
    assert messages.items() <= dict(zip(table["columns"], row["values"], strict=True)).items(), (messages, row)
    visit(page, f"#/ref/map/{scenario}/{step}")
    for pattern, number in messages.items():
        assert page.locator(f".panel[data-pattern='{pattern}'] h2 small").inner_text().startswith(f"{number} message")


def check_progress(page):
    """The score stays after a reload, “Try again” asks anew and keeps the better score, and “Forget all answers” asks first."""
    visit(page, "#/course/1/seen")
    page.reload()
    page.get_by_role("heading", name="3 of 4 right").wait_for()
    assert page.locator("#view-course").inner_text().endswith("10/10")
    page.locator("#again").click()
    page.get_by_text("0 of 4 chosen").wait_for()
    page.locator("[id='guess-RVB-Router']").check()
    page.locator("#prompt").click(click_count=2)
    page.get_by_role("heading", name="0 of 4 right").wait_for()
    assert "3/4" in page.locator(".dots a").first.inner_text()
    page.evaluate("kept.set('scores', { first: [4, 4], rule: [1, 4] })")
    visit(page, "#/course")
    assert page.evaluate("readState().lesson.name") == "formats"
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.locator("#restart").click()
    assert page.locator("#view-course").inner_text().endswith("2/10")
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("#restart").click()
    wait(page, "document.querySelector('#view-course').innerText.endsWith('0/10')")
    visit(page, "#/course/1/seen")
    page.get_by_role("heading", name="Here is what ran").wait_for()
    assert page.locator("#view-course").inner_text().endswith("0/10") and page.locator(".dots .done").count() == 0
