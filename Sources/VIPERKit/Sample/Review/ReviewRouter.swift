import Shared
import VIPERKit

/// Presents and dismisses Login and Comment.
///
/// The presenter owns it and calls it. Links, replies and the end of a session come at any time, also during a
/// transition (T1), and other code of the app presents and dismisses too (T6): the router waits until navigation is
/// possible and asks UIKit then what is presented. It decides when and how a scene is shown, not whether.
final class ReviewRouter<Navigator>: ReviewRoutable
where Navigator: ReviewNavigable {
  private unowned let navigator: Navigator
  private let kind: LoginKind
  private weak var login: UIViewController?
  private weak var comment: UIViewController?
  /// The Login or Comment that has ended, until it is dismissed.
  private weak var ended: UIViewController?
  private var waitingRequests: [() -> Void] = []
  private var postponedRequest: (() -> Void)?

  init(navigator: Navigator, kind: LoginKind) {
    self.navigator = navigator
    self.kind = kind
  }

  // MARK: Routable

  var isOnTop: Bool { waitingRequests.isEmpty && navigator.isOnTop }

  var isLoginOpen: Bool { isPresented(login) }

  func whenPossible(perform request: @escaping () -> Void) {
    postponedRequest = nil
    if isOpen(login) || isOpen(comment) {
      request()
    } else {
      waitingRequests.append(request)
      navigate()
    }
  }

  func performPostponedRequest() {
    if let postponedRequest { whenPossible(perform: postponedRequest) }
  }

  func cancelRequests() {
    waitingRequests = []
    postponedRequest = nil
  }

  func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate) {
    guard !isPresented(login) else { return }
    let login =
      switch kind {
      case .email: LoginFactory.email(parameters: parameters, delegate: delegate)
      case .phone: LoginFactory.phone(parameters: parameters, delegate: delegate)
      }
    self.login = login
    navigator.present(UINavigationController(rootViewController: login))
  }

  func toLogin(parameters: LoginParameters, delegate: some LoginDelegate) {
    if let login, isPresented(login) {
      LoginFactory.update(login, parameters: parameters)
    } else {
      presentLogin(parameters: parameters, delegate: delegate)
    }
  }

  func dismissLogin() {
    ended = login
    login = nil
    navigate()
  }

  func presentComment(parameters: CommentParameters, delegate: some CommentDelegate) {
    guard !isPresented(comment) else { return }
    let comment = CommentFactory.default(parameters: parameters, delegate: delegate)
    self.comment = comment
    navigator.present(comment)
  }

  func dismissComment() {
    if let comment {
      CommentFactory.end(comment)
      ended = comment
      self.comment = nil
    }
    navigate()
  }

  // MARK: Navigating

  private func navigate() {
    navigator.whenIdle { [weak self] in self?.navigateNow() }
  }

  /// Dismisses what has ended. The requests then wait for the next call: each of them has one of its own.
  private func navigateNow() {
    if let ended, isPresented(ended), !CommentFactory.isCovered(ended) {
      navigator.dismiss()
    } else {
      let requests = waitingRequests
      waitingRequests = []
      requests.forEach(performOrPostpone)
    }
  }

  private func performOrPostpone(_ request: @escaping () -> Void) {
    if navigator.presentedViewController == nil || isPresented(login) || isPresented(comment) {
      request()
    } else {
      postponedRequest = request
    }
  }

  private func isPresented(_ scene: UIViewController?) -> Bool {
    guard let scene else { return false }
    return navigator.presentedViewController === scene.sheet
  }

  /// Whether a scene is presented and will be when navigation is possible. If its sheet is going or an alert is over it,
  /// that is not known yet: a swipe may be cancelled, and the user may have discarded the comment.
  private func isOpen(_ scene: UIViewController?) -> Bool {
    guard let scene, isPresented(scene) else { return false }
    return scene.presentedViewController == nil && !scene.sheet.isBeingDismissed
  }
}
