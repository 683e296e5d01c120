import Interactions

/// Tells the interactions of Discovery One what happened in another one, so that none knows the other.
///
/// The controller owns it. The pod bay doors call it, and it calls the airlock. It must not render or navigate.
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

struct DiscoveryOneMediatorAssembler: Assembling {
  func assemble() -> DiscoveryOneMediating {
    DiscoveryOneMediator()
  }
}
