// The parts in the order of their lifelines: the job, and how types' names end.
"use strict";

// The jobs with the words for them. A job has one colour in all patterns.
const jobs = {
  shows: "shows", decides: "decides", keeps: "remembers", words: "formats", opens: "opens", asks: "fetches",
  links: "passes on", makes: "makes", domain: "shared domain",
};

const roles = {
  "Round Table": {
    idea: "Four parts of a module send each other messages along one fixed path, the pipeline.",
    kit: ", through the kit’s pipeline",
    parts: {
      View: ["shows", /(ModuleView|PrimaryView|Screen)$/], Presenter: ["words", /ModulePresenter$/],
      State: ["keeps", /ModuleState$/], Core: ["decides", /ModuleCore$/],
      Joint: ["opens", /ModuleJoint$/],
      pipeline: ["links", /Pipeline$/, "of the kit"], Assembly: ["makes", /^[a-z]\w*$|Assembly$/],
    },
  },
  VIPER: {
    idea: "The presenter decides and talks to the others through protocols.",
    parts: {
      View: ["shows", /(ViewController|Screen)$/], Presenter: ["decides", /Presenter$/],
      "UI model": ["words", /UIModel(\.\w+)*$/], Router: ["opens", /Router$/],
      Interactor: ["asks", /Interactor(_\w+)?$/], Gateway: ["asks", /(Gateway|OpenedLinks)$/],
      Factory: ["makes", /(Factory|Parameters)$/],
    },
  },
  RVB: {
    idea: "Router, view and builder connect modules. The inside of a module is free.",
    parts: {
      View: ["shows", /(ViewController|Controllable|Panel|Screen)$/],
      "View model": ["decides", /ViewModel(\.State)?$/],
      Router: ["links", /Router$/], Builder: ["makes", /(Builder|Dependency|Parameter)$/],
      Adapter: ["links", /Adapter$/],
    },
  },
  Interactions: {
    idea: "One object for each thing a user can do on the screen.",
    parts: {
      Sheet: ["shows", /SheetController$/],
      Screen: ["shows", /(Screen|Alert)$/], Controller: ["shows", /ViewController$/],
      "Signing in": ["decides", /SigningInInteraction$/],
      Mediator: ["links", /Mediator$/], Adapter: ["links", /Adapter$/],
      "Filling in": ["decides", /FillingInInteraction$/], Credentials: ["decides", /Credentials$/],
      Renderable: ["words", /Renderable$/],
      Navigation: ["opens", /Navigation$/], Assembler: ["makes", /Assembler$/],
    },
  },
  MVVM: {
    isExtra: true, guide: "BringYourOwn",
    parts: {
      View: ["shows", /(ViewController|Screen)$/], "View model": ["decides", /ViewModel$/],
      Coordinator: ["opens", /Coordinator$/],
    },
  },
};

const modules = ["Review", "Login", "Recovery", "Comment"];

// The module that opens another one, and to which that one reports.
const parents = { Login: "Review", Recovery: "Login", Comment: "Review", Discard: "Comment" };

// The module of a component; undefined for what several share. A navigation is named for what it opens.
function moduleOf(component, place = "") {
  if (/Gateway$/.test(component)) return component.startsWith("SignIn") ? "Login" : undefined;
  const opens = component.match(/^(\w+)Navigation(Assembler)?$/)?.[1];
  return parents[opens] ?? modules.find((one) => component.toLowerCase().startsWith(one.toLowerCase()))
    ?? modules.find((one) => place.includes(`/${one}/`));
}

// The part that a component is, with its module's name; what several modules share has none.
function partOf(pattern, { component, place = "" }) {
  if (place.includes("Shared/Domain/")
    || /^(SignInAttempt|AuthManager|CommentStore|Trunk)\b/.test(component)) {
    return { role: "Domain", job: "domain", key: "Domain" };
  }
  const module = moduleOf(component, place);
  const [role, job] = roleOf(pattern, component);
  return { role, job, module, key: !module || job === "domain" ? role : `${module} ${role}` };
}

function roleOf(pattern, component) {
  const known = Object.entries(roles[pattern]?.parts ?? {}).find(([, [, names]]) => names.test(component));
  if (known) return [known[0], known[1][0]];
  // Each interaction is a part of its own: ReviewAccountInteraction is “Account”.
  const [, interaction] = component.match(/^(?:Review|Login|Recovery|Comment)?(\w+)Interaction$/) ?? [];
  if (interaction) return [spaced(interaction), "decides"];
  if (/Feature$/.test(component)) return ["App", "makes"];
  if (component === "UINavigationController") return ["sheet", "shows"];
  return /Screen$/.test(component) ? ["screen", "shows"] : [component.split(".").at(-1), "domain"];
}

// “SigningIn” is “Signing in”.
function spaced(name) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").replace(/ \w/g, (one) => one.toLowerCase());
}

// The name of a part in the colour of its job.
function chip({ key, job }, kind = "") {
  return h("span", { class: `chip ${kind}`, style: { "--c": `var(--${job})` } }, key);
}

// The answers to the five questions in a screen: rows of a question and a cell for each pattern.
const answersIn = (screen) => [...document.querySelectorAll(`#answers [title=${screen}] tr`)].slice(1)
  .map(({ cells: [question, ...cells] }) => [question.textContent, cells]);

// A cell of the answers; its parts have the colours of their jobs.
function answerIn(cell, pattern) {
  const jobOf = (key) => roles[pattern].parts[key.replace(/^(Review|Login)’s /, "")]?.[0]
    ?? (key === "UIKit" ? "domain" : "decides");
  return [...(cell?.childNodes ?? [])].map((node) => (node.tagName !== "B" ? node.cloneNode(true)
    : chip({ key: node.textContent, job: jobOf(node.textContent) })));
}

// The answers of a pattern in a screen.
function answerList(pattern, screen) {
  const cellOf = (cells) => answerIn(cells[patterns().indexOf(pattern)], pattern);
  return h("ul", { class: "parts" }, answersIn(screen).map(([question, cells]) =>
    h("li", {}, h("span", {}, question), h("span", {}, cellOf(cells)))));
}

// The answers of all patterns side by side, with a choice of the screen.
function answerTable() {
  const rows = answersIn(choice.screen ?? "Login").map(([question, cells]) =>
    [question, (pattern, index) => answerIn(cells[index], pattern)]);
  return h("section", { class: "after" },
    h("h2", {}, "The five answers, for each screen"), screenMenu("Login"), patternTable(rows));
}

// Chooses the screen whose answers are shown; until then, it is `shown`.
function screenMenu(shown) {
  const choose = (screen) => { choice.screen = screen; render(); };
  const isShown = (screen) => `${screen === (choice.screen ?? shown)}`;
  return h("div", { class: "seg", role: "group", "aria-label": "Screen" }, soft("Who does what in"),
    modules.map((screen) => button({ class: "btn", id: `parts-${screen}`, "aria-pressed": isShown(screen) },
      () => choose(screen), screen)));
}

const guideOf = (pattern) => `Docs/${roles[pattern].guide ?? pattern.replace(" ", "")}.md`;

function guideLink(pattern) {
  return h("a", { class: "guide", href: fileAddress(guideOf(pattern)) }, "guide",
    hidden(` to ${pattern}`));
}
