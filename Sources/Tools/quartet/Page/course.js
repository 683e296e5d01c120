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

// What the reader has chosen in a lesson: by pattern, or for all.
function guesses(lesson) {
  return kept.get(`guess.${lesson.name}`, {});
}

function drawCourse({ lesson, isSeen, taken }) {
  const number = lessons.indexOf(lesson) + 1;
  const isDone = isSeen && Object.keys(guesses(lesson)).length > 0;
  if (isDone) kept.set("done", { ...kept.get("done", {}), [lesson.name]: true });
  return [lessonBar(lesson, number), isSeen ? seen(lesson, number) : asked(lesson, number, taken)];
}

function lessonBar(lesson, number) {
  const done = kept.get("done", {});
  return h("div", { class: "lessonbar" },
    h("p", { class: "small soft" }, `Lesson ${number} of ${lessons.length} · about 3 minutes `,
      Object.keys(done).length > 0
        && button({ class: "fold", id: "restart" }, () => { kept.forget(); render(); }, "Start again")),
    h("nav", { class: "dots", "aria-label": "Lessons" }, lessons.map(({ name, title }, index) => h("a", {
      href: lessonAddress(index + 1), class: done[name] && "done", title,
      "aria-current": index + 1 === number && "step",
    }, hidden(`Lesson ${index + 1}: ${title}, `), done[name] ? ["✓", hidden(" done")] : index + 1))));
}

// Before the last tap: the question, the choices and the phone.
function asked(lesson, number, taken) {
  const run = lessonRun(lesson, taken);
  const step = run.steps.length - 1;
  const next = lesson.taps[taken];
  const address = lessonAddress(number, taken + 1 < lesson.taps.length ? taken + 1 : "seen");
  const choices = new Map(next ? [[next, address]] : []);
  const prompt = next ? promptOf(next) : "Show the change";
  const more = next && !isOnPhone(next) && h("div", { class: "row" }, eventButton(next, choices, next));
  return [
    h("div", { class: "band tight" }, h("div", {}, h("h1", {}, lesson.ask),
      h("p", {}, strong("1"), lesson.options ? " Choose in each column. " : " Choose. ", strong("2"),
        ` ${prompt}. `, strong("3"), " Compare. ",
        h("i", { class: "soft", id: "chosen" }, chosenText(lesson))),
      lesson.choices && choicesFor(lesson, "all", lesson.choices, "You will see:", "row")),
    !next && button({ class: "btn main", id: "show" }, () => take(address), prompt)),
    h("div", { class: `stage tabbed lesson asks${lesson.options ? "" : " single"}` },
      device(run, step, { choices, next, prompt: next && prompt, more }),
      tabs(), columns("col", (pattern, id) => [
        h("h2", { id }, pattern), h("p", { class: "idea" }, roles[pattern].idea),
        lesson.options && choicesFor(lesson, pattern, lesson.options[pattern], lesson.legend),
        h("details", { class: "small", id: `jobs-${id}`, open: !lesson.options },
          h("summary", {}, "What do the parts do?"), jobList(pattern)),
      ])),
    next && button({ class: "btn main proxy", id: "proxy" }, () => take(address), prompt),
  ];
}

function promptOf(step) {
  return prompts[step] ?? titleOfStep(step).replace("The server replies: ", "You are the server: reply ");
}

function choicesFor(lesson, pattern, options, legend, kind = "") {
  const choose = ({ target: { value } }) => {
    kept.set(`guess.${lesson.name}`, { ...guesses(lesson), [pattern]: value });
    document.getElementById("chosen").textContent = chosenText(lesson);
  };
  return h("fieldset", {}, h("legend", { class: "small" }, legend),
    h("div", { class: `guess ${kind}` }, options.map((option) => {
      const id = `guess-${pattern}-${option}`;
      const input = h("input", { type: "radio", name: pattern, id, value: option, onchange: choose });
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
  const right = patterns().filter((pattern) => guess[pattern] === lesson.right[pattern]).length;
  const score = chosen === 0 ? `Here is what ${lesson.change ? "changes" : "ran"}`
    : lesson.options ? `${right} of 4 right`
    : guess.all === lesson.answer() ? `✓ Right: ${guess.all}` : `✗ Not ${guess.all}: ${lesson.answer()}`;
  const run = lessonRun(lesson);
  const step = shownStep(lesson);
  const verdictOf = (pattern) => !lesson.options || !guess[pattern] ? ""
    : guess[pattern] === lesson.right[pattern] ? "✓ right" : "✗ see why";
  const again = () => kept.set(`guess.${lesson.name}`, {});
  return [
    h("div", { class: "band tight" }, h("div", {}, h("h1", {}, score),
      h("p", {}, inline(lesson.idea), " ", link(`#/ref/${lesson.see}`, lesson.link))),
      h("a", { class: "btn", id: "again", href: lessonAddress(number), onclick: again }, "Try again"),
      lessons[number] && h("a", { class: "btn main", id: "onward", href: lessonAddress(number + 1) },
        `Lesson ${number + 1} →`)),
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
  return h("div", { class: `verdict v-${kind}` }, text && strong(text),
    h("span", {}, kind === "bad" && `Not ${guess}. `, inline(lesson.why[pattern])));
}

// What ran, with the answer marked: the cards of the step, the owners, or the change.
function evidence(lesson, pattern, step, run) {
  if (lesson.show === "owners") {
    const content = step.of(pattern);
    if (!content) return soft("Loading …");
    const nodes = ownersOf(pattern, content.objects, topModule(run, run.steps.length - 1));
    const target = targetIn(nodes, "decides");
    return ownerTree(nodes, target, undefined, target.owner);
  }
  if (lesson.change) {
    const change = changes()?.find(({ name }) => name === lesson.change);
    if (!change) return soft("Loading …");
    const isFound = ({ path }) => roleOf(pattern, path.match(/(\w+)\.swift/)[1])[0] === lesson.right[pattern];
    return [soft(sizeOfChange(filesOfChange(change, pattern))),
      changedFiles(change, pattern, { isFound, isOpen: isFound })];
  }
  const calls = callsOf(pattern, step);
  return [calls && !lesson.mark && tally(calls, mostCalls(step)),
    cards(pattern, step, answerOf(lesson, pattern)?.number, lesson.isBrief)];
}
