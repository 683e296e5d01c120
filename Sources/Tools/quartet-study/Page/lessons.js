// The lessons. Their texts are in index.html, with the right choices marked by *; here is how each is played.
"use strict";

const inLogin = signIn.slice(0, 3);
const cancel = [...signIn.slice(0, 2), "tap login.cancelButton"];
const typed = [...toComment, ...send.slice(0, 1)];
const discard = [...typed, "tap comment.cancelButton", "tap \"Discard\""];

// Other steps, for the table below two lessons: how each child opens and closes, and how it ends.
const toRecovery = [...signIn.slice(0, 2), "tap login.recoveryButton"];
const openings = [["Review opens Login", signIn.slice(0, 1)], ["Cancel in Login", cancel],
  ["Login opens Recovery", toRecovery], ["Comment asks “Discard?”", discard.slice(0, -1)],
  ["“Send” in Comment", [...toComment, ...send]]];
const endings = [["Cancel in Login", cancel], ["a swipe in Login", [...signIn.slice(0, 2), "swipe"]],
  ["“Discard” in Comment", discard], ["a swipe in Comment", [...toComment, "swipe"]],
  ["“Send” in Recovery", [...toRecovery, "tap recovery.sendButton"]]];

// `path` leads to the place, and `taps` are the steps that the phone asks for; with `scenario`, the place is
// before its step `at`. `mark` finds the call that is the answer in the step that is shown, the last one less
// `back`, and `part` is its end. `show` and `change` show something else; where it is code, it is a function.
const plays = {
  first: { path: inLogin, taps: ["tap login.signInButton"], part: "to",
    mark: ({ operation, from }) => operation === ">" && from.job === "shows" },
  formats: { path: toComment, taps: send.slice(0, 1), show: "code",
    mark: ({ place }) => /String\([a-z.]*remaining\)/.test(declarationAt(place).join("")) },
  opens: { path: toComment.slice(0, 5), taps: toComment.slice(5), part: "from", others: openings,
    mark: ({ verb }) => verb === "opens", isAsked: ({ verb }) => /opens|closes/.test(verb) },
  report: { path: typed, taps: send.slice(1), part: "from", others: endings,
    mark: isReport, isAsked: isReport },
  owner: { path: inLogin, taps: ["tap login.signInButton"], show: "owners" },
  rule: { path: signIn.slice(0, 1), taps: ["type login.login ada@example.com"], show: "code",
    mark: ({ name }) => /^(isReadyToSignIn|canSignIn|areComplete)$/.test(name) },
  link: { scenario: "D01-comment-open", at: 10, path: [], taps: ["open quartet://comment"], part: "from",
    mark: ({ verb }) => verb === "asks" },
  late: { path: signIn, taps: ["tap login.cancelButton", "reply accepted"], back: 1, part: "from",
    mark: ({ to, from, what }) =>
      to.role === "Domain" && from.role !== "Domain" && /^cancel\(/.test(what) },
  change: { path: inLogin, taps: [], change: "03-timeout" },
  most: { path: inLogin, taps: ["tap login.signInButton"],
    measured: (pattern) => counted(messagesOf(pattern), "message"),
    answer: () => patterns().toSorted((one, other) => messagesOf(other) - messagesOf(one))[0] },
};

const messagesOf = (pattern) => countsOf(callsOf(pattern, shownStep(lessons.at(-1))) ?? []).messages;

const lessons = [...document.getElementById("lessons").content.children].map((section) => {
  const text = (selector) => section.querySelector(selector)?.textContent;
  const rows = [...section.querySelectorAll("dd")].map((one) => {
    const [why, ...not] = one.textContent.split(/ Not (?=\w[\w ]*: )/);
    return { pattern: one.previousElementSibling.textContent, ...choicesIn(one.dataset.choices), why,
      not: Object.fromEntries(not.map((reason) => reason.split(": "))) };
  });
  const byPattern = (key) => Object.fromEntries(rows.map((row) => [row.pattern, row[key]]));
  const { all, right } = choicesIn(text(".choices"));
  return {
    link: "See the code", ...section.dataset, title: text("h2"), ask: text(".ask"),
    idea: text(".idea"), legend: text(".legend"), choices: all, answer: () => right, measured: () => "",
    label: section.querySelector(".choices")?.title || "You will see:",
    options: text(".legend") && byPattern("all"), right: byPattern("right"), why: byPattern("why"),
    not: byPattern("not"), ...plays[section.dataset.name],
  };
});

// The view to which a lesson leads, at the step that it shows.
function seeAddress({ see, scenario, at, path, taps, back = 0 }) {
  if (scenario) return `#/ref/${see}/${scenario}/${at}`;
  const steps = pathOfSteps([...path, ...taps]);
  return see.includes("/") ? `#/ref/${see}`
    : addressOf({ path: steps, step: steps.length - back }, `ref/${see}`);
}

function choicesIn(text) {
  const all = text?.split(", ");
  const right = all?.find((one) => one.startsWith("*"));
  return { all: all?.map((one) => one.replace("*", "")), right: right?.slice(1) };
}
