// The phone: what the screen shows, and what the user, the server and others can do.
"use strict";

// The layers after a step; a step during which transitions run shows those before it.
function layersAt(run, step) {
  let number = step;
  while (number > 0 && run.steps[number].screen == null) number -= 1;
  return data.package.screens[run.steps[number].screen] ?? [];
}

// The steps that are possible now, by their texts, each with the address to which it leads.
function choicesOf(run, step) {
  const number = run.states?.[Math.min(step, run.states.length - 1)];
  if (number === undefined) return new Map();
  const { steps, states } = data.package.graph;
  const path = run.path.slice(0, step);
  const leads = ([one]) => [steps[one], addressOf({ path: [...path, one] })];
  return new Map(states[number].transitions.map(leads));
}

// The phone, its prompt for the step `next`, and other events. `choices` are addresses by the texts of steps.
function device(run, step, { choices, next, prompt, more }) {
  const layers = layersAt(run, step);
  const previous = step > 0 ? layersAt(run, step - 1) : layers;
  const replies = [...choices.keys()].filter((one) => one.startsWith("reply"));
  return h("div", { class: "device" },
    prompt && (choices.has(next)
      ? button({ class: "prompt", id: "prompt" }, () => take(choices.get(next)), prompt)
      : h("p", { class: "prompt" }, prompt)),
    h("section", { class: "phone", "aria-label": "The phone" },
      layers.length === 0 && h("p", { class: "empty" }, "The window shows nothing."),
      layers.map((layer, index) => {
        const isTop = index === layers.length - 1;
        const classes = ["screen", !isTop && "under", index > 0 && (layer.isAlert ? "alert" : "sheet"),
          isTop && layers.length > previous.length && "rises"];
        const draw = layer.isAlert ? alertOf : screenOf;
        return h("div", {
          class: classes.filter(Boolean).join(" "), inert: !isTop, "data-top": isTop, tabindex: isTop && 0,
          role: "group", "aria-label": layer.title }, draw(layer, isTop ? choices : new Map(), next));
      })),
    h("div", { class: "others" },
      replies.length > 0 && eventGroup("The server replies", replies, choices, next), more));
}

// A button that takes a step; the prompt's step is marked.
function control(attributes, step, choices, next, ...content) {
  const address = choices.get(step);
  const isNext = Boolean(address) && step === next;
  return button({
    ...attributes, class: `${attributes.class}${isNext ? " hint" : ""}`, disabled: !address,
    "data-step": step, "data-next": isNext }, () => take(address), ...content);
}

// Goes on; the focus moves to what the next prompt asks for.
function take(address) {
  if (asksFirst(address)) return;
  choice.focus = "[data-next]";
  location.hash = address;
}

function eventButton(step, choices, next) {
  const title = titleOfStep(step).replace(/^(The server replies: |Open quartet:\/\/|Another module )/, "");
  const id = `do-${step.replace(/\W+/g, "-")}`;
  return control({ class: `btn${step.startsWith("reply") ? " main" : ""}`, id }, step, choices, next, title);
}

function eventGroup(actor, steps, choices, next) {
  return h("div", { role: "group", "aria-label": actor }, h("p", {}, actor),
    h("div", { class: "row" }, steps.map((step) => eventButton(step, choices, next))));
}

function alertOf(layer, choices, next) {
  // An alert of another module has no step of its own for its button.
  const step = (title) => (choices.has(`tap "${title}"`) ? `tap "${title}"` : "dismiss top");
  return [h("h2", { class: "title" }, layer.title), layer.buttons.map((title) =>
    control({ class: "ctl", "data-button": title }, step(title), choices, next, title))];
}

function screenOf(layer, choices, next) {
  return [
    h("div", { class: "navigation" },
      layer.hasBackButton && control({ class: "back", id: "tap-back" }, "back", choices, next, "‹ Back"),
      h("h2", { class: "title" }, layer.title)),
    ...layer.elements.map((element) => elementOf(element, choices, next)),
  ];
}

function elementOf(element, choices, next) {
  const { id, kind, text, placeholder, isEnabled, hasFocus } = element;
  const caption = placeholder || data.captions[id];
  const attributes = { id: `element-${id}`, "data-id": id, "data-kind": kind, "data-enabled": `${isEnabled}`,
    "data-focused": hasFocus };
  const notes = [!isEnabled && hidden(" (disabled)"), hasFocus && hidden(" (has the focus)")];
  if (kind === "button") {
    const kinds = [/recovery|cancel|comment\.?Button/.test(id) && "plain", !text && !caption && "loading"];
    attributes.class = ["ctl", ...kinds].filter(Boolean).join(" ");
    return control(attributes, `tap ${id}`, choices, next, text || caption, notes);
  }
  if (/Field|textView/.test(kind)) return fieldOf(element, attributes, caption, notes, choices, next);
  const spinner = kind === "indicator" && text && [h("i", { class: "spin", "aria-hidden": "true" }), " "];
  return h("p", { ...attributes, hidden: !text, class: /failure/.test(id) && "failure" }, spinner, text);
}

// A field. A tap types the text of the recorded states; one may type it as well.
function fieldOf({ id, kind, text }, attributes, caption, notes, choices, next) {
  const step = [...choices.keys()].find((one) => one.startsWith(`type ${id} `));
  const shown = caption || "Comment";
  if (!step) {
    return h("div", { ...attributes, class: `ctl field ${kind}` }, text || shown, hidden(" (field)"), notes);
  }
  const typed = typedText(step);
  const isSecret = /^•+$/.test(typed);
  const isNext = step === next;
  const help = h("small", { id: `help-${id}` }, `tap to type ${isSecret ? "the password" : typed}`);
  const go = () => take(choices.get(step));
  const check = ({ target: { value } }) => {
    if (isSecret ? value.length >= 8 : value === typed) go();
    else if (!isSecret && !typed.startsWith(value)) {
      help.textContent = `Only “${typed}” was recorded: a tap types it.`;
      tell(help.textContent);
    }
  };
  const input = h("input", {
    ...attributes, type: isSecret ? "password" : "text", "aria-describedby": help.id, autocomplete: "off",
    "aria-label": shown, "data-step": step, "data-text": text, "data-next": isNext, oninput: check,
    onclick: go, onkeydown: ({ key }) => key === "Enter" && go() });
  const classes = `ctl field ${kind}${isNext ? " hint" : ""}`;
  return h("label", { class: classes }, h("span", {}, text || shown), help, input);
}

// What can happen beside a tap; what is not possible now is disabled.
function happenings(run, step, choices, next) {
  const { states, bound, steps } = data.package.graph;
  const ontoggle = ({ target }) => { choice.isOpen = target.open; };
  return h("details", { id: "happenings", open: choice.isOpen, ontoggle },
    h("summary", { id: "happenings-summary" }, "What else can happen"),
    [...Map.groupBy(steps.filter((one) => !/^(tap|type|back|reply)/.test(one)), starterOf)].map(
      ([actor, all]) => eventGroup(actor, all, choices, next)),
    h("label", { for: "search" }, "Scenarios"),
    h("input", { id: "search", type: "search", placeholder: "L6, late reply", oninput: listScenarios }),
    h("ul", { id: "list" }),
    soft(`The phone has ${states.length.toLocaleString("en")} states: ${bound}.`));
}

// The scenarios that match the search, as links.
function listScenarios() {
  const words = document.getElementById("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ name, rule, title }, word) => /^[a-z]\d+$/.test(word) ? rule.toLowerCase() === word
    : ` ${name} ${title}`.toLowerCase().replaceAll("-", " ").includes(` ${word}`);
  const found = words.length === 0 ? []
    : data.package.scenarios.filter((one) => words.every((word) => matches(one, word)));
  document.getElementById("list").replaceChildren(...found.map(({ name, rule, title }) =>
    h("li", {}, link(`#/play/${name}/1`, strong(rule), ` ${title}`))));
}
