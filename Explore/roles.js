// The roles of each pattern: their places in a map, by the ends of the names of their types, and who may send messages
// to whom. The guides name the same roles.
"use strict";

const roles = {
  "Round Table": {
    places: {
      View: [0, 1, /(ModuleView|PrimaryView)$/], Core: [1, 0, /ModuleCore$/], Presenter: [1, 1, /ModulePresenter$/],
      Joint: [1, 2, /ModuleJoint$/], State: [2, 0, /ModuleState$/], Assembly: [2, 2, /^[a-z]\w*|Assembly$/],
    },
    edges: "View-Core View-Presenter View-Joint Core-Presenter Core-Joint Presenter-View Joint-Core Joint-Presenter "
      + "Core-State Presenter-State Joint-State Joint-Assembly",
  },
  VIPER: {
    places: {
      View: [0, 1, /ViewController$/], Presenter: [1, 1, /Presenter$/], Interactor: [1, 0, /Interactor(_\w+)?$/],
      Gateway: [2, 0, /Gateway$/], "UI model": [0, 0, /UIModel(\.\w+)*$/], Router: [1, 2, /Router$/], Factory: [2, 2, /Factory$|Parameters$/],
    },
    edges: "View-Presenter Presenter-View Presenter-Interactor Presenter-Router Interactor-Gateway Gateway-Presenter "
      + "Presenter-UI_model UI_model-View Router-Factory",
  },
  RVB: {
    places: {
      View: [0, 1, /(ViewController|Panel)$/], "View model": [1, 1, /ViewModel(\.State)?$/], Router: [1, 2, /Router$/],
      Builder: [2, 2, /(Builder|Dependency|Parameter)$/], Adapter: [0, 2, /Adapter$/],
    },
    edges: "View-View_model View_model-View View-Router View_model-Router Router-Builder Adapter-View",
  },
  Interactions: {
    places: {
      View: [0, 0, /(Screen|Alert)$/], Controller: [0, 1, /ViewController$/], Interaction: [1, 1, /Interaction$/],
      Mediator: [1, 0, /Mediator$/], Navigation: [1, 2, /Navigation$/], Renderable: [2, 0, /Renderable$/],
      Assembler: [2, 2, /Assembler$/],
    },
    edges: "Controller-Interaction Interaction-View Interaction-Controller Interaction-Mediator Mediator-Interaction "
      + "Interaction-Navigation Navigation-Assembler Interaction-Renderable",
  },
  Baseline: { places: { View: [1, 1, /ViewController$/] }, edges: "" },
};

// Another implementation has the roles of the baseline.
function rolesOf(pattern) {
  return roles[pattern] ?? roles.Baseline;
}

const modules = ["Review", "Login", "Recovery", "Comment"];

// The node of a component: a role of a module, the domain, or the code that starts the feature. What several modules
// share is drawn in the module that the step is about.
function nodeOf(pattern, component, place = "", about = undefined) {
  if (place.startsWith("Sources/Shared/")) return "Domain";
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
