import Shared
import Testing
import VIPERPresenterKit

@testable import VIPERSample

/// A presenter is tested alone: fakes stand for the view, the router and the interactor, and no UIKit type is named.
@Suite struct `Login's presenter` {
  private let view = ViewSpy()
  private let router = RouterSpy()
  private let delegate = DelegateSpy()

  private let parameters = LoginParameters(
    trunk: Trunk(authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore()))

  private func presenter(_ interactor: some LoginInteractive) -> any LoginPresentable {
    let presenter = LoginPresenter(
      view: view, router: router, interactor: interactor, parameters: parameters, delegate: delegate)
    presenter.viewDidLoad()
    return presenter
  }

  @Test func `A wrong pair shows “Check your credentials”`() {
    let presenter = presenter(FakeInteractor(result: .failure(.wrongPair)))
    presenter.didChangeLogin(to: "ada")
    presenter.didChangePassword(to: "guess")
    presenter.didTapSignInButton()

    #expect(view.failure == "Check your credentials")
    #expect(view.runningLoads == 0)
  }

  @Test func `It signs in and ends`() {
    let presenter = presenter(FakeInteractor(result: .success(())))
    signIn(with: presenter)

    #expect(delegate.endCount == 1)
  }

  @Test func `Return moves the focus to the password, and signs in there`() {
    let presenter = presenter(FakeInteractor(result: .success(())))
    presenter.didReturnFromLogin()
    #expect(view.isPasswordFocused)
    presenter.didReturnFromPassword()
    #expect(delegate.endCount == 0, "Both fields are empty")
    presenter.didChangeLogin(to: "ada")
    presenter.didChangePassword(to: "lovelace")
    presenter.didReturnFromPassword()

    #expect(delegate.endCount == 1)
  }

  @Test(arguments: [false, true])
  func `Cancel and a dismissal end it, and cancel the attempt that waits`(isDismissed: Bool) {
    let interactor = FakeInteractor(result: nil)
    let presenter = presenter(interactor)
    signIn(with: presenter)
    #expect(interactor.attempt.isWaiting && view.runningLoads == 1 && delegate.endCount == 0)
    if isDismissed { presenter.didClose() } else { presenter.didTapCancelButton() }

    #expect(!interactor.attempt.isWaiting && delegate.endCount == 1)
  }

  @Test func `New parameters go back from Recovery, and replace the login unless an attempt waits`() {
    let presenter = presenter(FakeInteractor(result: nil))
    presenter.didChangePassword(to: "lovelace")
    presenter.update(parameters: LoginParameters(trunk: parameters.trunk, login: "grace"))
    #expect(view.login == "grace" && view.password == "")
    presenter.update(parameters: parameters)
    #expect(view.login == "grace")
    signIn(with: presenter)
    presenter.update(parameters: LoginParameters(trunk: parameters.trunk, login: "alan"))

    #expect(view.login == "grace")
    #expect(router.calls == ["fromRecovery", "fromRecovery", "fromRecovery"])
  }

  @Test func `A result that comes after its delegate was deallocated reaches none`() {
    var delegate = Optional(DelegateSpy())
    weak let gone = delegate
    let presenter = delegate.map {
      LoginPresenter(
        view: view, router: router, interactor: FakeInteractor(result: .success(())), parameters: parameters,
        delegate: $0)
    }
    presenter?.viewDidLoad()
    delegate = nil
    #expect(gone == nil)
    if let presenter { signIn(with: presenter) }
  }

  private func signIn(with presenter: some LoginPresentable) {
    presenter.didChangeLogin(to: "ada")
    presenter.didChangePassword(to: "lovelace")
    presenter.didTapSignInButton()
  }
}

private struct FakeInteractor: LoginInteractive {
  let kind = LoginKind.email
  let credentials: (login: String, password: Password) = ("", "")
  let attempt: FakeAttempt

  /// - Parameter result: Reported before `start` returns; nil for none.
  init(result: Result<Void, SignInFailure>?) { attempt = FakeAttempt(result: result) }

  func makeAttempt(onResult: @escaping (Result<Void, SignInFailure>) -> Void) -> any SigningIn {
    attempt.onResult = onResult
    return attempt
  }
}

private final class FakeAttempt: SigningIn {
  private(set) var isWaiting = false
  var onResult: ((Result<Void, SignInFailure>) -> Void)?
  private let result: Result<Void, SignInFailure>?

  init(result: Result<Void, SignInFailure>?) { self.result = result }

  func start(login: String, password: Password) {
    if let result { onResult?(result) } else { isWaiting = true }
  }

  func cancel() { isWaiting = false }
}

private final class ViewSpy: LoginViewable {
  private(set) var login = ""
  private(set) var password: Password = ""
  private(set) var failure: String?
  private(set) var runningLoads = 0
  private(set) var isPasswordFocused = false

  func setLogin(to login: String) { self.login = login }
  func setPassword(to password: Password) { self.password = password }
  func setFailure(to text: String?) { failure = text }
  func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) { runningLoads += 1 }
  func stopActivityIndicatorAnimation() { runningLoads -= 1 }
  func focusPassword() { isPasswordFocused = true }
  func setNotice(to text: String?) {}
  func setInputInteraction(to isEnabled: Bool) {}
  func setSignInButtonInteraction(to isEnabled: Bool) {}
  func setSwipeInteraction(to isEnabled: Bool) {}
}

private final class RouterSpy: LoginRoutable {
  private(set) var calls: [String] = []

  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {
    calls.append("toRecovery")
  }

  func fromRecovery() { calls.append("fromRecovery") }
}

private final class DelegateSpy: LoginDelegate {
  private(set) var endCount = 0

  func loginDidEnd() { endCount += 1 }
}
