"""Compares the table of answers, and what the lessons say about ends, with the recorded calls and objects of each screen."""

import re

from explored import SIGN_IN, patterns, visit

SCREENS = ("Review", "Login", "Recovery", "Comment")
CANCEL = (*SIGN_IN[:2], "tap login.cancelButton")
RECOVERY = (*SIGN_IN[:2], "tap login.recoveryButton")
SENT = (*RECOVERY, "tap recovery.sendButton")
BACK = (*RECOVERY, "back")
TYPED_RECOVERY = (SIGN_IN[0], "tap login.recoveryButton", "type recovery.login ada@example.com")
COMMENT = (*SIGN_IN, "reply accepted", "tap review.commentButton")
TYPED = (*COMMENT, "type comment.text Hello")
ASKED = (*TYPED, "tap comment.cancelButton")
DISCARDED = (*ASKED, "tap \"Discard\"")
POSTED = (*TYPED, "tap comment.sendButton")
LOGIN_SWIPE, COMMENT_SWIPE = (*SIGN_IN[:2], "swipe"), (*COMMENT, "swipe")

# What happens in the last step of a path: the functions that run, the screens of the kit, the reports, what is freed, and who
# owns the part that decides.
STEP = """([pattern, texts, screen]) => {
  const run = runOf({ path: pathOfSteps(texts) });
  if (run.steps.length !== texts.length + 1) throw new Error(`not possible: ${texts}`);
  const step = run.steps.at(-1);
  const calls = callsOf(pattern, step);
  const nodes = ownersOf(pattern, step.of(pattern).objects, screen);
  const all = (calls) => calls.flatMap((call) => [call, ...all(call.calls)]);
  const getters = all(step.of(pattern).tree).filter(({ title, place }) => title.endsWith('.getter') && place.includes('/Sample/'));
  const functions = [...functionsOf(pattern, step), ...getters.map((one) => ({ part: partOf(pattern, one), place: one.place }))];
  return {
    functions: functions.map(({ part, place }) => [part.module, part.role, declarationAt(place).join('\\n')]),
    screens: calls.filter(({ verb }) => verb && verb !== 'asks').map(({ from, verb, origin }) => [from.module, from.role, verb, lineOf(origin)]),
    reports: calls.filter(isReport).map(({ from, what }) => [from.module, from.role, what]),
    freed: calls.filter(({ operation }) => operation === '-').map(({ to }) => to.module),
    isFreedFirst: calls[0].operation === '-',
    owner: nodes.length > 0 && (targetIn(nodes, 'decides').owner?.part.role ?? 'UIKit'),
  };
}"""

# Of each question and screen: the steps, and what the code of a part contains that runs in them and is the answer.
DECIDES = {
    "Review": ((SIGN_IN[:1], COMMENT), r"account == nil|isSignedIn|let account\b"),
    "Login": ((SIGN_IN, CANCEL, RECOVERY), r"guard .*(isReadyToSignIn|canSignIn)|guard !hasEnded|recoveryButtonTap:\s+push|router\?\.routeTo"),
    "Recovery": ((SENT,), r"notifyOut|recoveryDidSend|onSend\?|didSendInstructions"),
    "Comment": ((ASKED, POSTED), r"if .*isBlank|draft\??\.text ="),
}
ENABLES = {"Review": (SIGN_IN[:1], COMMENT), "Login": (SIGN_IN[:3],), "Recovery": (TYPED_RECOVERY,), "Comment": (TYPED,)}
ENABLING = r"(?:enabled|canSend|canSignIn): |Interaction\(to: |\.isEnabled = !?(?:text|login)\.|var (?:canSignIn|isReadyToSignIn|areComplete)|canSend = text"
TEXTS = r"Texts\.\w+\.(?!title\b)\w+|String\([a-z.]*remaining\)"
FORMATS = {
    "Review": ((*SIGN_IN, "reply accepted"), POSTED), "Login": ((*SIGN_IN, "reply wrong"), SENT),
    "Recovery": (RECOVERY, TYPED_RECOVERY, SENT), "Comment": (TYPED, ASKED),
}
OPENS = {"Review": (SIGN_IN[:1], COMMENT, CANCEL, POSTED), "Login": (RECOVERY, SENT), "Recovery": (TYPED_RECOVERY, SENT), "Comment": (ASKED,)}
ENDS = {"Review": (SIGN_IN[:1], COMMENT), "Login": (CANCEL, LOGIN_SWIPE), "Recovery": (SENT, BACK), "Comment": (POSTED, DISCARDED, COMMENT_SWIPE)}
PARENTS = {"Login": "Review", "Recovery": "Login", "Comment": "Review"}
SHOWN = {"Review": (*SIGN_IN, "reply accepted"), "Login": SIGN_IN, "Recovery": RECOVERY, "Comment": COMMENT}
# Parts that the kit or the router of a view stands between: they open, and the recording names the caller.
HELPERS = {("Comment", "VIPER"): {"View"}, ("Comment", "RVB"): {"Router"}}


def check_answers(page):
    visit(page, "#/play")
    table = page.evaluate("""() => Object.fromEntries(modules.map((screen) => [screen, Object.fromEntries(answersIn(screen).map(
      ([question, cells]) => [question.replace(/“.*”/, "its buttons"), cells.map((cell) => [[...cell.querySelectorAll('b')].map((one) => one.textContent), cell.textContent])]))]))""")
    steps = {}

    def step(pattern, texts, screen="Review"):
        key = (pattern, texts, screen)
        steps[key] = steps.get(key) or page.evaluate(STEP, [pattern, list(texts), screen])
        return steps[key]

    def running(pattern, screen, paths, code):
        return {role for texts in paths for module, role, text in step(pattern, texts)["functions"] if module == screen and re.search(code, text)}

    for screen in SCREENS:
        for index, pattern in enumerate(patterns):
            where = f"{screen} in {pattern}"
            names, words = zip(*(table[screen][question][index] for question in (
                "decides on a tap", "its owner", "formats", "opens and closes", "opened by", "reports", "freed", "enables its buttons")))
            assert set(names[0]) == (found := running(pattern, screen, *DECIDES[screen])), f"{where} decides: {found}"
            owner = step(pattern, SHOWN[screen], screen)["owner"]
            assert owner in names[1], f"{where}: {owner} owns"
            assert set(names[2]) == (found := running(pattern, screen, FORMATS[screen], TEXTS)), f"{where} formats: {found}"
            found = {role for texts in OPENS[screen] for module, role, _, _ in step(pattern, texts)["screens"] if module == screen}
            assert set(names[3]) == found | HELPERS.get((screen, pattern), set()), f"{where} opens and closes: {found}"
            assert set(names[7]) == (found := running(pattern, screen, ENABLES[screen], ENABLING)), f"{where} enables: {found}"
            if parent := PARENTS.get(screen):
                assert names[4] == [f"{parent}’s {table[parent]['opens and closes'][index][0][0]}"], where
            check_reports(where, names[5], words[5], {texts: [one[1:] for one in step(pattern, texts)["reports"] if one[0] == screen] for texts in ENDS[screen]})
            if screen == "Login":
                assert ("closure" in words[6]) != step(pattern, LOGIN_SWIPE)["isFreedFirst"], where
            elif screen != "Review":
                assert screen in step(pattern, COMMENT_SWIPE if screen == "Comment" else BACK)["freed"], where
    check_ends(page, step)


def check_reports(where, names, words, reports):
    """The cell names each part that reports and the function that it calls, and says if a swipe is not reported."""
    assert {role for found in reports.values() for role, _ in found} == set(names), f"{where}: {reports}"
    for texts, found in reports.items():
        for _, what in found:
            assert re.match(r"(?:output )?([.\w?]+)", what)[1] in words, f"{where}: {what}"
        if texts in (LOGIN_SWIPE, COMMENT_SWIPE):
            assert ("a swipe: nothing" in words) == (found == []), f"{where}: {found}"
        if texts == BACK:
            assert ("the back button: nothing" in words) == (found == []), f"{where}: {found}"


def check_ends(page, step):
    """What lessons 3 to 5 say of ends: VIPER alone reports Cancel twice, and Login alone is opened with a closure, weak in RVB."""
    for pattern in patterns:
        assert len(step(pattern, CANCEL)["reports"]) == (2 if pattern == "VIPER" else 1), pattern
        opening = lambda texts: [line for _, _, verb, line in step(pattern, texts)["screens"] if verb == "opens"]
        assert ["{" in line for line in opening(SIGN_IN[:1])] == [True] and not any("{" in line for line in opening(COMMENT)), pattern
    visit(page, "#/course/5/seen")
    weakly = page.locator(".col[data-pattern]", has_text="freed before it runs").all()
    assert [one.get_attribute("data-pattern") for one in weakly] == [pattern for pattern in patterns if step(pattern, LOGIN_SWIPE)["isFreedFirst"]]
