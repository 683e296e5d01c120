// The questions: each with a place to look at, the page of Compare with the code, and an answer, also for each pattern.
// Code in an answer is a line of the pattern's sources. `find` is what to mark where the reader looks.
"use strict";

const signIn = ["tap review.accountButton", "type login.login ada@example.com", "type login.password •••", "tap login.signInButton"];
const writeComment = [
  "tap review.commentButton", ...signIn.slice(1), "reply accepted", "type comment.text Hello", "tap comment.cancelButton",
];

const lessons = [
  {
    name: "first", question: "Who is called first with a tap?",
    watch: "The user taps “Sign in” in Login. Read the second message of each pattern: the first is the view's own closure.",
    at: { path: signIn, step: 4, show: "messages" }, see: "The same tap",
    find: {
      "Round Table": "LoginModuleCore.handleView", VIPER: "LoginPresenter.didTapSignInButton", RVB: "LoginViewModel.signIn",
      Interactions: "LoginSigningInInteraction.didTapSignInButton",
    },
    answer: "The component that decides what a tap does.",
    each: {
      "Round Table": "The Core in `override func handleView(intent: LoginModuleViewIntent) {`, and after it the Presenter and the "
        + "Joint, always in this order. A component without this method is not listed: Review's Presenter is missing "
        + "with the first tap on “Leave a comment”.",
      VIPER: "The presenter in `func didTapSignInButton() {`.",
      RVB: "The view decides. Here it calls its view model in `screen.signInButton.onTap(in: self) { $0.viewModel.signIn() }`.",
      Interactions: "The one interaction that the tap belongs to: `func didTapSignInButton(login: String, password: Password) {`.",
    },
  },
  {
    name: "owner", question: "Who keeps the presenter alive?",
    watch: "Login is open. Find what owns the presenter, the view model or the interactions.",
    at: { path: signIn, step: 4, show: "owners" }, see: "Who owns whom",
    find: { "Round Table": "presenter: LoginModulePresenter", VIPER: "presenter: LoginPresenter", RVB: "viewModel: LoginViewModel", Interactions: "LoginSigningInInteraction" },
    answer: "The view does, and UIKit keeps the view alive while it is shown. References back to the view are weak or unowned.",
    each: {
      "Round Table": "The View owns the pipeline, and the pipeline owns the Presenter, the Core and the Joint: "
        + "`typealias LoginModuleView = RTEModuleViewNavigatable<LoginModulePrimaryView>`.",
      VIPER: "The view controller: `var presenter: (any LoginPresentable)!`.",
      RVB: "The view owns its view model: `let viewModel: LoginViewModel`.",
      Interactions: "The controller owns the interactions, such as `private let signingIn: any LoginSigningInInteracting`.",
    },
  },
  {
    name: "late", question: "What happens to a late reply?",
    watch: "The user has cancelled, and then the server accepts the password.",
    at: { path: [...signIn, "tap login.cancelButton", "reply accepted"], step: 6, show: "messages" }, see: "The same late reply",
    find: { "Round Table": "Round Table is not notified", VIPER: "VIPER is not notified", RVB: "RVB is not notified", Interactions: "Interactions is not notified" },
    answer: "Nothing. The attempt was cancelled one step earlier, with the tap on “Cancel”. So the reply ends in the domain, and "
      + "no pattern is notified. This component owns the attempt and cancels it:",
    each: {
      "Round Table": "the Core, in `attempt?.cancel()`", VIPER: "the presenter, in `attempt?.cancel()`",
      RVB: "the view model, in `attempt?.cancel()`", Interactions: "the signing-in interaction, in `attempt?.cancel()`",
    },
  },
  {
    name: "rule", question: "Where does a validation rule go?",
    watch: "The user types a login. Find who decides whether “Sign in” is enabled.",
    at: { path: signIn, step: 2, show: "messages" }, see: "The same validation rule",
    find: {
      "Round Table": "LoginModuleState.isReadyToSignIn", VIPER: "setSignInButtonInteraction", RVB: "LoginViewModel.State.canSignIn",
      Interactions: "LoginFillingInInteraction",
    },
    answer: "Into this component. The view only shows the result. A rule that needs the server goes elsewhere.",
    each: {
      "Round Table": "The State: `!isWaiting && !Login(inputLogin).isEmpty && !inputPassword.isEmpty`. With a server: the Core, "
        + "which calls a service.",
      VIPER: "The presenter: `!isWaiting && !Login(login).isEmpty && !password.isEmpty`. With a server: the interactor, which "
        + "calls a gateway.",
      RVB: "The view model: `var canSignIn: Bool { !isWaiting && !Login(login).isEmpty && !password.isEmpty }`. With a server: "
        + "the view model, which calls a service.",
      Interactions: "The interaction in which the user fills in: `isFilledIn = Credentials(login: login, password: password).areComplete`. "
        + "With a server: a new interaction.",
    },
  },
  {
    name: "report", question: "How does a child report that it has ended?",
    watch: "The user taps “Cancel” in Login. Find the first message from Login to Review.",
    at: { path: [...signIn.slice(0, 2), "tap login.cancelButton"], step: 3, show: "messages" }, see: "A child screen",
    find: { "Round Table": "ReviewModuleJoint {", VIPER: "ReviewPresenter.loginDidEnd", RVB: "ReviewViewController {", Interactions: "ReviewAccountInteraction.didEndLogin" },
    answer: "It calls what its parent has given it. The parent is called once more when the sheet is closed, as after a swipe; the "
      + "second report changes nothing.",
    each: {
      "Round Table": "The Joint sends an output. The parent's Joint receives it and notifies its Core: `self?.pipeline?.notify(input: .loginEnded)`.",
      VIPER: "The presenter calls its delegate, the parent's presenter: `delegate.loginDidEnd()`.",
      RVB: "The view calls the closure that its parent has set: `onEnd?()`.",
      Interactions: "The mediator calls its listener, an interaction of the parent: `func didEndLogin() {`.",
    },
  },
  {
    name: "swipe", question: "What does a swipe do?",
    watch: "The user swipes Login down. UIKit closes the sheet, and no button is tapped.",
    at: { path: [...signIn.slice(0, 2), "swipe"], step: 3, show: "messages" }, see: "A child screen",
    find: { "Round Table": "- LoginModulePrimaryView", VIPER: "didClose()", RVB: "- LoginViewController", Interactions: "didEndLogin()" },
    answer: "It ends Login as “Cancel” does, but UIKit closes the sheet first. Then the closure runs that the parent passed to "
      + "`present`, and the objects of Login are deallocated.",
    each: {
      "Round Table": "Login is deallocated already. The closure notifies the parent's own Core: `self?.pipeline?.notify(input: .loginEnded)`.",
      VIPER: "The parent's router calls Login's view controller: `navigator.childScreens.present(sheet) { login.didClose() }`. Its "
        + "presenter calls the delegate, as with “Cancel”.",
      RVB: "Login is deallocated already. The closure calls the parent's own `self?.loginDidEnd()`.",
      Interactions: "Login is deallocated already. The navigation calls the parent's interaction: "
        + "`listener?.didEndLogin()`.",
    },
  },
  {
    name: "link", question: "What does a link do while an alert asks?",
    watch: "A comment is written, and “Cancel” has shown the alert. Try the links below the phone, and then “Discard” and a link.",
    at: { path: writeComment, step: 7, show: "messages" }, see: "A deep link",
    find: {},
    answer: "Nothing: Comment is open, and the user is signed in, so neither link has anything to open (rules D1 and D2). The "
      + "buttons of both links are disabled. After “Discard” the link to Comment opens it again. All patterns do the same.",
  },
  {
    name: "weak", question: "What breaks without [weak self]?",
    watch: "The user has tapped “Sign in” in Review, and Login makes its attempt. Find the line with [weak self] that makes it.",
    at: { path: signIn.slice(0, 1), step: 1, show: "messages" }, see: "The same late reply",
    find: { "Round Table": "{ [weak self] outcome in", VIPER: "{ [weak self, weak delegate] result in", RVB: "{ [weak self] in self?.attemptDidEnd", Interactions: "{ [weak self] outcome in self?.didEndAttempt" },
    answer: "The component owns the attempt, and the attempt's closure would own the component: a retain cycle. When Login has "
      + "been closed, its view is deallocated, but the component would stay in memory. The complete check finds it (rule M1).",
    each: {
      "Round Table": "The Core and the State: `attempt = authManager.makeAttempt { [weak self] outcome in`.",
      VIPER: "The presenter, its interactor and its router: `attempt = interactor.makeAttempt { [weak self, weak delegate] result in`.",
      RVB: "The view model: `attempt = authManager.makeAttempt { [weak self] in self?.attemptDidEnd(with: $0) }`.",
      Interactions: "The signing-in interaction: `attempt = authenticator.attempts { [weak self] outcome in self?.didEndAttempt(outcome) }`.",
    },
  },
  {
    name: "change", question: "What did the last change cost?",
    watch: "Each pattern got the same change: Login remembers whether the user wants to be remembered. Compare the patches.",
    at: { view: "compare", task: "The same change" }, see: "The same change", find: {},
    answer: "RVB changed the fewest files, and Interactions the fewest lines outside of tests. The patches are below.",
    each: {
      "Round Table": "5 files, 15 lines added, 3 removed; tests unchanged. There is one new intent. The compiler then requires "
        + "Core, Presenter and Joint to handle it.",
      VIPER: "4 files, 18 lines added, 4 removed; in tests 1 added, 1 removed. There are a new method and a new parameter.",
      RVB: "2 files, 13 lines added, 1 removed; tests unchanged. Nothing between modules changes.",
      Interactions: "4 files, 7 lines added, 5 removed; in tests 3 added, 3 removed. The switch keeps its own value, so only the "
        + "call that signs in gets a parameter.",
    },
  },
  {
    name: "fewest", question: "Which pattern needs the fewest messages for a tap?",
    watch: "The user taps “Sign in”. The number of messages stands above each list.",
    at: { path: signIn, step: 4, show: "messages" }, see: "The same tap",
    find: { RVB: "8 messages" },
    answer: "It depends on the tap. Here it is RVB. With a login at its limit (scenario A01-limit, step 10), the failure is shown "
      + "at once, and VIPER needs the fewest. [What the patterns cost](Costs.md) counts that tap.",
    each: {
      "Round Table": "18 messages here, 27 at the limit. The intent goes to Core, Presenter and Joint, an event follows, and "
        + "each update passes the View on its way to the primary view.",
      VIPER: "10 messages here, 9 at the limit. The presenter calls its view for each change.",
      RVB: "8 messages here, 12 at the limit. The view calls its view model, which passes its whole state back.",
      Interactions: "9 messages here, 10 at the limit, and 2 and 3 renderables are made. A mediator passes the event on.",
      Baseline: "3 messages here, 3 at the limit. It has no components between which messages go.",
    },
  },
];
