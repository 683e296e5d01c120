import Foundation
import Screens
import TestSupport
import Testing

@testable import RVBKit

/// Recovery is observed, Login hears closures: between them stands the adapter.
@Suite struct `The adapter between two event systems` {
  private final class Heard {
    var events: [String] = []
  }

  private let controllable: any RecoveryControllable
  private let adapter: RecoveryAdapter
  private let heard = Heard()

  init() {
    controllable = RecoveryBuilder(RecoveryDependency()).build(with: RecoveryParameter(login: " ada "))
    adapter = RecoveryAdapter(controllable)
    adapter.onEvent = { [heard] event in
      switch event {
      case .sent(let login): heard.events.append("sent \(login)")
      case .back: heard.events.append("back")
      case .gone: heard.events.append("gone")
      }
    }
  }

  @Test func `An event arrives before the call that causes it returns`() {
    controllable.progress.send()
    #expect(heard.events == ["sent ada"])
  }

  @Test(arguments: [
    (["send", "leave", "finish"], ["sent ada", "gone"]),
    (["send", "finish", "leave"], ["sent ada", "gone"]),
    (["leave", "send", "finish"], ["back", "gone"]),
    (["leave", "finish", "send"], ["back", "gone"]),
    (["finish", "send", "leave"], ["gone", "sent ada"]),
    (["finish", "leave", "send"], ["gone", "back"]),
    (["send", "send", "finish", "finish"], ["sent ada", "gone"]),
  ])
  func `In every order each event arrives once, in its turn`(calls: [String], events: [String]) {
    for call in calls {
      switch call {
      case "send": controllable.progress.send()
      case "leave": controllable.progress.leave()
      default: controllable.progress.finish()
      }
    }
    #expect(heard.events == events)
  }

  @Test func `Nothing is sent for a blank login`() {
    controllable.progress.login = " "
    controllable.progress.send()
    #expect(heard.events.isEmpty)
  }

  @Test func `The child does not keep its adapter, and can go on without one`() {
    let child = RecoveryBuilder(RecoveryDependency()).build(with: RecoveryParameter(login: "ada"))
    var made: RecoveryAdapter? = RecoveryAdapter(child)
    weak let watched = made
    #expect(watched?.viewController === child)
    made = nil
    #expect(watched == nil)
    child.progress.send()
    #expect(child.progress.isSent)
  }

  @Test func `A view controller around the child, as for SwiftUI, would keep its end from it`() throws {
    let stage = NavigationStage(UIViewController())
    let container = UIViewController()
    container.addChild(controllable)
    container.view.addSubview(controllable.view)
    controllable.didMove(toParent: container)
    stage.navigation.pushViewController(container, animated: true)
    stage.finish()
    try stage.tapBack()
    #expect(!controllable.progress.isGone)
  }
}
