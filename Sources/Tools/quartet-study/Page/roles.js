// The parts in the order of their lifelines: the job, how types' names end, a note, and the jobs that a part
// does although it is named for another one.
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
      State: ["keeps", /ModuleState$/], Core: ["decides", /ModuleCore$/, "", "asks"],
      Joint: ["opens", /ModuleJoint$/],
      pipeline: ["links", /Pipeline$/, "of the kit"], Assembly: ["makes", /^[a-z]\w*$|Assembly$/],
    },
  },
  VIPER: {
    idea: "The presenter decides and talks to the others through protocols.",
    parts: {
      View: ["shows", /(ViewController|Screen)$/], Presenter: ["decides", /Presenter$/, "", "keeps", "links"],
      "UI model": ["words", /UIModel(\.\w+)*$/], Router: ["opens", /Router$/],
      Interactor: ["asks", /Interactor(_\w+)?$/], Gateway: ["asks", /(Gateway|OpenedLinks)$/],
      Factory: ["makes", /(Factory|Parameters)$/],
    },
  },
  RVB: {
    idea: "Router, view and builder connect modules. The inside of a module is free.",
    parts: {
      View: ["shows", /(ViewController|Controllable|Panel|Screen)$/, "", "opens"],
      "View model": ["decides", /ViewModel(\.State)?$/, "in Login, else View", "keeps", "words", "asks"],
      Router: ["links", /Router$/], Builder: ["makes", /(Builder|Dependency|Parameter)$/],
      Adapter: ["links", /Adapter$/],
    },
  },
  Interactions: {
    idea: "One object for each thing a user can do on the screen.",
    parts: {
      Screen: ["shows", /(Screen|Alert)$/, "", "keeps"],
      Controller: ["shows", /(View|Sheet)Controller$/],
      "Signing in": ["decides", /SigningInInteraction$/, "", "asks"],
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

// The module of a component; undefined for what several modules share.
function moduleOf(component, place = "") {
  if (/Gateway$/.test(component)) return component.startsWith("SignIn") ? "Login" : undefined;
  return modules.find((one) => component.toLowerCase().startsWith(one.toLowerCase()))
    ?? modules.find((one) => place.includes(`/${one}/`));
}

// The part that a component is. What several modules share belongs to the module that the step is about.
function partOf(pattern, { component, place = "" }, about) {
  if (place.includes("Shared/Domain/")
    || /^(SignInAttempt|AuthManager|CommentStore|Trunk)\b/.test(component)) {
    return { role: "Domain", job: "domain", key: "Domain" };
  }
  const module = moduleOf(component, place) ?? about;
  const [role, job] = roleOf(pattern, component);
  return { role, job, module, key: module === about || job === "domain" ? role : `${module} ${role}` };
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

// Who does which job in a pattern.
function jobList(pattern) {
  const own = Object.entries(jobs).filter(([job]) => job !== "domain");
  return h("ul", { class: "parts" }, own.map(([job, word]) => {
    const parts = Object.entries(roles[pattern].parts).filter(([, part]) => part.includes(job));
    return h("li", {}, h("span", {}, word), h("span", {}, parts.map(([key, [own, , note]]) =>
      [chip({ key, job: own === job ? own : "domain" }), " ", note && small(note)])));
  }));
}

// The job of a part that a lesson names.
const jobOf = (pattern, key) => roles[pattern].parts[key]?.[0] ?? "decides";

const guideOf = (pattern) => `Docs/${roles[pattern].guide ?? pattern.replace(" ", "")}.md`;

function guideLink(pattern) {
  return h("a", { class: "guide", href: fileAddress(guideOf(pattern)) }, "guide",
    hidden(` to ${pattern}`));
}
