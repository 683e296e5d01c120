import RVBKit

// Declarations that break the rules. `RuleTests` reads them from this module's symbol graph.

protocol BadControllable: Controllable {}

protocol BadBuildable: Buildable {}

protocol BadRoutable: Routable {}

private final class BadBuilder {
  private var module: (any BadControllable)?
}

private struct BadRouter: Routable {
  private weak var child: UIViewController?
  private let builder: any BadBuildable
}

private final class BadPanel: BadControllable {
  private var router: BadRouter?
  private var routable: (any BadRoutable)?
}
