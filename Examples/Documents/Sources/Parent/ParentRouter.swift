// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Child
import RVBKit

protocol ParentRoutable: Routable {
  func routeToChild(with parameter: ChildParameter) -> ChildControllable
}

final class ParentRouter: ParentRoutable {
  private let childBuilder: ChildBuildable

  init(childBuilder: ChildBuildable) {
    self.childBuilder = childBuilder
  }

  func routeToChild(with parameter: ChildParameter) -> ChildControllable {
    let controllable = childBuilder.build(with: parameter)
    return ChildControllableAdapter(rootView: controllable)
  }
}
