// The lamp's parent: its router keeps the lamp's builder, and its view listens to the lamp.
import Foundation
import RVBKit
import Screens

protocol RoomRoutable: Routable {
  func routeToLamp(with parameter: LampParameter) -> any LampControllable
}

final class RoomRouter: RoomRoutable {
  private let lampBuilder: any LampBuildable

  init(lampBuilder: any LampBuildable) {
    self.lampBuilder = lampBuilder
  }

  func routeToLamp(with parameter: LampParameter) -> any LampControllable {
    lampBuilder.build(with: parameter)
  }
}

final class RoomViewController: UIViewController {
  var router: (any RoomRoutable)?

  private weak var lamp: (any LampControllable)?
  private var isLit = false

  /// Has the lamp made, and listens to it. Whoever shows it owns it.
  func makeLamp() -> (any LampControllable)? {
    guard let lamp = router?.routeToLamp(with: LampParameter(text: text)) else { return nil }
    lamp.onTap = { [weak self] in self?.switchOver() }
    self.lamp = lamp
    return lamp
  }

  private var text: String { isLit ? "On" : "Off" }

  private func switchOver() {
    isLit.toggle()
    lamp?.show(text)
  }
}

final class RoomBuilder: Builder<Void> {
  func build() -> RoomViewController {
    let room = RoomViewController()
    room.router = RoomRouter(lampBuilder: LampBuilder(LampDependency()))
    return room
  }
}
