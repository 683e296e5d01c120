// The last four lessons.
"use strict";

lessons.push(
  {
    name: "link", isBrief: true, title: "A link while an alert asks", path: writing,
      taps: ["tap \"Discard\"", "open quartet://comment"],
    ask: "Comment asks whether to discard a text, and a link to Comment arrives. What does the user see?",
    choices: ["Comment opens twice", "the alert closes", "nothing new", "Login opens"], answer: "nothing new",
    right: { "Round Table": "Joint", VIPER: "Router", RVB: "Router", Interactions: "Navigation" },
    mark: ({ from, to }) => from.job === "opens" && to.job === "makes", part: "from",
    idea: "Comment is open already, so the link has nothing to open. After “Discard” the same link opens "
      + "Comment. All four do the "
      + "same; the part that opens differs.",
    why: {
      "Round Table": "The Joint makes the child with its assembly and presents it.",
        VIPER: "The router gets the scene from its factory.",
      RVB: "The router gets the child from its builder, and the view presents it.",
      Interactions: "The navigation gets the child from its assembler.",
    },
    code: "the-ten-things-that-every-app-needs",
  },
  {
    name: "weak", isBrief: true, title: "Without [weak self]", path: [], taps: ["tap review.accountButton"],
      legend: "It would leak:",
    ask: "Login opens and makes its attempt, with a closure that says [weak self]. Which part leaks if the "
      + "closure is strong?",
    options: {
      "Round Table": ["Presenter", "Core", "View"], VIPER: ["Presenter", "Gateway", "Interactor"],
      RVB: ["View", "Router", "View model"], Interactions: ["Signing in", "Mediator", "Controller"],
    },
    right: { "Round Table": "Core", VIPER: "Presenter", RVB: "View model", Interactions: "Signing in" },
    mark: ({ operation, what, origin }) => operation === ">" && /attempt/i.test(what)
      && (lineOf(origin) ?? "").includes("[weak self"),
    part: "from",
    idea: "The part owns the attempt, and the attempt’s closure would own the part: a retain cycle. The "
      + "view is freed, and the part "
      + "stays in memory.",
    why: {
      "Round Table": "The Core and the State would stay in memory.",
        VIPER: "The presenter, its interactor and its router would stay.",
      RVB: "The view model would stay.", Interactions: "The signing-in interaction would stay.",
    },
    code: "late-reply",
  },
  {
    name: "change", title: "What does a change cost?", path: inLogin, taps: [], show: "change",
    ask: "Login gets a switch “Remember me”. Which pattern changes the fewest files?",
    choices: ["Round Table", "VIPER", "RVB", "Interactions"],
    answer: () => fewestFiles(),
    idea: "This change stays within one screen. A pattern with more parts shows more places that it "
      + "touches, and the compiler names "
      + "some of them.",
    why: {
      "Round Table": "A new intent: the compiler requires Core, Presenter and Joint to handle it.",
      VIPER: "A new method and a new parameter.",
        RVB: "View and view model; nothing between modules changes.",
      Interactions: "The switch keeps its own value, so only the call that signs in gets a parameter.",
    },
    code: "change",
  },
  {
    name: "fewest", title: "Who needs the fewest messages?", path: inLogin, taps: ["tap login.signInButton"],
    ask: "You will tap “Sign in”. Which pattern sends the fewest messages?",
    choices: ["Round Table", "VIPER", "RVB", "Interactions"],
    answer: () => fewestMessages(lessonRun(lessons.at(-1)).steps.at(-1)),
    idea: "It depends on the tap. A message more is a part that you can replace or test alone, not time "
      + "that a user notices.",
    why: {
      "Round Table": "The intent goes to Core, Presenter and Joint, and each update passes the View on its "
        + "way.",
      VIPER: "The presenter calls its view for each change.",
      RVB: "The view calls its view model, which passes its whole state back.",
      Interactions: "A mediator passes the event on, and renderables are made.",
    },
    code: "tap",
  },
);

// The change of the comparison, as its table counts it: the files that change, tests included.
function changes() {
  const table = tablesOf(data.texts.docs["Docs/Comparison.md"] ?? "").find(({ heads }) =>
    heads[1] === "files");
  return new Map((table?.rows ?? []).map(([name, ...numbers]) =>
    [name.replace(/^\[(.*?)\].*/, "$1"), numbers.map(Number)]));
}

function fewestFiles() {
  return [...changes()].toSorted(([, one], [, other]) => one[0] + one[3] - other[0] - other[3])[0]?.[0];
}

function fewestMessages(step) {
  return isLoaded(step) ? patterns().toSorted((one, other) =>
    countsOf(callsOf(one, step)).messages - countsOf(callsOf(other, step)).messages)[0] : undefined;
}
