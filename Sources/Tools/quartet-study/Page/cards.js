// What a pattern does in a step: how many calls, and a card for each part, in the order in which they act.
"use strict";

// The counts of a step as a line and a bar; the bars of all patterns have one scale.
function tally(calls, most) {
  const { messages, sent, reads, inside, made, freed } = countsOf(calls);
  const parts = [["sent", sent], ["reads", reads], ["inside", inside], ["made", made]];
  return h("div", { class: "tally" },
    h("p", {}, strong(counted(messages, "message")),
      inside > 0 && `: ${messages - inside} + ${inside} internal`,
      made > 0 && [", ", strong(made), " made"], freed > 0 && [", ", strong(freed), " freed"]),
    h("div", { class: "bar", "aria-hidden": "true" }, parts.map(([kind, number]) =>
      number > 0 && h("i", { class: `b-${kind}`, style: { width: `${(number / most) * 100}%` } }))));
}

function mostCalls(step) {
  return Math.max(1, ...patterns().map((pattern) =>
    (callsOf(pattern, step) ?? []).filter(({ operation }) => !"-^".includes(operation)).length));
}

// The cards of a step; those without the call `found`, which answers a lesson's question, are folded.
function cards(pattern, step, found) {
  const all = callsOf(pattern, step);
  if (!all) return loading();
  const isShown = kept.get("inside", false);
  const isFolded = ({ operation, id }) => "~-".includes(operation) && id !== found;
  const { inside, freed } = countsOf(all.filter(isFolded));
  const event = all.find(({ operation }) => operation === "!");
  const visible = all.filter((call) => call !== event && (isShown || !isFolded(call)));
  const senders = [...new Set(visible.map(({ from }) => from.key))];
  const isFound = (key) => visible.some(({ from, id }) => from.key === key && id === found);
  const card = (key) => {
    const calls = visible.filter(({ from }) => from.key === key);
    const { job } = calls[0].from;
    return h("section", { class: "part", style: { "--c": `var(--${job})` } },
      h("h3", {}, key, small(key === "Domain" ? "shared" : job !== "domain" && jobs[job])),
      sends(pattern, calls, found));
  };
  return h("div", { class: "cards" },
    event ? h("ul", { class: "event" }, callRow(pattern, event, found,
      [event.from.key, " → ", chip(event.to)]))
      : all.length === 0 && soft("No calls."),
    senders.filter((key) => found === undefined || isFound(key)).map(card),
    found !== undefined && h("details", {}, h("summary", { class: "small" }, "The other parts"),
      h("div", { class: "cards" }, senders.filter((key) => !isFound(key)).map(card))),
    inside + freed > 0 && button({ class: "fold", id: `fold-${pattern}`, "aria-pressed": `${isShown}` },
      () => { kept.set("inside", !isShown); render(); }, isShown ? "Hide " : "Show ",
      [inside > 0 && counted(inside, "internal call"), freed > 0 && counted(freed, "freed object")]
        .filter(Boolean).join(" and ")));
}

// What a part sends, by receiver, and what it makes and frees; the numbers tell the order.
function sends(pattern, calls, found) {
  const groups = Map.groupBy(joined(calls), (call) =>
    call.operation + (isNumbered(call) ? call.to.key : call.verb));
  const signs = { ">": "→ ", "?": "reads ", "+": "+ makes", "-": "− frees", "~": "↺ inside", "^": "↗ " };
  const kinds = { "+": "made", "-": "freed", "~": "inner" };
  return [...groups.values()].map((same) => {
    const { operation, to, verb } = same[0];
    return h("div", { class: `send ${kinds[operation] ?? ""}` },
      h("p", { class: "op", "aria-hidden": "true" }, signs[operation],
        verb ?? (isNumbered(same[0]) && chip(to))),
      h("ul", {}, same.map((call) => callRow(pattern, call, found, breakable(call.what)))));
  });
}

// A call. A click shows the line that sends it.
function callRow(pattern, call, found, content) {
  const id = `call-${patterns().indexOf(pattern)}-${call.id}`;
  const isOpen = opened.has(id);
  const isFound = call.id === found;
  const line = lineOf(call.origin);
  return h("li", { class: isFound && "found" },
    button({ class: "call", id, "aria-expanded": `${isOpen}` },
      () => { if (!opened.delete(id)) opened.add(id); render(); },
      h("span", { class: "n", "aria-hidden": "true" }, isNumbered(call) ? call.number : "·"),
      h("span", {}, hidden(`${isFound ? "The answer: " : ""}${spokenCall(call)}: `), h("code", {}, content),
        call.times > 1 && small(` ${call.times}×`))),
    isOpen && h("div", { class: "src" },
      line && [h("code", {}, colored(line)), link(sourceAddress(call.origin), call.origin.split("/").at(-1))],
      link(sourceAddress(call.place), `${line ? "runs " : ""}${call.title}`)));
}

const isNumbered = ({ operation }) => ">!?".includes(operation);

function spokenCall(call) {
  const { number, from, operation, to, verb } = call;
  return `${isNumbered(call) ? `${number}. ` : ""}${from.key} ${verb ?? operations[operation]} ${to.key}`;
}

// Whether a child calls its parent.
function isReport({ operation, from, to }) {
  return operation === ">" && Boolean(to.module) && parents[from.module] === to.module;
}

// That a step calls no pattern.
const noteOf = (step) => !isLoaded(step) || !patterns().every((one) => endsInDomain(callsOf(one, step))) ? ""
  : "The call ends in the domain, which all four share. No pattern is notified.";
