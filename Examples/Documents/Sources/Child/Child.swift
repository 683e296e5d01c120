// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import RVBKit
public import Streams

#if canImport(UIKit) && canImport(SwiftUI)
  public import SwiftUI
#endif

public protocol ChildControllable: ViewControllable {
  /// Child sequence completed event.
  /// It implemented with `Combine`.
  var completed: AnyPublisher<Void, Never> { get }
}

public struct ChildDependency: Dependency {
  public init() {}
}

public struct ChildParameter: Parameter {
  public init() {}
}

public protocol ChildBuildable: Buildable {
  func build(with parameter: ChildParameter) -> ChildControllable
}

public final class ChildBuilder: Builder<ChildDependency>, ChildBuildable {
  public func build(with parameter: ChildParameter) -> ChildControllable { ChildView() }
}

public struct ChildView: ChildControllable {
  private let _completed = PassthroughSubject<Void, Never>()
  public var completed: AnyPublisher<Void, Never> { _completed.eraseToAnyPublisher() }

  #if canImport(UIKit) && canImport(SwiftUI)
    public var body: some View { Button("Complete") { complete() } }
  #endif

  public func complete() { _completed.send() }
}
