/// An assembler as another one sees it: it makes one thing.
///
/// ```swift
/// protocol PodBayDoorsInteractionAssembling: Assembling<any PodBayDoorsInteracting> {}
/// ```
///
/// An assembler is a value. It calls one initialiser directly and gets everything else from other assemblers.
@MainActor @preconcurrency
public protocol Assembling<Assembled> {
  /// What is made, seen through a protocol.
  associatedtype Assembled

  /// Makes a new one.
  func assemble() -> Assembled
}
