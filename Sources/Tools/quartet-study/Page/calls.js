// The calls of a step, in the order in which they run: who calls whom, and what is said.
"use strict";

// What a call is: > a message, ? a read, + makes, - frees, ~ inside (a part calls itself, or UIKit or a kit
// calls it), ! from outside.
const operations = {
  ">": "calls", "?": "reads", "+": "makes", "-": "frees", "~": "inside:", "!": "gets",
};

// What UIKit calls, although a pattern's line leads to it.
const ofUIKit = /\.(loadView|viewDidLoad)\(\)$/;

// Who starts a step.
function starterOf(text) {
  if (/^(reply|wait)/.test(text)) return "The server";
  if (/^open/.test(text)) return "A link";
  if (/^(dismiss|present|replace)/.test(text)) return "Another module";
  return /^(expire|sign|start|end|other)/.test(text) ? "The app" : "You";
}

// The calls of a step of a pattern; `from` and `to` are parts. The first call from outside is the step's
// event; UIKit makes the others, and frees objects.
function callsOf(pattern, { text, of }) {
  const content = of(pattern);
  return content && (content.calls ??= callsIn(pattern, content, text));
}

function callsIn(pattern, content, text) {
  const sent = messagesIn(content.messages);
  const isEvent = ({ sender, kind }) => !sender && kind !== "freed" && kind !== "made";
  const event = sent.findIndex(isEvent);
  const about = sent.slice(Math.max(0, event)).map(({ component, place }) =>
    moduleOf(component, place)).find(Boolean);
  const outside = (name) => ({ role: name, key: name, job: "domain" });
  let number = 0;
  return sent.map((message, index) => {
    const to = partOf(pattern, message, about);
    const from = message.sender ? partOf(pattern, message.sender, about)
      : index === event ? outside(starterOf(text)) : isEvent(message) ? to : outside("UIKit");
    const kinds = { made: "+", freed: "-", read: "?" };
    const isInside = from.key === to.key || ofUIKit.test(message.title);
    const operation = index === event ? "!" : kinds[message.kind] ?? (isInside ? "~" : ">");
    // Numbered are the calls that no fold hides.
    if (!"~-".includes(operation)) number += 1;
    return {
      ...message, id: index, number, operation, from, to, times: 1,
      what: operation === "!" ? titleOfStep(text) : saidBy(message),
    };
  });
}

// What a call says: its function with the values that its line names, such as `handleView(.loginButtonTap)`.
// An update of a view is only its value.
function saidBy({ title, kind, origin, component }) {
  if (kind === "made" || kind === "freed") return shortType(component);
  if (kind === "closure") return `closure: ${title.replace(/^[\w.]+ /, "").replace(/^\{\s*|\s*\}$/g, "")}`;
  const own = (title.startsWith(`${component}.`) ? title.slice(component.length + 1)
    : title).replace(/\.getter$/, "");
  const [name] = own.split("(");
  const line = lineOf(origin) ?? "";
  if (/^handle[A-Z]/.test(name)) {
    const value = valueIn(line, "notify\\w*\\(\\w+: (\\.\\w+)");
    return !value ? own : name === "handlePresenter" ? value : `${name}(${value})`;
  }
  const renderable = line.match(/\brender\((\w+Renderable)\(/)?.[1];
  if (name === "render" && renderable) return `render(${shortType(renderable)})`;
  return own.endsWith(")") && valueIn(line, `\\b(${name})`, true) || own;
}

// The name of a type without its module and its role: LoginMessageRenderable is “message”.
function shortType(type) {
  const name = type.replace(/^(Review|Login|Recovery|Comment)(?=[A-Z]\w+Renderable$)/,
    "").replace(/Renderable$/, "");
  return name === type ? type : name[0].toLowerCase() + name.slice(1);
}

// What a line sends, with its labels and literals: `.failure(reason: nil)`, `.toggle(enabled:)`. `isWhole`
// leaves out what is not all literals.
function valueIn(line, start, isWhole = false) {
  const [, name, values] = line.match(new RegExp(`${start}(?:\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\))?`)) ?? [];
  if (!name || !values) return isWhole ? undefined : name;
  const parts = values.split(/, (?=\w+:)/);
  if (parts.every((one) =>
    /^\w+: (nil|true|false|"[^"]*"|\d+|\.\w+)$/.test(one))) return `${name}(${parts.join(", ")})`;
  return isWhole ? undefined
    : `${name}(${parts.map((one) => one.match(/^\w+:(?= )/)?.[0] ?? "_:").join("")})`;
}

// Numbers of a step's calls, as the page of the costs counts them; made and freed objects apart.
function countsOf(calls) {
  const number = (...operations) => calls.filter(({ operation }) => operations.includes(operation)).length;
  return {
    messages: number(">", "!", "?", "~"), sent: number(">", "!"), reads: number("?"), inside: number("~"),
    made: number("+"), freed: number("-"),
  };
}

// Neighbours that say the same, and neighbours that are made by the same part, as one call with its number.
function joined(calls) {
  const result = [];
  for (const call of calls) {
    const last = result.at(-1);
    const isSame = last && last.operation === call.operation && last.from.key === call.from.key
      && last.to.key === call.to.key && (call.what === last.what || call.operation === "+");
    if (!isSame) result.push({ ...call });
    else {
      if (call.what !== last.what
        && !last.what.split(", ").includes(call.what)) last.what += `, ${call.what}`;
      last.times += 1;
    }
  }
  return result;
}

// Whether a step ends in the domain, so that no pattern is called.
function endsInDomain(calls) {
  return calls.length > 0 && calls.every(({ to }) => to.role === "Domain");
}
