import RoundTable

// The document's login module, its names and shapes kept: it compiles against the kit with its import added. Only the
// prefix is shorter, and `order` is added for the test.

enum SampleStatus { case login, wrong, limit }

/// A manager that can reply synchronously, as one does that has reached its limit.
final class SampleAuthManager {
  var credentials = (login: "ada", password: "")
  var repliesSynchronously = false
  private var observer: ((SampleStatus) -> Void)?

  func attach(_ observer: @escaping (SampleStatus) -> Void) { self.observer = observer }
  func signIn(login: String, password: String) { if repliesSynchronously { reply(.limit) } }
  func reply(_ status: SampleStatus) { observer?(status) }
}

struct SampleTrunk {
  let authManager: SampleAuthManager
}

enum SampleTypes: RTEModuleTypes {
  enum Event {
    enum Failure { case wrongPair, reachedLimit }
    case started
    case success
    case failure(Failure)
  }

  enum Update {
    case prefill(login: String, password: String)
    case failure(reason: String?)
    case toggleWaitingIndicator(visible: Bool)
  }

  enum Intent {
    case loginChange(String)
    case passwordChange(String)
    case loginButtonTap
    case cancelButtonTap
  }

  enum Input {}
  enum Output { case dismiss }
  typealias State = SampleState
  typealias Dependencies = SampleTrunk
}

enum SampleKind { case email, phone }

final class SampleState {
  let kind: SampleKind
  var inputLogin = String()
  var inputPassword = String()

  init(kind: SampleKind) { self.kind = kind }
}

/// Whether the Core notifies `.started` after it has called the manager, as in the document, or before.
enum SampleOrder: CaseIterable { case signInFirst, startedFirst }

func SampleModuleAssembly(
  trunk: SampleTrunk, kind: SampleKind, order: SampleOrder
) -> RTEModule<SampleView, SampleJoint> {
  return RTEModuleAssembly(
    pipeline: RTEModulePipeline<SampleTypes>(),
    state: SampleState(kind: kind),
    coreBuilder: { pipeline, state in
      SampleCore(pipeline: pipeline, state: state, authManager: trunk.authManager, order: order)
    },
    presenterBuilder: { pipeline, state in SamplePresenter(pipeline: pipeline, state: state) },
    viewBuilder: { pipeline in SampleView(pipeline: pipeline) },
    jointBuilder: { pipeline, state, view in
      SampleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}

final class SampleCore: RTEModuleCore<SampleTypes> {
  private let authManager: SampleAuthManager
  private let order: SampleOrder

  init(
    pipeline: RTEModulePipeline<SampleTypes>, state: SampleState, authManager: SampleAuthManager,
    order: SampleOrder
  ) {
    self.authManager = authManager
    self.order = order
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    let (login, password) = self.authManager.credentials
    self.state.inputLogin = login
    self.state.inputPassword = password

    self.authManager.attach { [weak self] status in
      switch status {
      case .login: self?.pipeline?.notify(event: .success)
      case .wrong: self?.pipeline?.notify(event: .failure(.wrongPair))
      case .limit: self?.pipeline?.notify(event: .failure(.reachedLimit))
      }
    }
  }

  override func handleView(intent: SampleTypes.Intent) {
    switch intent {
    case .loginChange(let value): self.state.inputLogin = value
    case .passwordChange(let value): self.state.inputPassword = value
    case .loginButtonTap:
      let login = self.state.inputLogin
      let password = self.state.inputPassword
      if order == .startedFirst { self.pipeline?.notify(event: .started) }
      self.authManager.signIn(login: login, password: password)
      if order == .signInFirst { self.pipeline?.notify(event: .started) }
    case .cancelButtonTap: break
    }
  }
}

final class SamplePresenter: RTEModulePresenter<SampleTypes> {
  override func update(firstAppear: Bool) {
    if firstAppear {
      let login = self.state.inputLogin
      let password = self.state.inputPassword
      self.pipeline?.notify(update: .prefill(login: login, password: password))
    }
  }

  override func handleCore(event: SampleTypes.Event) {
    switch event {
    case .started: self.pipeline?.notify(update: .toggleWaitingIndicator(visible: true))
    case .success: break
    case .failure: self.pipeline?.notify(update: .toggleWaitingIndicator(visible: false))
    }

    switch event {
    case .started: self.pipeline?.notify(update: .failure(reason: nil))
    case .success: break
    case .failure(.wrongPair): self.pipeline?.notify(update: .failure(reason: "Check your credentials"))
    case .failure(.reachedLimit): self.pipeline?.notify(update: .failure(reason: "Please try again later"))
    }
  }
}

final class SampleJoint: RTEModuleJoint<SampleTypes> {
  override func handleCore(event: SampleTypes.Event) {
    if case .success = event { self.notifyOut(output: .dismiss) }
  }

  override func handleView(intent: SampleTypes.Intent) {
    if case .cancelButtonTap = intent { self.notifyOut(output: .dismiss) }
  }
}

final class SampleView: RTEModuleViewStandalone<SampleTypes> {
  let loginTextField = UITextField()
  let failureLabel = UILabel()
  let waitingIndicator = UIActivityIndicatorView()

  override func handlePresenter(update: SampleTypes.Update) {
    switch update {
    case .prefill(let login, _): self.loginTextField.text = login
    case .failure(let reason): self.failureLabel.text = reason
    case .toggleWaitingIndicator(true): self.waitingIndicator.startAnimating()
    case .toggleWaitingIndicator(false): self.waitingIndicator.stopAnimating()
    }
  }
}
