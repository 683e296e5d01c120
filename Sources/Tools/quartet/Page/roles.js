// The roles of each pattern: their places in a map, by the ends of the names of their types, what they do, and who may send
// messages to whom. The guides name the same roles.
"use strict";

const roles = {
  "Round Table": {
    places: {
      View: [0, 1, /(ModuleView|PrimaryView)$/, "shows updates, and reports what the user does"],
      Core: [1, 0, /ModuleCore$/, "decides, and changes the state"], State: [2, 0, /ModuleState$/, "is what the module remembers"],
      Presenter: [1, 1, /ModulePresenter$/, "turns the state into updates of the View"],
      Joint: [1, 2, /ModuleJoint$/, "opens children, and sends to the parent"],
      Assembly: [2, 2, /^[a-z]\w*|Assembly$/, "makes and connects the components"],
    },
    edges: "View-Core View-Presenter View-Joint Core-Presenter Core-Joint Presenter-View Joint-Core Joint-Presenter "
      + "Core-State Presenter-State Joint-State Joint-Assembly",
  },
  VIPER: {
    places: {
      View: [0, 1, /ViewController$/, "shows what the presenter says, and reports what the user does"],
      Presenter: [1, 1, /Presenter$/, "decides, and connects the others"],
      Interactor: [1, 0, /Interactor(_\w+)?$/, "uses gateways for the presenter"], Gateway: [2, 0, /Gateway$/, "connects to the domain"],
      "UI model": [0, 0, /UIModel(\.\w+)*$/, "has the look and the words of the scene"],
      Router: [1, 2, /Router$/, "opens and closes scenes"], Factory: [2, 2, /Factory$|Parameters$/, "makes a scene"],
    },
    edges: "View-Presenter Presenter-View Presenter-Interactor Presenter-Router Interactor-Gateway Gateway-Presenter "
      + "Presenter-UI_model UI_model-View Router-Factory",
  },
  RVB: {
    places: {
      View: [0, 1, /(ViewController|Panel)$/, "shows the module, and opens and closes its children"],
      "View model": [1, 1, /ViewModel(\.State)?$/, "decides; the pattern does not prescribe it"],
      Router: [1, 2, /Router$/, "gets children from their builders"], Builder: [2, 2, /(Builder|Dependency|Parameter)$/, "makes a module"],
      Adapter: [0, 2, /Adapter$/, "makes a module fit what its parent uses"],
    },
    edges: "View-View_model View_model-View View-Router View_model-Router Router-Builder Adapter-View",
  },
  Interactions: {
    places: {
      Controller: [0, 1, /ViewController$/, "owns the parts, and calls an interaction when the user acts"],
      Interaction: [1, 1, /Interaction$/, "decides what follows from what happened"],
      Mediator: [1, 0, /Mediator$/, "calls the other interactions when something happens in one"],
      Navigation: [1, 2, /Navigation$/, "opens what assemblers make"],
      View: [0, 0, /(Screen|Alert)$/, "shows renderables"], Renderable: [2, 0, /Renderable$/, "is a value that a view shows"],
      Assembler: [2, 2, /Assembler$/, "makes a component"],
    },
    edges: "Controller-Interaction Interaction-View Interaction-Controller Interaction-Mediator Mediator-Interaction "
      + "Interaction-Navigation Navigation-Assembler Interaction-Renderable",
  },
  Baseline: { places: { View: [1, 1, /ViewController$/, "does everything"] }, edges: "" },
};

// Another implementation has the roles of the baseline.
function rolesOf(pattern) {
  return roles[pattern] ?? roles.Baseline;
}

const modules = ["Review", "Login", "Recovery", "Comment"];

// The node of a component: a role of a module, the domain, or the code that starts the feature. What several modules
// share is drawn in the module that the step is about.
function nodeOf(pattern, component, place = "", about = undefined) {
  if (place.startsWith("Sources/Shared/Domain/")) return "Domain";
  const role = Object.entries(rolesOf(pattern).places).find(([, [, , names]]) => names.test(component))?.[0];
  const module = moduleOf(component, place) ?? about;
  return module && role ? `${module}/${role}` : "App";
}

function moduleOf(component, place = "") {
  // Several modules share a gateway.
  if (/Gateway$/.test(component)) return undefined;
  return modules.find((one) => component.toLowerCase().startsWith(one.toLowerCase()))
    ?? modules.find((one) => place.includes(`/${one}/`));
}
