/// A rule that no document has: this package recommends it. A check can leave it out by its name.
public nonisolated enum QuartetRule: String, CaseIterable, Sendable {
  /// Interactions: an interaction refers to no other interaction; a mediator calls both.
  case separateInteractions = "separate-interactions"
  /// Interactions: an assembler makes what it needs in `assemble()`, not in its initializer.
  case lateAssembly = "late-assembly"
  /// Round Table: a View conforms to UIKit's protocols in the class. UIKit does not find an optional method in an extension
  /// of a class whose superclass is generic.
  case conformanceInClass = "conformance-in-class"
  /// Every pattern: a component that uses `childScreens` presents its alerts by them. A link does not see an alert that
  /// UIKit's own method presents, and may dismiss it.
  case alertsByChildScreens = "alerts-by-child-screens"
  /// VIPER: an interactor knows gateways by protocols, so that a test can pass a fake.
  case gatewayProtocols = "gateway-protocols"
}
