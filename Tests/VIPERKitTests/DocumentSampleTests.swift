import Foundation
import Screens
import Testing
import VIPERKit

/// Code written from the document, on the kit of this package.
@Suite struct `The document's Home scene` {
  let gateway = SampleGateway()
  let window = UIWindow()

  private func showHome(capturesWeakly: Bool = true) throws -> HomeViewController {
    let parameters = HomeParameters(gateway: gateway, capturesWeakly: capturesWeakly)
    let home = HomeFactory.default(parameters: parameters)
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    return try #require(home as? HomeViewController)
  }

  @Test func `It fetches, and the indicator runs meanwhile`() throws {
    let home = try showHome()
    #expect(home.activityIndicator.isAnimating)
    gateway.answer("Posts")
    #expect(!home.activityIndicator.isAnimating)
    #expect(home.infoLabel.text == "Posts")
  }

  @Test(arguments: [true, false])
  func `A reply in time reaches the view`(capturesWeakly: Bool) throws {
    let home = try showHome(capturesWeakly: capturesWeakly)
    gateway.answer("Posts")
    #expect(home.infoLabel.text == "Posts")
  }

  @Test func `A completion that refers to the presenter weakly outlives the scene in peace`() throws {
    weak let home = try showHome()
    window.rootViewController = nil
    #expect(home == nil)
    gateway.answer("Posts")
  }

  @Test func `A completion that keeps the presenter reaches a freed view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let suite = `The document's Home scene`()
        _ = try suite.showHome(capturesWeakly: false)
        suite.window.rootViewController = nil
        suite.gateway.answer("Posts")
      }
    }
    #expect(result.says("unowned reference"))
  }

  @Test func `A delegate that goes before the scene that refers to it is a freed object`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let suite = `The document's Home scene`()
        let presenter = try suite.showHome().presenter
        presenter?.didTapContinueButton()
        suite.window.headless.finishTransitions()
        let picker = suite.window.headless.topViewController as? ItemPickerViewController
        suite.window.rootViewController = nil
        _ = consume presenter
        picker?.presenter.didSelectItems()
      }
    }
    #expect(result.says("unowned reference"))
  }

  @Test func `T1 A router that pushes at once loses what is asked for in a transition`() throws {
    let home = try showHome()
    home.presenter.didTapContinueButton()
    window.headless.finishTransitions()
    let picker = try #require(home.presentedViewController as? ItemPickerViewController)
    var warnings = 0
    UIKitWarning.redirect(to: { _ in warnings += 1 }) {
      picker.presenter.didSelectItems()
      window.headless.finishTransitions()
    }
    #expect(home.presentedViewController == nil)
    #expect(home.navigationController?.viewControllers == [home])
    #expect(warnings == 1)
  }
}

extension Optional where Wrapped == ExitTest.Result {
  /// Whether the process wrote these words to standard error before it ended.
  fileprivate func says(_ words: String) -> Bool {
    guard let result = self else { return false }
    return String(decoding: result.standardErrorContent, as: UTF8.self).contains(words)
  }
}
