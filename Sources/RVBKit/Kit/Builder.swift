/// Makes a module out of a dependency, which stays the same, and a parameter, which is new every time.
///
/// Subclass it. It owns the dependency; what a builder makes itself and keeps lives as long as the builder.
@MainActor @preconcurrency
open class Builder<Dependency>: Buildable {
  /// What every module made here depends on.
  public let dependency: Dependency

  /// Makes a builder.
  ///
  /// - Parameter dependency: Comes from the parent; its objects are owned as long as the builder lives.
  public init(_ dependency: Dependency) {
    self.dependency = dependency
  }

  // As in all classes of the kit: the deinit that a main-actor class gets by default works badly below iOS 18.4.
  nonisolated deinit {}
}
