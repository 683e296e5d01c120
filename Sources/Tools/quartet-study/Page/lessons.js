// The lessons. Their texts are in index.html, with the right choices marked by *; here is how each is played.
"use strict";

const inLogin = signIn.slice(0, 3);
const writing = ["tap review.commentButton", ...signIn.slice(1), "reply accepted", "type comment.text Hello",
  "tap comment.cancelButton"];

// `path` leads to the place, and `taps` are the steps that the phone asks for. `mark` finds the call that
// answers the question in the step that is shown, the last one less `back`; `part` is the end of the call
// that is the answer. With `isBrief`, the other parts are folded; `show` and `change` show something else.
// Where it is code, `mark` finds the function.
const plays = {
  first: { path: inLogin, taps: ["tap login.signInButton"], part: "to",
    mark: ({ operation, from }) => operation === ">" && from.job === "shows" },
  owner: { path: inLogin, taps: ["tap login.signInButton"], show: "owners" },
  rule: { path: signIn.slice(0, 1), taps: ["type login.login ada@example.com"], show: "code",
    mark: ({ name }) => /^(isReadyToSignIn|canSignIn|areComplete)$/.test(name) },
  report: { path: signIn.slice(0, 2), taps: ["tap login.cancelButton"], part: "from",
    mark: ({ operation, from: { module }, to }) =>
      operation === ">" && module === "Login" && to.module === "Review" },
  late: { path: signIn, taps: ["tap login.cancelButton", "reply accepted"], back: 1, part: "from",
    isBrief: true, mark: ({ to, from, what }) =>
      to.role === "Domain" && from.role !== "Domain" && /^cancel\(/.test(what) },
  swipe: { path: signIn.slice(0, 2), taps: ["swipe"], part: "to", mark: (call) => call.operation === "!" },
  link: { path: writing, taps: ["tap \"Discard\"", "open quartet://comment"], part: "from", isBrief: true,
    mark: ({ from, to, what }) => /^routeTo/.test(what) || (from.job === "opens" && to.job === "makes") },
  weak: { path: [], taps: ["tap review.accountButton"], part: "from", isBrief: true,
    mark: ({ operation, what, origin }) => operation === ">" && /attempt/i.test(what)
      && lineOf(origin)?.includes("[weak self") },
  change: { path: inLogin, taps: [], change: "03-timeout" },
  most: { path: inLogin, taps: ["tap login.signInButton"],
    measured: (pattern) => counted(messagesOf(pattern), "message"),
    answer: () => patterns().toSorted((one, other) => messagesOf(other) - messagesOf(one))[0] },
};

const messagesOf = (pattern) => countsOf(callsOf(pattern, shownStep(lessons.at(-1))) ?? []).messages;

const lessons = [...document.getElementById("lessons").content.children].map((section) => {
  const text = (selector) => section.querySelector(selector)?.textContent;
  const rows = [...section.querySelectorAll("dd")].map((one) =>
    [one.previousElementSibling.textContent, choicesIn(one.dataset.choices), one.textContent]);
  const { all, right } = choicesIn(text(".choices"));
  return {
    link: "See the code", ...section.dataset, title: text("h2"), ask: text(".ask"),
    idea: text(".idea"), legend: text(".legend"), choices: all, answer: () => right, measured: () => "",
    label: section.querySelector(".choices")?.title || "You will see:",
    options: text(".legend") && Object.fromEntries(rows.map(([pattern, choices]) => [pattern, choices.all])),
    right: Object.fromEntries(rows.map(([pattern, choices]) => [pattern, choices.right])),
    why: Object.fromEntries(rows.map(([pattern, , why]) => [pattern, why])), ...plays[section.dataset.name],
  };
});

// What each part of a pattern does, for the answers that are not right.
const does = Object.fromEntries([...document.getElementById("does").content.children].map((pattern) =>
  [pattern.title, Object.fromEntries([...pattern.querySelectorAll("dd")].map((one) =>
    [one.previousElementSibling.textContent, one.textContent]))]));

// The view to which a lesson leads, at the step that it shows.
function seeAddress({ see, path, taps, back = 0 }) {
  const steps = pathOfSteps([...path, ...taps]);
  return see.includes("/") ? `#/ref/${see}`
    : addressOf({ path: steps, step: steps.length - back }, `ref/${see}`);
}

function choicesIn(text) {
  const all = text?.split(", ");
  const right = all?.find((one) => one.startsWith("*"));
  return { all: all?.map((one) => one.replace("*", "")), right: right?.slice(1) };
}
