import Foundation
import TestSupport
import Testing

/// The rules of the document that the compiler's view of the sources can show.
@Suite nonisolated struct `The rules of Round Table` {
  nonisolated static let modules = ["Review", "Login", "Recovery", "Comment"]
  nonisolated static let components = ["Core", "Presenter", "Joint", "View", "PrimaryView"]

  static let parsed = Result { try ParsedSource.all(in: "Sources/RoundTable") }

  static let compiled = Result { try CompiledModule.load("RoundTable") }

  let sources: [ParsedSource]
  let declarations: CompiledModule

  init() throws {
    sources = try Self.parsed.get()
    declarations = try Self.compiled.get()
  }

  private func find(_ module: String, _ component: String) -> ParsedSource? {
    sources.first { $0.name == "\(module)Module\(component)" }
  }

  @Test(arguments: modules)
  func `A module has an assembly, a state, a Core, a Presenter, a Joint and a View`(module: String) {
    for part in ["Assembly", "State", "Core", "Presenter", "Joint", "View"] {
      #expect(find(module, part)?.path == "Sources/RoundTable/\(module)/\(module)Module\(part).swift")
    }
  }

  @Test(arguments: modules, ["State", "Core", "Presenter"])
  func `A state, a Core and a Presenter know nothing of UIKit`(module: String, component: String) throws {
    let source = try #require(find(module, component))
    #expect(source.imports.isDisjoint(with: ["Screens", "UIKit", "HeadlessUIKit"]))
  }

  @Test(arguments: modules, components)
  func `A component names no other component of its module`(module: String, component: String) {
    guard let source = find(module, component) else {
      // Only a navigatable View has a primary view.
      return #expect(component == "PrimaryView")
    }
    let parts = component.hasSuffix("View") ? ["View", "PrimaryView"] : [component]
    let others = Self.components.filter { !parts.contains($0) }.map { "\(module)Module\($0)" }
    #expect(source.names.isDisjoint(with: others))
    let declared = declarations.symbols.filter { $0.path.first == source.name }
    #expect(!declared.isEmpty)
    for symbol in declared {
      #expect(symbol.types.isDisjoint(with: others), "\(symbol.declaration)")
    }
  }

  @Test func `Modules are made by a Joint, or where the feature starts, and nowhere else`() {
    let makers = sources.filter { source in
      source.names.contains { $0.hasSuffix("ModuleAssembly") && $0 != "RTEModuleAssembly" }
    }
    #expect(makers.map(\.name) == ["LoginModuleJoint", "ReviewModuleJoint", "RoundTableFeature"])
  }

  // Where a superclass is generic, Objective-C does not see the members of an extension, and UIKit would not call
  // a delegate's methods there.
  @Test func `A View is UIKit's delegate in its declaration`() throws {
    for source in sources where source.name.hasSuffix("View") {
      let text = try String(contentsOf: ParsedSource.root.appending(path: source.path), encoding: .utf8)
      #expect(!text.contains("\nextension "), "\(source.path)")
    }
  }

  @Test func `The kit knows nothing of the feature`() {
    for source in sources where source.path.contains("/Kit/") {
      #expect(!source.imports.contains("Shared"))
      #expect(source.names.allSatisfy { name in !Self.modules.contains { name.hasPrefix("\($0)Module") } })
    }
  }
}
