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
/// An assembler is a value. It calls one initializer directly and gets everything else from other assemblers, which it
/// sees through this protocol.
@MainActor @preconcurrency
public protocol Assembling<Assembled> {
  /// The component, seen through a protocol.
  associatedtype Assembled

  /// Makes a new component.
  func assemble() -> Assembled
}
