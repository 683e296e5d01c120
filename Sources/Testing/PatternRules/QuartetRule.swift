/// A rule that no document has: this package recommends it. A check can leave it out by its name.
public nonisolated enum QuartetRule: String, CaseIterable, Sendable {
  /// Every pattern: a component that uses `childScreens`, `presentChild` or `route` presents its alerts by `childScreens`. A
  /// link does not see an alert that UIKit's own method presents, and may dismiss it.
  case alertsByChildScreens = "alerts-by-child-screens"
  /// Round Table: only a Core changes the state, although all components have it.
  case coreChangesState = "core-changes-state"
  /// Round Table: only a Core uses the services of the trunk.
  case coreUsesServices = "core-uses-services"
  /// Round Table: a Joint stores nothing that changes; the state does.
  case jointWithoutState = "joint-without-state"
  /// Round Table: a View conforms to UIKit's protocols in the class. UIKit does not find an optional method in an extension
  /// of a class whose superclass is generic.
  case conformanceInClass = "conformance-in-class"
  /// Round Table and VIPER: a Core and an interactor use no type of UIKit.
  case logicWithoutUIKit = "logic-without-uikit"
  /// VIPER: interactors and routers know gateways by protocols, so that a test can pass a fake.
  case gatewayProtocols = "gateway-protocols"
  /// RVB: builders and routers have protocols of their own, and views know routers by these.
  case replaceableParts = "replaceable-parts"
  /// RVB: a router stores buildables only.
  case buildablesOnly = "buildables-only"
  /// RVB: a module gets shared objects through the builders' dependencies, and uses no singleton.
  case noSingletons = "no-singletons"
  /// Interactions: an interaction refers to no other interaction; a mediator calls both.
  case separateInteractions = "separate-interactions"
  /// Interactions: the methods of an interaction return nothing, and it has no properties to read.
  case toldInteractions = "told-interactions"
  /// Interactions: only interactions render, controllers do not.
  case interactionsRender = "interactions-render"
  /// Interactions: a `use(_:)` stores what it gets, and does not render.
  case useStores = "use-stores"
  /// Interactions: an assembler makes what it needs in `assemble()`, not in its initializer.
  case lateAssembly = "late-assembly"
}
