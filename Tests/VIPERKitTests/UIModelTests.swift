import Screens
import Shared
import Testing
import VIPERKit

@testable import VIPERSample

/// The views of `Screens` look like the UI models already. So these tests change the look of a view before its view
/// controller sets it.
@Suite struct `The UI models set the look` {
  private let trunk = Trunk(
    authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore())
  private let parent = Parent()

  @Test func `of Review`() throws {
    let scene = ReviewFactory.default(
      parameters: ReviewParameters(trunk: trunk, kind: .email, links: OpenedLinks()))
    let screen: ReviewScreen = try loaded(scene)
    typealias UIModel = ReviewUIModel
    #expect(screen.backgroundColor == UIModel.Colors.background)
    #expect(screen.commentLabel.font == UIModel.Fonts.comment)
    #expect(screen.commentLabel.textColor == UIModel.Colors.comment)
    #expect(screen.accountLabel.font == UIModel.Fonts.account)
    #expect(screen.accountLabel.textColor == UIModel.Colors.account)
    #expect(screen.commentLabel.alpha == 1)
  }

  @Test func `of Login`() throws {
    let scene = LoginFactory.email(parameters: LoginParameters(trunk: trunk), delegate: parent)
    let screen: LoginScreen = try loaded(scene)
    typealias UIModel = LoginUIModel
    #expect(screen.backgroundColor == UIModel.Colors.background)
    for field in [screen.loginField, screen.passwordField] { #expect(field.font == UIModel.Fonts.field) }
    #expect(screen.loginField.returnKeyType == UIModel.Misc.loginReturnKeyType)
    #expect(screen.passwordField.returnKeyType == UIModel.Misc.passwordReturnKeyType)
    for label in [screen.failureLabel, screen.noticeLabel] { #expect(label.font == UIModel.Fonts.message) }
    #expect(screen.failureLabel.textColor == UIModel.Colors.failure)
    #expect(screen.noticeLabel.textColor == UIModel.Colors.notice)
  }

  @Test func `of Recovery`() throws {
    let scene = RecoveryFactory.default(parameters: RecoveryParameters(login: "ada"), delegate: parent)
    let screen: RecoveryScreen = try loaded(scene)
    #expect(screen.backgroundColor == RecoveryUIModel.Colors.background)
    #expect(screen.loginField.font == RecoveryUIModel.Fonts.field)
  }

  @Test func `of Comment`() throws {
    let scene = CommentFactory.default(parameters: CommentParameters(trunk: trunk), delegate: parent)
    let screen: CommentScreen = try loaded(scene)
    typealias UIModel = CommentUIModel
    #expect(screen.backgroundColor == UIModel.Colors.background)
    #expect(screen.textView.font == UIModel.Fonts.text)
    #expect(screen.remainingLabel.font == UIModel.Fonts.remaining)
    #expect(screen.remainingLabel.textColor == UIModel.Colors.remaining)
  }

  /// Loads a scene as UIKit does, and changes the look of its view in between. All scenes have the same margins.
  private func loaded<Screen: UIView>(_ scene: UIViewController) throws -> Screen {
    scene.loadView()
    let screen = try #require(scene.view as? Screen)
    changeLook(of: screen)
    scene.viewDidLoad()
    #expect(
      screen.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20))
    return screen
  }

  private func changeLook(of view: UIView) {
    view.backgroundColor = .clear
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    switch view {
    case let label as UILabel:
      label.font = .systemFont(ofSize: 1)
      label.textColor = .clear
    case let field as UITextField:
      field.font = .systemFont(ofSize: 1)
      field.returnKeyType = .default
    case let text as UITextView: text.font = .systemFont(ofSize: 1)
    default: break
    }
    view.subviews.forEach(changeLook)
  }
}

private final class Parent: LoginDelegate, RecoveryDelegate, CommentDelegate {
  func loginDidEnd() {}
  func recoveryDidSend(to login: String) {}
  func recoveryDidDisappear() {}
  func commentDidSend(_ text: String) {}
  func commentDidDiscard() {}
}
