import Interactions
import Testing

@testable import QuartetInteractionsSample

/// A navigation without the interaction that owns it, without a window, and with fakes of all that it uses.
@Suite struct `A navigation` {
  private let presenter = FakePresenter()
  private let listener = ListenerSpy()
  private let navigation = LoginNavigation(loginAssembler: FakeLoginAssembler())

  init() {
    navigation.use(presenter)
    navigation.use(listener)
  }

  private var login: FakeLogin? { presenter.childScreens.openChild as? FakeLogin }

  @Test func `A navigation presents what its assembler makes, wired and filled in, and dismisses it`() {
    navigation.requestLogin { if $0 == nil { navigation.presentLogin(login: "ada") } }
    #expect(login?.login == "ada" && login?.listener === listener)
    navigation.dismissLogin()
    #expect(login == nil && listener.ends == 1)
  }

  @Test func `A navigation passes on the Login that is open, and presents no second one`() {
    navigation.presentLogin(login: "ada")
    let open = login
    var requested: UIViewController?
    navigation.requestLogin { requested = $0 }
    navigation.presentLogin(login: "bob")
    #expect(open != nil && requested === open && login === open)
  }

  @Test func `A navigation tells a Login that another object keeps that it was closed`() {
    navigation.presentLogin(login: nil)
    let kept = login
    navigation.dismissLogin()
    #expect(kept?.isClosed == true)
  }
}

private final class FakePresenter: PresentationControlling {
  let childScreens = FakeScreens()
}

/// Opens and closes at once.
private final class FakeScreens: ChildOpening {
  private(set) var openChild: UIViewController?
  private var onClose: (() -> Void)?

  func request(
    reporting report: @escaping (ChildScreens.Outcome) -> Void,
    _ follow: @escaping (UIViewController?) -> Void
  ) {
    follow(openChild)
  }

  func present(
    _ screen: UIViewController, animated: Bool, onClose: @escaping () -> Void,
    reporting report: @escaping (ChildScreens.Outcome) -> Void
  ) {
    openChild = screen
    self.onClose = onClose
  }

  func push(
    _ screen: UIViewController, animated: Bool, onClose: @escaping () -> Void,
    reporting report: @escaping (ChildScreens.Outcome) -> Void
  ) {
    present(screen, animated: animated, onClose: onClose, reporting: report)
  }

  func close(animated: Bool) {
    openChild = nil
    onClose?()
  }

  func dropRequests() {}
  func resume() {}
}

private final class FakeLogin: UIViewController, LoginControlling {
  private(set) var login: String?
  private(set) weak var listener: (any LoginListening)?
  private(set) var isClosed = false

  func use(_ listener: any LoginListening) { self.listener = listener }
  func didOpen(login: String?) { self.login = login }
  func didOpenSignInLink(login: String?) {}
  func didClose() { isClosed = true }
}

private struct FakeLoginAssembler: Assembling {
  func assemble() -> any LoginControlling { FakeLogin() }
}

private final class ListenerSpy: LoginListening {
  private(set) var ends = 0

  func didEndLogin() { ends += 1 }
}
