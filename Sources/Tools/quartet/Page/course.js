// Course: a question before each step. The reader chooses, taps, and sees what ran, with the reason.
"use strict";

function lessonRun({ path, taps }, taken = taps.length) {
  return runOf({ path: pathOfSteps([...path, ...taps.slice(0, taken)]) });
}

// The step whose calls a lesson shows.
function shownStep(lesson) {
  return lessonRun(lesson).steps.at(-1 - (lesson.back ?? 0));
}

// The call that answers a lesson's question in a pattern, and the part that is the answer.
function answerOf(lesson, pattern) {
  if (!lesson.mark) return undefined;
  const call = callsOf(pattern, shownStep(lesson))?.find(lesson.mark);
  return call && { number: call.number, part: call[lesson.part[pattern] ?? lesson.part] };
}

function answerFor(lesson) {
  return typeof lesson.answer === "function" ? lesson.answer() : lesson.answer;
}

// What the reader has chosen in a lesson: by pattern, or for all.
function guesses(lesson) {
  return kept.get(`guess.${lesson.name}`, {});
}

function drawCourse({ lesson, isSeen, taken }) {
  const number = lessons.indexOf(lesson) + 1;
  if (isSeen && Object.keys(guesses(lesson)).length > 0) kept.set("done",
    { ...kept.get("done", {}), [lesson.name]: true });
  return [lessonBar(lesson, number), isSeen ? seen(lesson, number) : asked(lesson, number, taken)];
}

function lessonBar(lesson, number) {
  const done = kept.get("done", {});
  return h("div", { class: "lessonbar" },
    h("p", { class: "small soft" }, `Lesson ${number} of ${lessons.length} · about 3 minutes `,
      Object.keys(done).length > 0 && h("button", {
      type: "button", class: "fold", id: "restart", onclick: () =>
        { kept.forget(); location.hash = "#/course/1"; render(); },
    }, "Start the course again")),
    h("nav", { class: "dots", "aria-label": "Lessons" }, lessons.map(({ name, title }, index) => h("a", {
      href: lessonAddress(index + 1), class: done[name] && "done", title,
      "aria-label": `Lesson ${index + 1}: ${title}${done[name] ? ", done" : ""}`, "aria-current": index
        + 1 === number && "step",
    }, done[name] ? "✓" : index + 1))));
}

// Before the last tap: the question, the choices and the phone.
function asked(lesson, number, taken) {
  const run = lessonRun(lesson, taken);
  const step = run.steps.length - 1;
  const next = lesson.taps[taken];
  const address = taken + 1 >= lesson.taps.length ? lessonAddress(number, "seen")
    : lessonAddress(number, taken + 1);
  const go = () => { choice.focus = taken + 1 >= lesson.taps.length ? "main"
    : "[data-next]"; location.hash = address; };
  const prompt = next ? promptOf(next) : "Show the change";
  return [
    h("div", { class: "band tight" }, h("div", {}, h("h1", {}, lesson.ask),
      h("p", {}, h("b", {}, "1"), ` Choose${lesson.options ? " in each column" : ""}. `, h("b", {}, "2"),
        ` ${prompt}. `, h("b", {}, "3"),
        " Compare. ", h("span", { class: "soft", id: "chosen" }, chosenText(lesson))),
      lesson.choices && choicesFor(lesson, "all", lesson.choices, "You will see:", "row")),
    !next && h("button", { type: "button", class: "btn main", id: "show", onclick: go }, prompt)),
    h("div", { class: `stage tabbed lesson asks${lesson.options ? "" : " single"}` },
      device(run, step, { choices: next ? new Map([[next, address]]) : new Map(), next, prompt: next
        && prompt, more: eventsOf(next, address) }),
      tabs(), columns("col", (pattern, id) => [
        h("h2", { id }, pattern), h("p", { class: "idea" }, roles[pattern].idea),
        lesson.options && choicesFor(lesson, pattern, lesson.options[pattern], lesson.legend),
        h("details", { class: "small", id: `jobs-${id}`, open: !lesson.options },
          h("summary", {}, "What do the parts do?"), jobList(pattern)),
      ])),
    next && h("button", { type: "button", class: "btn main proxy", id: "proxy", onclick: go }, prompt),
  ];
}

// A step that is no control of the phone's screen has a button below it.
function eventsOf(step, address) {
  if (!step || /^(tap|type|back|reply)/.test(step)) return null;
  return h("div", { class: "row" }, eventButton(step, new Map([[step, address]]), step));
}

function promptOf(step) {
  return prompts[step] ?? titleOfStep(step).replace(/^The server replies: /,
    "You are the server: reply ").replace(/^Type .* in “(.*?)”.*/, "Tap the field $1");
}

function choicesFor(lesson, pattern, options, legend, kind = "") {
  const choose = ({ target: { value } }) => {
    kept.set(`guess.${lesson.name}`, { ...guesses(lesson), [pattern]: value });
    document.getElementById("chosen").textContent = chosenText(lesson);
  };
  return h("fieldset", {}, h("legend", { class: "small" }, legend),
    h("div", { class: `guess ${kind}` }, options.map((option) => {
    const input = h("input", { type: "radio", name: pattern, id: `guess-${pattern}-${option}`, value: option,
      onchange: choose });
    input.checked = guesses(lesson)[pattern] === option;
    return h("label", {}, input, option);
  })));
}

function chosenText(lesson) {
  const number = Object.keys(guesses(lesson)).length;
  return lesson.options ? `${number} of 4 chosen` : number > 0 ? "Chosen" : "Not chosen yet";
}

// After the last tap: the score, the idea, and for each pattern the reason and what ran.
function seen(lesson, number) {
  const guess = guesses(lesson);
  const chosen = Object.keys(guess).length;
  const right = lesson.options ? patterns().filter((pattern) =>
    guess[pattern] === lesson.right[pattern]).length : 0;
  const score = chosen === 0 ? "Here is what ran" : lesson.options ? `${right} of 4 right`
    : guess.all === answerFor(lesson) ? `✓ Right: ${guess.all}` : `✗ Not ${guess.all}: ${answerFor(lesson)}`;
  const run = lessonRun(lesson);
  const step = shownStep(lesson);
  const verdictOf = (pattern) => !lesson.options || !guess[pattern] ? ""
    : guess[pattern] === lesson.right[pattern] ? "✓ right" : "✗ see why";
  const again = () => { kept.set(`guess.${lesson.name}`, {}); };
  return [
    h("div", { class: "band tight" }, h("div", {}, h("h1", {}, score),
      h("p", {}, lesson.idea, " ", h("a", { href: `#/ref/code/${lesson.code}` }, "See the code"))),
      h("a", { class: "btn", id: "again", href: lessonAddress(number), onclick: again }, "Try again"),
      lessons[number] ? h("a", { class: "btn main", id: "onward", href: lessonAddress(number + 1) },
        `Lesson ${number + 1} →`)
        : h("a", { class: "btn main", id: "onward", href: "#/play" }, "Play on →")),
    h("div", { class: "stage tabbed lesson done" },
      device(run, run.steps.length - 1, { choices: new Map() }),
      tabs(verdictOf), columns("col", (pattern, id) => [
        h("h2", { id }, pattern), verdict(lesson, pattern, guess[pattern]),
          evidence(lesson, pattern, step, run)])),
  ];
}

function verdict(lesson, pattern, guess) {
  const right = lesson.right?.[pattern];
  const [kind, text] = !lesson.options ? ["none", right] : !guess ? ["none", `It is ${right}`]
    : guess === right ? ["good", `✓ ${right}`] : ["bad", `✗ It is ${right}`];
  return h("div", { class: `verdict v-${kind}` }, text && h("b", {}, text),
    h("span", {}, kind === "bad" && `Not ${guess}. `, linked(pattern, lesson.why[pattern])));
}

// What ran, with the answer marked: the cards of the step, the owners, or the change.
function evidence(lesson, pattern, step, run) {
  if (lesson.show === "owners") {
    const content = step.of(pattern);
    if (!content) return h("p", { class: "soft" }, "Loading …");
    const nodes = ownersOf(pattern, content.objects, topModule(run, run.steps.length - 1));
    const target = targetIn(nodes, "decides");
    return ownerTree(nodes, target, undefined, target.owner);
  }
  if (lesson.show === "change") {
    const [files, added, removed, tests, testsAdded, testsRemoved] = changes().get(pattern) ?? [];
    return [
      h("p", { class: pattern === answerFor(lesson) && "found" }, h("b", {}, counted(files + tests, "file")),
        `: ${added + testsAdded} lines added, ${removed + testsRemoved} removed`),
      patchOf(sections(data.texts.docs["Docs/Comparison.md"]).flatMap(({ blocks }) => blocks), pattern),
    ];
  }
  const calls = callsOf(pattern, step);
  return [calls && !lesson.mark && tally(calls, mostCalls(step)),
    cards(pattern, step, answerOf(lesson, pattern)?.number, lesson.isBrief)];
}

// A text whose code leads to the line in the pattern's sources.
function linked(pattern, text) {
  return text.split("`").map((part, index) => {
    const place = index % 2 === 1 && placeOf(pattern, part);
    const content = index % 2 === 1 ? h("code", {}, part) : part;
    return place ? h("a", { href: sourceAddress(place) }, content) : content;
  });
}

// The place of a line in a pattern's sources: first in Login, of which most lessons are.
function placeOf(pattern, code) {
  const files = Object.keys(data.texts.sources).filter((file) =>
    file.startsWith(`Sources/${data.package.folders[pattern]}/Sample/`));
  const isLogin = (file) => file.includes("/Login/");
  for (const file of files.sort((one, other) => isLogin(other) - isLogin(one) || (one < other ? -1 : 1))) {
    const line = data.texts.sources[file].split("\n").findIndex((one) => one.trim() === code);
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return undefined;
}
