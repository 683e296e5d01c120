import Foundation
import RVBKit
import Screens
import TestSupport
import Testing

@Suite struct `route(_:animated:completion:)` {
  private let root = UIViewController()
  private let stage: NavigationStage
  private let reached = Reached()

  final class Reached {
    var controllers: [UIViewController?] = []
  }

  init() {
    stage = NavigationStage(root)
  }

  private func push(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in
      let controller = UIViewController()
      stage.navigation.pushViewController(controller, animated: true)
      stage.finish()
      return controller
    }
  }

  private func present(from presenter: UIViewController) -> UIViewController {
    let sheet = UIViewController()
    presenter.present(sheet, animated: true)
    stage.finish()
    return sheet
  }

  private func route(to controller: UIViewController) {
    root.route(controller, animated: true) { [reached] in reached.controllers.append($0) }
  }

  @Test func `completes within the call where nothing is in the way`() {
    route(to: root)
    #expect(reached.controllers == [root])
  }

  @Test func `pops what was pushed after the controller`() async {
    let pushed = push(3)
    route(to: pushed[0])
    #expect(reached.controllers.isEmpty)
    await stage.settle()
    #expect(stage.navigation.viewControllers == [root, pushed[0]])
    #expect(reached.controllers == [pushed[0]])
  }

  @Test func `dismisses all that is presented over the controller, then pops`() async {
    _ = push(2)
    let first = present(from: root)
    let second = present(from: first)
    let count = await warnings {
      route(to: root)
      await stage.settle()
    }
    #expect(count == 0)
    #expect(stage.window.headless.presentedChain == [stage.navigation])
    #expect(stage.navigation.viewControllers == [root])
    #expect(reached.controllers == [root])
    #expect(second.presentingViewController == nil)
  }

  @Test func `leaves alone what is presented below the controller`() async {
    let first = present(from: root)
    _ = present(from: first)
    route(to: first)
    await stage.settle()
    #expect(stage.window.headless.presentedChain == [stage.navigation, first])
    #expect(reached.controllers == [first])
  }

  @Test func `pops in a stack that is itself presented`() async {
    let inner = UIViewController()
    let sheet = UINavigationController(rootViewController: inner)
    root.present(sheet, animated: true)
    stage.finish()
    sheet.pushViewController(UIViewController(), animated: true)
    stage.finish()
    route(to: inner)
    await stage.settle()
    #expect(sheet.viewControllers == [inner])
    #expect(reached.controllers == [inner])
  }

  @Test func `waits for a transition that runs`() async {
    let sheet = UIViewController()
    let count = await warnings {
      root.present(sheet, animated: true)
      route(to: root)
      #expect(root.presentedViewController === sheet)
      await stage.settle()
    }
    #expect(count == 0)
    #expect(root.presentedViewController == nil)
    #expect(reached.controllers == [root])
  }

  @Test func `goes on whatever UIKit leaves open, animated or not`() async {
    var generator = SplitMix(seed: 4)
    for isAnimated in Array(repeating: [true, false], count: 40).flatMap({ $0 }) {
      let choices = UnspecifiedBehavior.random(using: &generator)
      let root = UIViewController()
      let stage = NavigationStage(root)
      stage.window.headless.unspecifiedBehavior = choices
      stage.navigation.pushViewController(UIViewController(), animated: false)
      stage.finish()
      root.present(UIViewController(), animated: false)
      var completions = 0
      let count = await warnings {
        root.route(root, animated: isAnimated) { completions += 1 }
        await stage.settle()
      }
      #expect(count == 0 && completions == 1, "\(choices)")
      #expect(stage.navigation.viewControllers == [root])
      #expect(stage.window.headless.presentedChain == [stage.navigation])
    }
  }

  @Test func `answers nil for a controller that is nowhere`() {
    let stranger = UIViewController()
    route(to: stranger)
    #expect(reached.controllers == [nil])
    root.route(stranger, animated: true) { Issue.record("It cannot be reached") }
  }

  @Test func `answers nil when the controller goes while it waits, and keeps it no longer`() async {
    var sheet: UIViewController? = UIViewController()
    weak let watched = sheet
    if let sheet {
      root.present(sheet, animated: true)
      stage.finish()
      root.dismiss(animated: true)
      route(to: sheet)
    }
    sheet = nil
    stage.finish()
    #expect(watched == nil)
    await stage.settle()
    #expect(reached.controllers == [nil])
  }
}
