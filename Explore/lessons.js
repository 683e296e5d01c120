// The lessons: questions with a place to look at, and the answer, which names what to find there.
"use strict";

const signIn = ["tap review.accountButton", "type login.login ada@example.com", "type login.password •••", "tap login.signInButton"];
const writeComment = [
  "tap review.commentButton", ...signIn.slice(1), "reply accepted", "type comment.text Hello", "tap comment.cancelButton",
];

const lessons = [
  {
    name: "first", question: "Who is called first when the server replies?",
    watch: "The server refuses the password. Read the first two messages of each pattern.",
    at: { path: [...signIn, "reply wrong"], step: 5, show: "messages" },
    find: {
      "Round Table": "LoginModuleCore {", VIPER: "AuthManagerGateway {", RVB: "LoginViewModel {", Interactions: "LoginSigningInInteraction {",
    },
    answer: "The one that started the attempt: Round Table's Core, VIPER's gateway for the presenter, RVB's view model, and one "
      + "interaction. In Round Table the Core's event then goes to the Presenter and to the Joint, always in this order.",
  },
  {
    name: "owner", question: "Who keeps the presenter alive?",
    watch: "Login is open. Find the presenter, the view model or the interactions below their owners.",
    at: { path: signIn, step: 4, show: "owners" },
    find: { "Round Table": "presenter: LoginModulePresenter", VIPER: "presenter: LoginPresenter", RVB: "viewModel: LoginViewModel", Interactions: "LoginSigningInInteraction" },
    answer: "The view does, and UIKit keeps the view alive while it is shown. In Round Table the pipeline lies between: the View "
      + "owns the pipeline, and the pipeline owns the others. References back to the view are weak or unowned.",
  },
  {
    name: "late", question: "What happens to a late reply?",
    watch: "The user has cancelled, and then the server accepts the password.",
    at: { path: [...signIn, "tap login.cancelButton", "reply accepted"], step: 6, show: "messages" },
    find: { "Round Table": "Round Table is not notified", VIPER: "VIPER is not notified", RVB: "RVB is not notified", Interactions: "Interactions is not notified" },
    answer: "Nothing. The domain's attempt was cancelled with Login, so the reply ends there, and no pattern is notified.",
  },
  {
    name: "rule", question: "Where does a validation rule go?",
    watch: "The user types a login. Find who decides whether “Sign in” is enabled.",
    at: { path: signIn, step: 2, show: "messages" },
    find: {
      "Round Table": "LoginModuleState.isReadyToSignIn", VIPER: "setSignInButtonInteraction", RVB: "LoginViewModel.State.canSignIn",
      Interactions: "LoginFillingInInteraction",
    },
    answer: "Into Round Table's State or Core, VIPER's presenter, RVB's view model, or the interaction in which the user fills in. "
      + "The view only shows the result.",
  },
  {
    name: "report", question: "How does a child report that it has ended?",
    watch: "The user taps “Cancel” in Login. Find the first message from Login to Review.",
    at: { path: [...signIn.slice(0, 2), "tap login.cancelButton"], step: 3, show: "map" },
    find: { "Round Table": "ReviewModuleJoint {", VIPER: "ReviewPresenter.loginDidEnd", RVB: "ReviewViewController {", Interactions: "ReviewAccountInteraction.didEndLogin" },
    answer: "Round Table's Joint sends an output to the parent's Joint. VIPER's presenter calls its delegate, the parent's presenter. "
      + "RVB's child calls the closure `onEnd`, which its parent has set. In Interactions the child's mediator notifies its listener, an interaction of the parent.",
  },
  {
    name: "swipe", question: "What does a swipe do?",
    watch: "The user swipes Login down. UIKit closes the sheet, and no button is tapped.",
    at: { path: [...signIn.slice(0, 2), "swipe"], step: 3, show: "messages" },
    find: { "Round Table": "- LoginModuleView", VIPER: "didClose()", RVB: "- LoginViewController", Interactions: "didClose()" },
    answer: "It ends Login as “Cancel” does, but UIKit closes the sheet first. The one that presented Login is told that it is closed, "
      + "and the module is deallocated.",
  },
  {
    name: "link", question: "What does a link do while an alert asks?",
    watch: "A comment is written, and “Cancel” has shown the alert. Try the links below the phone, and then “Discard” and a link.",
    at: { path: writeComment, step: 7, show: "messages" },
    find: {},
    answer: "Nothing: Comment is open, and the user is signed in, so neither link has anything to open (rules D1 and D2). The "
      + "buttons of both links are disabled. After “Discard” the link to Comment opens it again.",
  },
  {
    name: "weak", question: "What breaks without [weak self]?",
    watch: "Login has made its attempt, which keeps a closure. Open the source of the line that makes it.",
    at: { path: signIn, step: 4, show: "owners" },
    find: { "Round Table": "attempt: SignInAttempt", RVB: "attempt: SignInAttempt" },
    answer: "The owner of the attempt would be kept alive by the attempt's closure, and Login would stay in memory after it is "
      + "closed. The complete check finds that (rule M1).",
  },
  {
    name: "change", question: "What did the last change cost?",
    watch: "Each pattern got the same change: Login remembers whether the user wants to be remembered. Compare the patches.",
    at: { view: "compare", task: "The same change" }, find: {},
    answer: "The table has the files and lines that changed. Below it is the change itself for each pattern.",
  },
  {
    name: "fewest", question: "Which pattern needs the fewest messages for a tap?",
    watch: "The user taps “Sign in”. The number of messages stands above each list.",
    at: { path: signIn, step: 4, show: "messages" },
    find: { RVB: "messages," },
    answer: "RVB: the view calls its view model, and the view model calls back. Round Table sends the intent to Core, Presenter "
      + "and Joint, and an event besides; VIPER's presenter calls its view for each change; in Interactions a mediator passes "
      + "the event on. [What the patterns cost](Costs.md) has the times.",
  },
];

function lessonPanel(state) {
  const index = lessons.findIndex(({ name }) => name === state.lesson.replace("!", ""));
  if (index < 0) return null;
  const { name, question, watch, answer } = lessons[index];
  const isAnswered = state.lesson.endsWith("!");
  const next = lessons[index + 1];
  return h("section", { class: "lesson", "aria-label": "Question" },
    h("p", { class: "hint" }, `Question ${index + 1} of ${lessons.length}`),
    h("h2", {}, question), h("p", {}, watch),
    isAnswered ? h("p", { class: "answer", id: "answer", role: "status" }, inline(answer))
      : h("button", { id: "show-answer", type: "button", onclick: () => go({ lesson: `${name}!` }) }, "Show the answer"),
    h("p", {}, next ? h("a", { id: "next-question", href: lessonAddress(next) }, `Next question: ${next.question}`)
      : h("a", { href: address({ view: "start", lesson: "" }) }, "That was the last question. Back to the start")));
}

function lessonAddress({ name, at }) {
  const path = at.path?.map((text) => data.package.graph.steps.indexOf(text));
  const patterns = data.package.implementations.slice(0, 4);
  return address({ view: "use", source: "", task: "", all: false, ...at, path, patterns, lesson: name });
}

// Marks what an answer names.
function markAnswer(state, main) {
  const lesson = state.lesson.endsWith("!") && lessons.find(({ name }) => `${name}!` === state.lesson);
  if (!lesson) return;
  for (const [pattern, text] of Object.entries(lesson.find)) {
    const found = [...main.querySelectorAll(`[data-pattern="${pattern}"] :is(.tree a, .flow a, .owners li, p)`)]
      .filter((one) => one.textContent.replaceAll("\u00a0", " ").replace("−", "-").includes(text)).at(-1);
    found?.classList.add("found");
  }
}
