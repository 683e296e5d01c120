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

  // Swift makes no object of a generic class for a value whose type is a protocol.
  private func adapt(_ view: some Child.ChildControllable) -> ChildControllable {
    ChildControllableAdapter(rootView: view)
  }

  func routeToChild(with parameter: ChildParameter) -> ChildControllable {
    let controllable = childBuilder.build(with: parameter)
    return adapt(controllable)
  }
}
