import Shared
import Testing
import VIPERKit

@testable import VIPERSample

/// A presenter is tested alone: fakes stand for the view, the router and the interactor, and no UIKit type is named.
@Suite struct `Login's presenter` {
  private let view = ViewSpy()
  private let router = FakeRouter()
  private let delegate = DelegateSpy()

  private func presenter(_ interactor: some LoginInteractive) -> some LoginPresentable {
    let trunk = Trunk(authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore())
    return LoginPresenter(
      view: view, router: router, interactor: interactor, parameters: LoginParameters(trunk: trunk),
      delegate: delegate)
  }

  @Test func `A wrong pair shows “Check your credentials”`() {
    let presenter = presenter(FakeInteractor(result: .failure(.wrongPair)))
    presenter.viewDidLoad()
    presenter.didChangeLogin(to: "ada")
    presenter.didChangePassword(to: "guess")
    presenter.didTapSignInButton()

    #expect(view.failure == "Check your credentials")
    #expect(view.runningLoads == 0)
  }

  @Test func `It signs in and ends`() {
    let presenter = presenter(FakeInteractor(result: .success(())))
    presenter.viewDidLoad()
    presenter.didChangeLogin(to: "ada")
    presenter.didChangePassword(to: "lovelace")
    presenter.didTapSignInButton()

    #expect(delegate.endCount == 1)
  }

  @Test func `Return moves the focus to the password, and signs in there`() {
    let presenter = presenter(FakeInteractor(result: .success(())))
    presenter.viewDidLoad()
    presenter.didReturnFromLogin()
    #expect(view.isPasswordFocused)
    presenter.didReturnFromPassword()
    #expect(delegate.endCount == 0, "Both fields are empty")
    presenter.didChangeLogin(to: "ada")
    presenter.didChangePassword(to: "lovelace")
    presenter.didReturnFromPassword()

    #expect(delegate.endCount == 1)
  }

  @Test func `It ends once, although its sheet disappears afterwards`() {
    let presenter = presenter(FakeInteractor(result: .success(())))
    presenter.viewDidLoad()
    presenter.didTapCancelButton()
    presenter.didTapCancelButton()
    presenter.sheetDidDisappear()

    #expect(delegate.endCount == 1)
  }

  @Test func `A result that comes after its delegate has gone reaches none`() {
    let trunk = Trunk(authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore())
    var delegate = Optional(DelegateSpy())
    weak let gone = delegate
    let presenter = delegate.map {
      LoginPresenter(
        view: view, router: router, interactor: FakeInteractor(result: .success(())),
        parameters: LoginParameters(trunk: trunk), delegate: $0)
    }
    presenter?.viewDidLoad()
    delegate = nil
    #expect(gone == nil)
    presenter?.didChangeLogin(to: "ada")
    presenter?.didChangePassword(to: "lovelace")
    presenter?.didTapSignInButton()
  }

  @Test func `Buttons of a covered scene do nothing`() {
    router.isOnTop = false
    let presenter = presenter(FakeInteractor(result: .success(())))
    presenter.viewDidLoad()
    presenter.didChangeLogin(to: "ada")
    presenter.didChangePassword(to: "lovelace")
    presenter.didTapSignInButton()
    presenter.didTapCancelButton()

    #expect(delegate.endCount == 0)
  }
}

private struct FakeInteractor: LoginInteractive {
  let result: Result<Void, SignInFailure>
  let kind = LoginKind.email
  let credentials: (login: String, password: Password) = ("", "")

  func makeAttempt(onResult: @escaping (Result<Void, SignInFailure>) -> Void) -> any SigningIn {
    FakeAttempt { onResult(result) }
  }
}

private final class FakeAttempt: SigningIn {
  let isWaiting = false
  private let reply: () -> Void

  init(reply: @escaping () -> Void) { self.reply = reply }

  func start(login: String, password: Password) { reply() }
  func cancel() {}
}

private final class ViewSpy: LoginViewable {
  private(set) var failure: String?
  private(set) var runningLoads = 0
  private(set) var isPasswordFocused = false

  func setFailure(to text: String?) { failure = text }
  func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) { runningLoads += 1 }
  func stopActivityIndicatorAnimation() { runningLoads -= 1 }
  func focusPassword() { isPasswordFocused = true }
  func setLogin(to login: String) {}
  func setPassword(to password: Password) {}
  func setNotice(to text: String?) {}
  func setInputInteraction(to isEnabled: Bool) {}
  func setSignInButtonInteraction(to isEnabled: Bool) {}
  func setSwipeInteraction(to isEnabled: Bool) {}
}

private final class FakeRouter: LoginRoutable {
  var isOnTop = true

  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {}
  func fromRecovery() {}
}

private final class DelegateSpy: LoginDelegate {
  private(set) var endCount = 0

  func loginDidEnd() { endCount += 1 }
}
