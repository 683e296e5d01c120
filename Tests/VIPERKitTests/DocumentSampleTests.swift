import QuartetTesting
import Testing
import VIPERKit

/// Code with the document's names and shapes works with the kit.
@Suite struct `The document's Home scene` {
  let gateway = SampleGateway()
  let host = ScreenHost()

  private func showHome(capturesWeakly: Bool = true) throws -> HomeViewController {
    let parameters = HomeParameters(gateway: gateway, capturesWeakly: capturesWeakly)
    let home = HomeFactory.default(parameters: parameters)
    host.show(UINavigationController(rootViewController: home))
    return try #require(home as? HomeViewController)
  }

  @Test(arguments: [true, false])
  func `It fetches, and the indicator runs meanwhile`(capturesWeakly: Bool) throws {
    let home = try showHome(capturesWeakly: capturesWeakly)
    let indicator = try #require(home.view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(indicator.isAnimating)
    gateway.reply("Posts")
    #expect(!indicator.isAnimating)
    #expect(home.infoLabel.text == "Posts")
  }

  @Test func `A completion that refers to the presenter weakly may run after the scene has gone`() throws {
    weak let home = try showHome()
    host.close()
    #expect(home == nil)
    gateway.reply("Posts")
  }

  @Test func `A completion that owns the presenter crashes after the scene has gone`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let suite = `The document's Home scene`()
        _ = try suite.showHome(capturesWeakly: false)
        suite.host.close()
        suite.gateway.reply("Posts")
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("unowned reference"))
  }

  @Test func `A router that pushes without waiting loses the request during a transition`() throws {
    let home = try showHome()
    home.presenter.didTapContinueButton()
    host.finishTransitions()
    let picker = try #require(home.presentedViewController as? ItemPickerViewController)
    var warnings = 0
    UIKitWarning.redirect(to: { _ in warnings += 1 }) {
      picker.presenter.didSelectItems()
      host.finishTransitions()
    }
    #expect(home.presentedViewController == nil)
    #expect(home.navigationController?.viewControllers == [home])
    #expect(warnings == 1)
  }
}
