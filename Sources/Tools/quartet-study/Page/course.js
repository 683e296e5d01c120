// Course: a question before each step. The reader chooses, taps, and sees what ran, with the reason.
"use strict";

// The run of a lesson: a path through the states, or a scenario to the step `at`.
function lessonRun({ scenario, at, path, taps }, taken = taps.length) {
  if (!scenario) return runOf({ path: pathOfSteps([...path, ...taps.slice(0, taken)]) });
  const run = runOf({ scenario: data.package.scenarios.find(({ name }) => name === scenario) });
  return { ...run, steps: run.steps.slice(0, at + taken) };
}

// The step whose calls a lesson shows.
function shownStep(lesson) {
  return lessonRun(lesson).steps.at(-1 - (lesson.back ?? 0));
}

// The call or the function that answers a lesson's question in a pattern, and the part that is the answer.
function answerOf(lesson, pattern) {
  if (!lesson.mark) return undefined;
  if (lesson.show === "code") return functionsOf(pattern, shownStep(lesson)).find(lesson.mark);
  const call = callsOf(pattern, shownStep(lesson))?.find(lesson.mark);
  return call && { id: call.id, part: call[lesson.part] };
}

// What the reader has chosen in a lesson: by pattern, or for all.
const guesses = (lesson) => kept.get(`guess.${lesson.name}`, {});

function drawCourse({ lesson, isSeen, taken, isEnd }) {
  if (isEnd) return drawEnd();
  const number = lessons.indexOf(lesson) + 1;
  const { chosen, right, all } = scoreOf(lesson);
  const best = Math.max(right, kept.get("scores", {})[lesson.name]?.[0] ?? 0);
  if (isSeen && chosen > 0) kept.set("scores", { ...kept.get("scores", {}), [lesson.name]: [best, all] });
  return [lessonBar(lesson, number), isSeen ? seen(lesson, number) : asked(lesson, number, taken)];
}

function lessonBar(lesson, number = 0) {
  const scores = kept.get("scores", {});
  return h("div", { class: "lessonbar" },
    h("p", { class: "small soft" },
      lesson ? `Lesson ${number} of ${lessons.length}: ${lesson.title} · about 5 minutes ` : "The end ",
      Object.keys(scores).length > 0 && button({ class: "fold", id: "restart" }, () => {
        if (!confirm("Forget the answers of all lessons?")) return;
        kept.forget();
        location.hash = lessonAddress(1);
        render();
      }, "Forget all answers")),
    h("nav", { class: "dots", "aria-label": "Lessons" }, lessons.map(({ name, title }, index) => {
      const [right, all] = scores[name] ?? [];
      const mark = all === undefined ? "" : right === all ? "✓" : `${right}/${all}`;
      return h("a", { href: lessonAddress(index + 1, all ? "seen" : ""), class: mark === "✓" && "done", title,
        "aria-current": index + 1 === number && "step" },
      hidden("Lesson "), index + 1, hidden(`: ${title}`), small(mark), all && hidden(" right"));
    })));
}

// How many choices a lesson asks for, how many were made, and how many are right.
function scoreOf(lesson) {
  const made = Object.entries(guesses(lesson));
  const isRight = ([pattern, one]) => one === (lesson.options ? lesson.right[pattern] : lesson.answer());
  return { all: lesson.options ? 4 : 1, chosen: made.length, right: made.filter(isRight).length };
}

// Asks once for the missing choices before the answers are shown.
function asksFirst(address) {
  const { lesson } = readState();
  if (!lesson || choice.asked || !address.endsWith("/seen")) return false;
  const { all, chosen } = scoreOf(lesson);
  choice.asked = chosen < all;
  const note = document.getElementById("chosen");
  note.textContent = chosenText(lesson);
  note.className = "failure";
  return choice.asked;
}

// Before the last tap: the question, the choices and the phone.
function asked(lesson, number, taken) {
  const run = lessonRun(lesson, taken);
  const step = run.steps.length - 1;
  const next = lesson.taps[taken];
  const address = lessonAddress(number, taken + 1 < lesson.taps.length ? taken + 1 : "seen");
  const choices = new Map(next ? [[next, address]] : []);
  const prompt = next ? promptOf(next) : "Show the change";
  return [
    h("div", { class: "band tight", tabindex: -1 }, h("div", {}, h("h1", {}, coded(lesson.ask)),
      h("p", {}, strong("1"), lesson.options ? " Choose for each pattern. " : " Choose. ", strong("2"),
        ` ${prompt}. `, strong("3"), " Compare. ",
        h("i", { class: "soft", id: "chosen", role: "status" }, chosenText(lesson))),
      lesson.choices && choicesFor(lesson, "all", lesson.choices, lesson.label, "row")),
    !next && button({ class: "btn main", id: "show" }, () => take(address), prompt)),
    h("div", { class: `stage tabbed lesson asks${lesson.options ? "" : " single"}` },
      device(run, step, { choices, next, prompt: next && prompt }),
      tabs((pattern) => guesses(lesson)[pattern] ?? ""), columns("col", (pattern, id) => [
        h("h2", { id }, pattern), h("p", { class: "idea" }, roles[pattern].idea),
        lesson.options && choicesFor(lesson, pattern, lesson.options[pattern], lesson.legend),
        h("details", { class: "small", id: `jobs-${id}` },
          h("summary", {}, "What do the parts do?"),
          written("does").querySelector(`[title="${pattern}"]`)),
      ])),
  ];
}

const promptOf = (step) => prompts[step] ?? titleOfStep(step);

function choicesFor(lesson, pattern, options, legend, kind = "") {
  const choose = ({ target: { value } }) => {
    kept.set(`guess.${lesson.name}`, { ...guesses(lesson), [pattern]: value });
    document.getElementById("chosen").textContent = chosenText(lesson);
    const tab = document.querySelector(`#tab-${patterns().indexOf(pattern)} small`);
    if (tab) tab.textContent = value;
  };
  const ofPattern = lesson.options && hidden(` ${pattern}`);
  return h("fieldset", {}, h("legend", { class: "small" }, legend, ofPattern),
    h("div", { class: `guess ${kind}` }, options.map((option) => {
      const id = `guess-${pattern}-${option}`;
      const input = h("input", { type: "radio", name: pattern, id, value: option, onchange: choose });
      input.checked = guesses(lesson)[pattern] === option;
      return h("label", {}, input, option);
    })));
}

function chosenText(lesson) {
  const { all, chosen } = scoreOf(lesson);
  return `${chosen} of ${all} chosen`
    + (choice.asked && chosen < all ? ". Choose first, or tap again to see the answers." : "");
}

// After the last tap: the score, the idea, and for each pattern the reason and what ran.
function seen(lesson, number) {
  const guess = guesses(lesson);
  const { all, chosen, right } = scoreOf(lesson);
  const named = (one) => [one, lesson.measured(one)].filter(Boolean).join(", ");
  const score = chosen === 0 ? `Here is what ${lesson.change ? "changes" : "ran"}`
    : lesson.options ? `${right} of ${all} right`
    : right === all ? `✓ Right: ${named(guess.all)}`
    : `✗ Not ${named(guess.all)}. It is: ${named(lesson.answer())}`;
  const run = lessonRun(lesson);
  const step = shownStep(lesson);
  const verdictOf = (pattern) => !lesson.options ? lesson.measured(pattern) : !guess[pattern] ? ""
    : guess[pattern] === lesson.right[pattern] ? "✓ right" : "✗ see why";
  const again = () => kept.set(`guess.${lesson.name}`, {});
  return [
    h("div", { class: "band tight", tabindex: -1 }, h("div", {}, soft(coded(lesson.ask)), h("h1", {}, score),
      h("p", {}, coded(lesson.idea), " ", link(seeAddress(lesson), lesson.link))),
      h("a", { class: "btn", id: "again", href: lessonAddress(number), onclick: again }, "Try again"),
      h("a", { class: "btn main", id: "onward", href: lessonAddress(lessons[number] ? number + 1 : "end") },
        lessons[number] ? `Lesson ${number + 1} →` : "What you got right →")),
    h("div", { class: "stage tabbed lesson done" },
      device(run, run.steps.length - 1, { choices: new Map() }),
      tabs(verdictOf), columns("col", (pattern, id) => [
        h("h2", { id }, pattern), verdict(lesson, pattern, guess[pattern]),
        h("div", {}, evidence(lesson, pattern, step, run))])),
    !lesson.change && lesson.show !== "code" && written(lesson.show === "owners" ? "owns" : "legend"),
    lesson.others && otherSteps(lesson),
    number === 5 && answerTable(),
  ];
}

function verdict(lesson, pattern, guess) {
  const right = lesson.right?.[pattern];
  const [kind, text] = !lesson.options ? ["none", right ?? lesson.measured(pattern)]
    : !guess ? ["none", `It is ${right}`]
    : guess === right ? ["good", `✓ ${right}`] : ["bad", `✗ It is ${right}`];
  return h("div", { class: `verdict v-${kind}` }, strong(text), h("span", {}, coded(lesson.why[pattern])),
    kind === "bad" && h("span", {}, strong(`Not ${guess}:`),
      ` ${lesson.not[pattern][guess]}`));
}

// What ran, with the answer marked: the cards of the step, the owners, or the change.
function evidence(lesson, pattern, step, run) {
  if (lesson.show === "owners") {
    const content = step.of(pattern);
    if (!content) return loading();
    const nodes = ownersOf(pattern, content.objects, topModule(run, run.steps.length - 1));
    const target = targetIn(nodes, "decides");
    return ownerTree(nodes, target, undefined, target.owner);
  }
  if (lesson.change) {
    const change = changes()?.find(({ name }) => name === lesson.change);
    if (!change) return loading();
    const isFound = ({ path }) => roleOf(pattern, path.match(/(\w+)\.swift/)[1])[0] === lesson.right[pattern];
    return [soft(sizeOfChange(filesOfChange(change, pattern))), changedFiles(change, pattern, { isFound })];
  }
  if (lesson.show === "code") {
    const found = answerOf(lesson, pattern);
    const others = functionsOf(pattern, step).filter(({ place }) => place !== found?.place);
    return [found ? functionRow(found, { open: true }, "found") : loading(),
      h("details", { class: "small" }, h("summary", {}, "Other functions"),
        others.map((one) => functionRow(one, {})))];
  }
  const calls = callsOf(pattern, step);
  return [calls && !lesson.mark && tally(calls, mostCalls(step)),
    cards(pattern, step, answerOf(lesson, pattern)?.id)];
}
