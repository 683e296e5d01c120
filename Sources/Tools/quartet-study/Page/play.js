// Play: the phone in the middle, and beside it what each pattern does with the last tap.
"use strict";

// The prompts of the first minute, and the path along which they lead.
const prompts = {
  "tap review.accountButton": "Tap Sign in", "type login.login ada@example.com": "Tap the Email field",
  "type login.password ••••••••": "Now the password", "tap login.signInButton": "Tap Sign in",
  "reply accepted": "You are the server: tap to accept", "tap review.commentButton": "Tap Leave a comment",
  "type comment.text Hello": "Tap the text: it types Hello", "tap comment.sendButton": "Tap Send",
};
const guided = Object.keys(prompts);
const [signIn, toComment, send] = [guided.slice(0, 4), guided.slice(0, 6), guided.slice(6)];

function drawPlay(state) {
  const run = runOf(state);
  const isStart = !state.scenario && state.step === 0;
  const step = run.steps[state.step];
  const choices = choicesOf(run, state.step);
  const isGuided = !state.scenario && state.path.every((one, index) => one === pathOfSteps(guided)[index]);
  const next = isGuided ? guided[state.step] : undefined;
  const canReply = [...choices.keys()].some((one) => one.startsWith("reply"));
  const prompt = prompts[next] ?? (canReply ? "You are the server: reply" : undefined);
  const most = mostCalls(step);
  return [
    isStart ? written("hero") : stepBand(state, run),
    h("div", { class: `stage tabbed${isStart ? " start" : ""}` },
      device(run, state.step, { choices, next, prompt, more: happenings(run, state.step, choices, next) }),
      isStart && screenMenu("Review"),
      tabs((pattern) => (isStart ? "" : countText(pattern, step))),
      columns("col", (pattern, id) => isStart
        ? [h("h2", { id }, pattern), h("p", { class: "idea" }, roles[pattern].idea),
          answerList(pattern, choice.screen ?? "Review")]
        : [h("h2", { id }, pattern), callsOf(pattern, step) && tally(callsOf(pattern, step), most),
          differs(pattern, step), cards(pattern, step)])),
    isStart ? [written("ways"), h("p", { class: "legend" }, patterns().map((one) =>
      h("span", {}, `${one} `, guideLink(one))))] : written("legend"),
  ];
}

// The title of the step, the way to it, and what to notice.
function stepBand(state, run) {
  const { scenario, step } = state;
  const at = (number) => addressOf({ ...state, step: number });
  const shown = run.steps.slice(0, scenario ? undefined : step + 1);
  return h("div", { class: "band run" },
    h("div", {}, h("div", { class: "headline" }, h("h1", {}, titleOfStep(run.steps[step].text)),
      h("nav", { class: "trail", "aria-label": scenario ? scenario.title : "Your path" },
        scenario && h("b", { class: "small" }, `${scenario.rule} ${scenario.title}`),
        shown.map(({ text }, number) => h("a", {
          href: at(number), "aria-current": number === step && "step", title: titleOfStep(text),
        }, number === 0 && !scenario ? "Start" : shortTitle(text))))),
      soft(outcomeOf(run.steps[step]), noteOf(run.steps[step]), " ",
        link(addressOf(state, "ref/map"), "Map"), ", ",
        link(addressOf(state, "ref/owners", "/decides"), "owners"))),
    step > 0 && h("a", { class: "btn", id: "back", href: at(step - 1) }, "← Back"),
    !scenario ? h("a", { class: "btn main", href: lessonAddress(nextLesson() ?? "end") },
      nextLesson() ? `Lesson ${nextLesson()} →` : "The end of the course →")
      : run.steps[step + 1] && h("a", { class: "btn main", id: "onward", href: at(step + 1) }, "Next →"));
}

// A step in a word or two: what is tapped or filled in.
function shortTitle(text) {
  const [, id] = text.match(/^(?:tap|type) ([a-z]+\.\w+)/) ?? [];
  return data.captions[id] ?? titleOfStep(text).replace(/^(Tap|Open) /, "")
    .replace(/^The server replies: /, "server: ").replace(/[“”]/g, "").replace(/^quartet:\/\//, "link ");
}

function outcomeOf({ outcome, screen }) {
  if (outcome !== "done") return `The step is ${outcome}. `;
  return screen == null ? "Transitions still run; the screen is that of the step before. " : "";
}

const countText = (pattern, step) => counted(countsOf(callsOf(pattern, step) ?? []).messages, "message");

function differs(pattern, step) {
  const isOther = step.of(pattern)?.isOther;
  return isOther && h("p", { class: "failure" }, `${pattern} shows something else.`);
}
