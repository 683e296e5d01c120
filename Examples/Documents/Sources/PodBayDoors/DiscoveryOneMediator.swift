import Interactions

/// Calls the airlock when the pod bay doors stay closed, so that neither interaction knows the other.
///
/// The controller owns it. It must not render or navigate.
protocol DiscoveryOneMediating: Mediating {
  func use(_ airlock: AirlockInteracting)
  func didRefuseToOpenDoors()
}

final class DiscoveryOneMediator: DiscoveryOneMediating {
  private weak var airlock: AirlockInteracting?

  func use(_ airlock: AirlockInteracting) {
    self.airlock = airlock
  }

  func didRefuseToOpenDoors() {
    airlock?.didLosePodBayDoors()
  }
}

enum DiscoveryOneMediatorAssembler {
  static func assemble() -> DiscoveryOneMediating {
    DiscoveryOneMediator()
  }
}
