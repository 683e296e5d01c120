// The phone: what the screen shows, and what the user, the server and others can do.
"use strict";

// What a screen reader adds to an element.
const kinds = { button: "button", textField: "field", secureField: "field", textView: "field" };

// Who does the steps that are not taps on the screen.
const actors = {
  "You": /^(swipe|escape)/, "The server": /^reply/, "A link": /^open/, "Another module": /^(dismiss|present|replace)/,
  "Later": /^(expire|wait|sign)/,
};

// The layers after a step; a step during which transitions run shows those before it.
function layersAt(run, step) {
  let number = step;
  while (number > 0 && run.steps[number].screen == null) number -= 1;
  return data.package.screens[run.steps[number].screen] ?? [];
}

// The steps that are possible now, by their texts, each with what it leads to.
function choicesOf(run, state) {
  const number = run.states?.[Math.min(state.step, run.states.length - 1)];
  if (number === undefined) return undefined;
  const { steps, states } = data.package.graph;
  const path = run.path.slice(0, state.step);
  return new Map(states[number].transitions.map(([step]) =>
    [steps[step], () => go({ path: [...path, step], step: path.length + 1, source: "" })]));
}

// The screens from the root up, as a phone shows them. What has changed with the step is marked.
function phone(run, state) {
  const layers = layersAt(run, state.step);
  const before = state.step > 0 ? layersAt(run, state.step - 1) : layers;
  const choices = choicesOf(run, state);
  return h("section", { class: "phone", "aria-label": "The screen" },
    layers.length === 0 && h("p", { class: "empty" }, "The window shows nothing."),
    layers.map((layer, index) => {
      const isTop = index === layers.length - 1;
      const kind = layer.isAlert ? "alert" : index > 0 ? "sheet" : "root";
      const isNew = !before[index] || before[index].title !== layer.title;
      const known = isNew ? undefined : new Map(before[index].elements.map((one) => [one.id, JSON.stringify(one)]));
      const controls = isTop ? choices : undefined;
      return h("div", {
        class: `layer ${kind}${isNew && state.step > 0 ? " changed" : ""}`, "aria-hidden": isTop ? null : "true", "data-top": isTop,
      }, layer.isAlert ? alertOf(layer, controls) : screenOf(layer, controls, known));
    }));
}

// A control that takes a step, or only its look where the step is not possible.
function control(attributes, action, ...content) {
  return action
    ? h("button", { type: "button", ...attributes, class: `${attributes.class} live`, onclick: action }, ...content)
    : h("div", attributes, ...content);
}

function alertOf(layer, choices) {
  return [
    h("p", { class: "title" }, layer.title),
    ...layer.buttons.map((title) =>
      control({ class: "button", "data-kind": "button", id: `tap-${title}` }, choices?.get(`tap "${title}"`), title)),
  ];
}

function screenOf(layer, choices, known) {
  const { captions } = data.package;
  return [
    h("div", { class: "navigation" },
      layer.hasBackButton ? control({ class: "back", id: "tap-back" }, choices?.get("back"), "‹ Back") : h("span", { class: "back" }),
      h("span", { class: "title" }, layer.title)),
    ...layer.elements.map((element) => {
      const { id, kind, text, placeholder, isEnabled, hasFocus } = element;
      const isField = kind === "textField" || kind === "secureField";
      const caption = isField ? placeholder || captions[id] : captions[id];
      const shown = text || (isField || kind === "button" ? caption : "");
      const typed = [...choices?.keys() ?? []].find((step) => step.startsWith(`type ${id} `));
      const classes = [kind, !isEnabled && "disabled", hasFocus && "focused", isField && !text && "placeholder",
        /failure/.test(id) && "failure", known && known.get(id) !== JSON.stringify(element) && "changed"];
      return control({
        class: classes.filter(Boolean).join(" "), id: `element-${id}`, "data-id": id, "data-kind": kind, "data-text": text,
        title: typed && `Types ${typed.replace(/^type \S+ /, "")}`,
      }, choices?.get(`tap ${id}`) ?? choices?.get(typed),
      kind === "indicator" && text ? `◌ ${text}` : shown || "\u00a0",
      kinds[kind] && h("span", { class: "hidden" }, ` (${kinds[kind]}${typed ? `, types ${typed.replace(/^type \S+ /, "")}` : ""})`),
      !isEnabled && h("span", { class: "hidden" }, " (disabled)"),
      hasFocus && h("span", { class: "hidden" }, " (has the focus)"));
    }),
  ];
}

// What can happen beside a tap. All steps stay in their places; those that are not possible now are disabled.
function happenings(run, state) {
  const choices = choicesOf(run, state);
  if (!choices) {
    return h("p", { class: "hint" }, "This scenario has steps that the phone does not offer. ",
      h("a", { href: address({ path: [], step: 0, source: "" }) }, "Use the phone from the start"));
  }
  const { states, bound } = data.package.graph;
  return h("section", { class: "happenings", "aria-label": "What else can happen" },
    Object.entries(actors).map(([actor, pattern]) =>
      h("div", { role: "group", "aria-label": actor }, h("span", { class: "hint" }, actor),
        data.package.graph.steps.filter((step) => pattern.test(step)).map((step) =>
          h("button", { id: `do-${step.replace(/\W+/g, "-")}`, type: "button", disabled: !choices.has(step), onclick: choices.get(step) },
            titleOfStep(step).replace(/^(The server replies: |Open quartet:\/\/|Another module )/, ""))))),
    h("p", { class: "hint" }, `The phone has ${states.length.toLocaleString("en")} states: ${bound}.`));
}
