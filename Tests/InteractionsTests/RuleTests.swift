import Foundation
import TestSupport
import Testing

/// The rules of the document, and what it says that each component is, on what the compiler has made.
@Suite nonisolated struct `The rules of Interactions` {
  nonisolated static let kit: Set<String> = [
    "Assembling", "Interacting", "Navigating", "NavigationControlling", "PresentationControlling",
    "Rendering",
  ]
  nonisolated static let functions = [
    "ReviewViewController": ["ReviewAccount", "ReviewSigningIn", "ReviewCommenting"],
    "LoginViewController": ["LoginFillingIn", "LoginSigningIn", "LoginRecovering", "LoginLeaving"],
    "RecoveryViewController": ["RecoveryFillingIn", "RecoverySending", "RecoveryLeaving"],
    "CommentViewController": ["CommentWriting", "CommentSending", "CommentDiscarding"],
  ]

  static let compiled = Result { try CompiledModule.load("Interactions") }
  static let parsed = Result { try ParsedSource.all(in: "Sources/Interactions") }

  let module: CompiledModule
  let sources: [ParsedSource]

  init() throws {
    module = try Self.compiled.get()
    sources = try Self.parsed.get()
  }

  private var classes: [CompiledModule.Symbol] { module.types(kind: "class") }
  private var interactions: [CompiledModule.Symbol] { module.types(kind: "class", suffix: "Interaction") }
  private var navigations: [CompiledModule.Symbol] { module.types(kind: "class", suffix: "Navigation") }
  private var renderables: [CompiledModule.Symbol] { module.types(kind: "struct", suffix: "Renderable") }
  private var assemblers: [CompiledModule.Symbol] { module.types(kind: "struct", suffix: "Assembler") }
  private func protocols(_ suffix: String) -> [CompiledModule.Symbol] {
    module.types(kind: "protocol", suffix: suffix).filter { !Self.kit.contains($0.name) }
  }

  // MARK: Renderable

  @Test func `A renderable is an immutable struct`() {
    #expect(renderables.count == 11)
    #expect(module.symbols.filter { $0.name.hasSuffix("Renderable") }.allSatisfy { $0.kind == "struct" })
    for renderable in renderables {
      let properties = module.members(of: renderable.name, kind: "property")
      #expect(!properties.isEmpty)
      for property in properties { #expect(property.isConstant, "\(property.path)") }
    }
  }

  @Test func `A renderable is passive: it holds values and does nothing`() {
    let references = Set(classes.map(\.name) + module.types(kind: "protocol").map(\.name))
    for renderable in renderables {
      let methods = module.members(of: renderable.name, kind: "method")
      #expect(methods.isEmpty, "\(methods.map(\.path))")
      for property in module.members(of: renderable.name, kind: "property") {
        #expect(property.types.isDisjoint(with: references), "\(property.path)")
      }
    }
  }

  @Test func `A rendering says one thing: render(_:), for one renderable`() {
    let renderings = protocols("Rendering")
    #expect(renderings.count == renderables.count)
    for rendering in renderings {
      let methods = module.members(of: rendering.name, kind: "method")
      let renderable = String(rendering.name.dropLast("Rendering".count)) + "Renderable"
      #expect(methods.map(\.name) == ["render(_:)"])
      #expect(methods.map(\.parameters) == [[[renderable]]])
      #expect(module.members(of: rendering.name, kind: "property").isEmpty)
      #expect(module.protocols(of: rendering.name).contains("Rendering"))
    }
  }

  // MARK: Interaction

  @Test func `An interaction is a final class, seen through its protocol`() {
    #expect(interactions.count == 13)
    for interaction in interactions {
      let interacting = String(interaction.name.dropLast("ion".count)) + "ing"
      #expect(interaction.declaration.contains("final class"))
      #expect(module.protocols(of: interaction.name).isSuperset(of: [interacting, "Interacting"]))
    }
    #expect(protocols("Interacting").count == interactions.count)
  }

  @Test(arguments: functions.keys.sorted())
  func `A controller owns an interaction for each function of its screen`(controller: String) throws {
    let expected = try #require(Self.functions[controller]).map { "\($0)Interacting" }
    let owned = module.members(of: controller, kind: "property")
      .filter { $0.isStored && !$0.isWeak }
      .flatMap { $0.types }.filter { $0.hasSuffix("Interacting") }
    #expect(owned.sorted() == expected.sorted())
  }

  @Test func `An interaction is told what has happened, never what to do`() {
    for told in protocols("Interacting") + protocols("Listening") + protocols("Linking") + protocols("Using")
    {
      let methods = module.members(of: told.name, kind: "method")
      for method in methods {
        #expect(method.name == "use(_:)" || method.name.hasPrefix("did"), "\(method.path)")
        #expect(!method.declaration.contains("->"), "\(method.path)")
      }
    }
  }

  @Test func `An interaction and a model know nothing of UIKit`() {
    let files = sources.filter { source in
      ["Interaction", "Form", "Stage", "Listening", "Using"].contains { source.name.hasSuffix($0) }
    }
    #expect(files.count > interactions.count)
    for source in files {
      #expect(source.imports.isDisjoint(with: ["Screens", "UIKit", "HeadlessUIKit"]), "\(source.path)")
    }
  }

  @Test func `A view is held weakly`() {
    for symbol in module.symbols where symbol.isStored && symbol.path.count == 2 {
      let means = symbol.types.reduce(into: Set<String>()) { $0.formUnion(module.resolve($1)) }
      if means.contains(where: { module.protocols(of: $0).contains("Rendering") }) {
        #expect(symbol.isWeak, "\(symbol.path)")
      }
    }
  }

  // MARK: Assembler

  @Test func `An assembler is a value with one method, assemble()`() {
    #expect(!assemblers.isEmpty)
    #expect(module.symbols.filter { $0.name.hasSuffix("Assembler") && $0.kind == "class" }.isEmpty)
    for assembler in assemblers {
      #expect(module.members(of: assembler.name, kind: "method").map(\.name) == ["assemble()"])
      for property in module.members(of: assembler.name, kind: "property") {
        #expect(property.isConstant, "\(property.path)")
      }
    }
  }

  @Test func `An assembler is seen through its protocol, and so is what it makes`() {
    let concrete = Set(classes.map(\.name))
    for assembler in assemblers {
      let assembling = String(assembler.name.dropLast("er".count)) + "ing"
      #expect(module.protocols(of: assembler.name).isSuperset(of: [assembling, "Assembling"]))
      let made = module.members(of: assembler.name, kind: "method").flatMap { $0.types }
      #expect(!made.isEmpty && concrete.isDisjoint(with: made), "\(assembler.name) makes \(made)")
    }
  }

  @Test func `An assembler calls one initialiser directly`() throws {
    let files = sources.filter { $0.name.hasSuffix("Assembler") }
    #expect(files.count == assemblers.count)
    for file in files {
      let bodies = try AssemblerBody.all(in: file.path)
      #expect(bodies.map(\.initialised.count) == [1], "\(file.path): \(bodies.map(\.initialised))")
    }
  }

  @Test func `A class is named by its own files and by its assembler, and by nobody else`() {
    for type in classes where type.name != "InteractionsFeature" {
      let users = sources.filter { $0.names.contains(type.name) }.map(\.name)
      #expect(users.count == 1 && users.allSatisfy { $0.hasSuffix("Assembler") }, "\(type.name): \(users)")
    }
  }

  // MARK: Navigation

  @Test func `A navigation is a class, owned by an interaction`() {
    #expect(
      navigations.map(\.name).sorted() == [
        "CommentNavigation", "DiscardNavigation", "LoginNavigation", "RecoveryNavigation",
      ])
    for navigation in navigations {
      let navigating = String(navigation.name.dropLast("ion".count)) + "ing"
      let owners = interactions.filter { interaction in
        module.members(of: interaction.name, kind: "property").contains {
          $0.isStored && !$0.isWeak && $0.types.contains(navigating)
        }
      }
      #expect(owners.count == 1, "\(navigation.name): \(owners.map(\.name))")
      #expect(module.protocols(of: navigation.name).isSuperset(of: [navigating, "Navigating"]))
    }
  }

  @Test
  func `A navigation shows what its assembler makes, with a controller that it sees through a protocol`() {
    for navigation in navigations {
      let properties = module.members(of: navigation.name, kind: "property").filter(\.isStored)
      let owned = properties.filter { !$0.isWeak }
      #expect(owned.count == 1 && owned.allSatisfy { $0.types.contains { $0.hasSuffix("Assembling") } })
      let controllers = properties.filter {
        !$0.types.isDisjoint(with: ["NavigationControlling", "PresentationControlling"])
      }
      #expect(controllers.count == 1 && controllers.allSatisfy(\.isWeak), "\(navigation.name)")
    }
  }

  // MARK: All of them

  @Test func `No class of ours inherits from another class of ours`() {
    let ids = Dictionary(uniqueKeysWithValues: classes.map { ($0.id, $0.name) })
    let superclasses = module.relations.filter { $0.kind == "inheritsFrom" && ids[$0.source] != nil }
    #expect(
      Set(superclasses.map { $0.target.split(separator: ".").last.map(String.init) ?? "" })
        == ["UIViewController", "UINavigationController"])
    #expect(superclasses.allSatisfy { ids[$0.target] == nil })
    for type in classes { #expect(type.declaration.contains("final class"), "\(type.name)") }
  }

  @Test func `No class of ours or of the domain is passed but through a protocol`() {
    let concrete = Set(classes.map(\.name)).union(["AuthManager", "AuthObservation", "CommentStore", "Trunk"])
    for symbol in module.symbols where symbol.path != ["InteractionsFeature", "init(trunk:kind:)"] {
      let passed = symbol.parameters.reduce(into: Set<String>()) { $0.formUnion($1) }
      #expect(passed.isDisjoint(with: concrete), "\(symbol.path)")
      if symbol.isStored { #expect(symbol.types.isDisjoint(with: concrete), "\(symbol.path)") }
    }
  }

  @Test func `What is owned comes through init, and what is not comes through use(_:) and is held weakly`() {
    for component in interactions + navigations {
      let stored = module.members(of: component.name, kind: "property").filter(\.isStored)
      let given = Set(module.members(of: component.name, kind: "init").flatMap { $0.parameters })
      let used = Set(
        module.members(of: component.name, kind: "method").filter { $0.name == "use(_:)" }
          .flatMap { $0.parameters })
      for property in stored where property.types.contains(where: { module.symbol($0) != nil }) {
        if property.isWeak {
          #expect(!given.contains(property.types), "\(property.path)")
          // What a navigation shows is neither given nor used: it has been assembled, and belongs to UIKit.
          #expect(used.contains(property.types) || property.name == "shown", "\(property.path)")
        } else {
          #expect(given.contains(property.types), "\(property.path)")
          #expect(!used.contains(property.types), "\(property.path)")
        }
      }
    }
  }

  @Test func `The kit knows nothing of the feature`() {
    let files = sources.filter { $0.path.contains("/Kit/") }
    #expect(Set(files.map(\.name)) == Self.kit)
    let types = Set(module.symbols.filter { $0.path.count == 1 }.map(\.name)).subtracting(Self.kit)
    for source in files {
      #expect(!source.imports.contains("Shared"))
      #expect(source.names.isDisjoint(with: types), "\(source.path)")
    }
  }

  @Test func `A file is small`() throws {
    for source in sources {
      let text = try String(contentsOf: ParsedSource.root.appending(path: source.path), encoding: .utf8)
      #expect(text.components(separatedBy: "\n").count < 160, "\(source.path)")
    }
  }
}
