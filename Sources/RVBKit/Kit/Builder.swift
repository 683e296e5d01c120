/// Makes modules from a dependency, which is the same for all of them, and a parameter, which is new for each.
///
/// Subclass it. It owns the dependency. An object that a builder makes and stores lives as long as the builder.
@MainActor @preconcurrency
open class Builder<Dependency>: Buildable {
  /// The objects on which every module that the builder makes depends.
  public let dependency: Dependency

  /// Makes a builder.
  ///
  /// - Parameter dependency: Comes from the parent. Its objects live at least as long as the builder.
  public init(_ dependency: Dependency) { self.dependency = dependency }

  // As in all classes of the kit: below iOS 18.4, the default `deinit` of a main-actor class can abort (Docs/Basics.md).
  nonisolated deinit {}
}

extension Builder where Dependency == Void {
  /// Makes a builder of modules that depend on nothing.
  public convenience init() { self.init(()) }
}
