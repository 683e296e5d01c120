// The lessons: what the reader predicts, taps and compares. `path` leads to the place, and `taps` are the
// steps that the
// phone then asks for. `mark` finds the call that answers the question in the step that is shown, the last
// one less
// `back`; `part` says which end of the call the answer is. The right answers of `options` are tested with
// the recorded calls.
// Code in a reason is a line of the pattern's sources.
"use strict";

const inLogin = signIn.slice(0, 3);
const writing = [
  "tap review.commentButton", ...signIn.slice(1), "reply accepted", "type comment.text Hello",
    "tap comment.cancelButton",
];

const lessons = [
  {
    name: "first", title: "Who is called first?", path: inLogin, taps: ["tap login.signInButton"],
      legend: "The view calls first:",
    ask: "You will tap “Sign in”. UIKit calls the view. Whom does the view call first?",
    options: {
      "Round Table": ["State", "Core", "Joint"], VIPER: ["Presenter", "Interactor", "Router"],
      RVB: ["Router", "View model", "Builder"], Interactions: ["Mediator", "Signing in", "Filling in"],
    },
    right: { "Round Table": "Core", VIPER: "Presenter", RVB: "View model", Interactions: "Signing in" },
    mark: ({ operation, from }) => operation === ">" && from.job === "shows", part: "to",
    idea: "After the view comes the part that decides. It has four names, so look for the job and not for "
      + "the name.",
    why: {
      "Round Table": "The Core decides. Presenter and Joint get the same tap later, always in this order.",
      VIPER: "The presenter decides, then calls the view for each change.",
      RVB: "The view model. RVB leaves it open: here the view hands on every decision.",
      Interactions: "The interaction that the tap belongs to. The mediator tells the others.",
    },
    code: "tap",
  },
  {
    name: "owner", title: "Who keeps it alive?", path: inLogin, taps: ["tap login.signInButton"],
      legend: "Its owner is:", show: "owners",
    ask: "Login waits for its reply. Which object would take the deciding part with it if it went?",
    options: {
      "Round Table": ["pipeline", "Joint", "Assembly"], VIPER: ["Interactor", "View", "Factory"],
      RVB: ["Router", "Builder", "View"], Interactions: ["Mediator", "Controller", "Screen"],
    },
    right: { "Round Table": "pipeline", VIPER: "View", RVB: "View", Interactions: "Controller" },
    idea: "UIKit keeps the view, and the view keeps the rest. All ways back are weak or unowned.",
    why: {
      "Round Table": "The View owns the pipeline, and the pipeline the Core, the Presenter and the Joint.",
      VIPER: "The view controller owns the presenter; the presenter knows it only as unowned.",
      RVB: "The view controller owns the view model: `let viewModel: LoginViewModel`.",
      Interactions: "The controller owns each interaction; the mediator knows them weakly.",
    },
    code: "late-reply",
  },
  {
    name: "late", title: "What does a late reply do?", path: signIn,
      taps: ["tap login.cancelButton", "reply accepted"], back: 1,
    ask: "You sign in, tap Cancel, and only then the server accepts. What does the user see?",
    choices: ["signed in", "the failure", "nothing", "Login opens again"], answer: "nothing",
    mark: ({ to, from, what }) => to.role === "Domain" && from.role !== "Domain"
      && /^cancel\b|\.cancel\b/.test(what), part: "from",
    right: { "Round Table": "Core", VIPER: "Presenter", RVB: "View model", Interactions: "Signing in" },
    idea: "The reply ends in the domain: all four had cancelled the attempt with the tap on Cancel, which "
      + "is the step below. "
      + "What differs is who did it.",
    why: {
      "Round Table": "The Core cancels it: `attempt?.cancel()`",
        VIPER: "The presenter cancels it: `attempt?.cancel()`",
      RVB: "The view model cancels it: `attempt?.cancel()`",
        Interactions: "The signing-in interaction cancels it: `attempt?.cancel()`",
    },
    code: "late-reply",
  },
  {
    name: "rule", title: "Where does a rule go?", path: signIn.slice(0, 1),
      taps: ["type login.login ada@example.com"],
    legend: "This part decides:",
    ask: "You will type an email. “Sign in” is enabled only if both fields are filled in. Which part "
      + "decides that?",
    options: {
      "Round Table": ["View", "State", "Joint"], VIPER: ["View", "Interactor", "Presenter"],
      RVB: ["View model", "View", "Router"], Interactions: ["Controller", "Filling in", "Mediator"],
    },
    right: { "Round Table": "State", VIPER: "Presenter", RVB: "View model", Interactions: "Filling in" },
    mark: ({ operation, from, to, what }) => (operation === "?" && /isReadyToSignIn|canSignIn/.test(what))
      || /^(setSignInButtonInteraction)/.test(what) || (to.role === "Controller" && from.job === "decides"),
    part: { "Round Table": "to", VIPER: "from", RVB: "to", Interactions: "from" },
    idea: "A rule goes where its facts are. The view only shows the result. A rule that needs the server "
      + "goes elsewhere.",
    why: {
      "Round Table": "The State computes it, and the Presenter and the Core read it. With a server: the "
        + "Core, which calls a service.",
      VIPER: "The presenter. With a server: the interactor, which calls a gateway.",
      RVB: "The view model. With a server: the view model as well, which calls a service.",
      Interactions: "The interaction in which the user fills in. With a server: a new interaction.",
    },
    code: "validation-rule",
  },
  {
    name: "report", title: "How does a child report?", path: signIn.slice(0, 2),
      taps: ["tap login.cancelButton"],
    legend: "Review hears it from Login’s",
    ask: "You will tap Cancel in Login. Which part of Login tells Review, its parent?",
    options: {
      "Round Table": ["Core", "Joint", "Presenter"], VIPER: ["Router", "Presenter", "Interactor"],
      RVB: ["Router", "View model", "View"], Interactions: ["Mediator", "Leaving", "Navigation"],
    },
    right: { "Round Table": "Joint", VIPER: "Presenter", RVB: "View", Interactions: "Mediator" },
    mark: ({ operation, from, to }) => operation === ">" && from.module === "Login"
      && to.module === "Review", part: "from",
    idea: "A child knows no parent. It calls what the parent has given it: a closure, a delegate or a "
      + "listener.",
    why: {
      "Round Table": "The Joint sends an output to the closure that the parent’s Joint has passed.",
      VIPER: "The presenter calls its delegate, the parent’s presenter: `delegate.loginDidEnd()`",
      RVB: "The view calls the closure that its parent has set: `onEnd?()`",
      Interactions: "The mediator calls its listener, an interaction of the parent.",
    },
    code: "child-screen",
  },
  {
    name: "swipe", title: "What does a swipe do?", path: signIn.slice(0, 2), taps: ["swipe"],
      legend: "This part of Review is called:",
    ask: "You will swipe Login down. UIKit closes the sheet and runs a closure of Review, the parent. Which "
      + "part gave it to UIKit?",
    options: {
      "Round Table": ["Core", "Presenter", "Joint"], VIPER: ["Presenter", "View", "Router"],
      RVB: ["View", "Router", "Builder"], Interactions: ["Account", "Navigation", "Controller"],
    },
    right: { "Round Table": "Joint", VIPER: "Router", RVB: "View", Interactions: "Navigation" },
    mark: ({ operation }) => operation === "!", part: "to",
    idea: "The part that opened Login passed a closure to `present`. UIKit closes the sheet first and then "
      + "runs it: Login ends as "
      + "with Cancel.",
    why: {
      "Round Table": "The parent’s Joint passes the end to Login’s Joint, which sends its output.",
      VIPER: "The parent’s router tells Login’s view controller, and its presenter calls the delegate.",
      RVB: "Login is freed already. The closure calls the parent’s own method.",
      Interactions: "The parent’s navigation tells Login’s controller; then Login ends as with Cancel.",
    },
    code: "child-screen",
  },
];
