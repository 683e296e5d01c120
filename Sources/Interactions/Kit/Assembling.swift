/// Assembles one component.
///
/// ```swift
/// struct DiscoveryOneAssembler: Assembling {
///   let interactionAssembler: any Assembling<any PodBayDoorsInteracting>
///
///   func assemble() -> any DiscoveryOneControlling {
///     DiscoveryOneViewController(podBayInteraction: interactionAssembler.assemble())
///   }
/// }
/// ```
///
/// An assembler is a value. It calls the initializer of one class and gets everything else from other assemblers. One that
/// stores nothing and that nothing stores can be an enum with a static `assemble()`.
///
/// The assembler of a screen makes the assemblers of its components in ``assemble()``, and stores only what they pass on.
/// A parent can then have the assembler of a child screen at no cost, and two screens can open each other.
@MainActor @preconcurrency
public protocol Assembling<Assembled> {
  /// The component, seen through a protocol.
  associatedtype Assembled

  /// Makes a new component.
  func assemble() -> Assembled
}
