import Interactions

/// What the pod bay doors report.
protocol PodBayDoorsListening: AnyObject {
  func didRefuseToOpenDoors()
}

/// Passes what happened in one interaction on to another, so that neither knows the other.
///
/// The controller owns it. The pod bay doors call it, and it calls the airlock. It must not render or navigate.
protocol DiscoveryOneMediating: PodBayDoorsListening {
  func use(_ airlock: AirlockInteracting)
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
