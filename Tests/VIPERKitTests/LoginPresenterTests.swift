import QuartetShared
import Testing
import VIPERPresenterKit

@testable import QuartetVIPERSample

/// A presenter is tested alone: fakes stand for the view, the router and the interactor, and no UIKit type is named.
struct `Login's presenter` {
  private let view = ViewSpy()
  private let router = FakeRouter()
  private let interactor = FakeInteractor()
  private let delegate = Parent()

  private func makePresenter(delegate: Parent) -> any LoginPresentable {
    let presenter = LoginPresenter(
      view: view, router: router, interactor: interactor, parameters: LoginParameters(kind: .email),
      delegate: delegate)
    presenter.viewDidLoad()
    return presenter
  }

  @Test func `A wrong pair shows “Check your credentials”`() {
    let presenter = makePresenter(delegate: delegate)
    presenter.didChangeLogin(to: "ada")
    presenter.didChangePassword(to: "guess")
    presenter.didTapSignInButton()
    interactor.completion?(.failure(.wrongPair))

    #expect(view.failure == "Check your credentials")
    #expect(view.runningLoads == 0)
  }

  @Test func `A result that comes after the delegate was deallocated reaches none`() {
    var delegate = Optional(Parent())
    weak let released = delegate
    let presenter = delegate.map(makePresenter)
    presenter?.didChangeLogin(to: "ada")
    presenter?.didChangePassword(to: "lovelace")
    presenter?.didTapSignInButton()
    delegate = nil
    #expect(released == nil)
    interactor.completion?(.success(()))
    interactor.signInHandler?()
    #expect(view.runningLoads == 1)
  }
}

/// Keeps what it is asked, and reports nothing by itself.
private final class FakeInteractor: LoginInteractive {
  let credentials: (login: String, password: Password) = ("", "")
  private(set) var completion: ((Result<Void, SignInFailure>) -> Void)?
  private(set) var signInHandler: (() -> Void)?

  func signIn(
    login: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) {
    self.completion = completion
  }

  func cancelSignIn() {}
  func observeSignIn(_ handler: @escaping () -> Void) { signInHandler = handler }
}

private final class ViewSpy: LoginViewable {
  private(set) var failure: String?
  private(set) var runningLoads = 0

  func setFailure(to text: String?) { failure = text }
  func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) { runningLoads += 1 }
  func stopActivityIndicatorAnimation() { runningLoads -= 1 }
  func setLogin(to login: String) {}
  func setPassword(to password: Password) {}
  func focusPassword() {}
  func setNotice(to text: String?) {}
  func setInputInteraction(to isEnabled: Bool) {}
  func setSignInButtonInteraction(to isEnabled: Bool) {}
  func setSwipeInteraction(to isEnabled: Bool) {}
}

private struct FakeRouter: LoginRoutable {
  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {}
  func fromRecovery() {}
}

private final class Parent: LoginDelegate {
  func loginDidEnd() {}
}
