import Foundation
import QuartetTesting
import Testing

/// Rules of the document, checked on the compiled sample and, for the bodies of functions, on its sources.
@Suite nonisolated struct `The rules of Interactions` {
  static let compiled = Result { try CompiledModule.load("InteractionsSample") }
  static let files = Result { try SourceFile.all(in: "Sources/Interactions/Sample") }

  private let module: CompiledModule
  private let files: [SourceFile]
  private let classes: Set<String>

  init() throws {
    module = try Self.compiled.get()
    files = try Self.files.get()
    try #require(files.count > 30)
    classes = Set(module.types(kind: "class").map(\.name))
  }

  private func members(of type: CompiledModule.Symbol, _ kind: String) -> [CompiledModule.Symbol] {
    module.members(of: type.name, kind: kind)
  }

  @Test func `A renderable is an immutable struct of values, and a rendering renders one of them`() {
    let renderables = module.symbols.filter { $0.path.count == 1 && $0.name.hasSuffix("Renderable") }
    let references = classes.union(module.types(kind: "protocol").map(\.name))
    #expect(renderables.count > 5)
    for renderable in renderables {
      let properties = members(of: renderable, "property")
      #expect(renderable.kind == "struct" && properties.allSatisfy(\.isConstant), "\(renderable.name)")
      #expect(properties.allSatisfy { $0.types.isDisjoint(with: references) }, "\(renderable.name)")
      let methods = module.members(of: renderable.name.dropLast(4) + "ing", kind: "method")
      #expect(methods.map(\.name) == ["render(_:)"], "\(renderable.name)")
      #expect(methods.map(\.parameters) == [[[renderable.name]]], "\(renderable.name)")
    }
  }

  @Test func `An interaction is told what happened, not what to do`() {
    let protocols = ["Interacting", "Listening"].flatMap { module.types(kind: "protocol", suffix: $0) }
    #expect(protocols.count > 14)
    for method in protocols.flatMap({ members(of: $0, "method") }) {
      #expect(method.name == "use(_:)" || method.name.hasPrefix("did"), "\(method.path)")
      #expect(!method.declaration.contains("->"), "\(method.path)")
    }
  }

  @Test func `What is owned comes through init, and what is not comes through use(_:)`() {
    let components = ["Interaction", "Navigation"].flatMap { module.types(kind: "class", suffix: $0) }
    #expect(components.count > 14)
    for component in components {
      let given = Set(members(of: component, "init").flatMap(\.parameters))
      let used = Set(members(of: component, "method").filter { $0.name == "use(_:)" }.flatMap(\.parameters))
      // An attempt is owned, but comes from the authenticator that is used.
      let properties = members(of: component, "property").filter { property in
        property.isStored && property.name != "attempt"
          && property.types.contains { module.symbol($0) != nil || $0 == "Assembling" }
      }
      for property in properties {
        #expect(given.contains(property.types) == !property.isWeak, "\(property.path)")
        #expect(used.contains(property.types) == property.isWeak, "\(property.path)")
      }
    }
  }

  @Test func `An assembler is a value with one method, which calls one initialiser`() throws {
    let assemblers = module.symbols.filter { $0.path.count == 1 && $0.name.hasSuffix("Assembler") }
    #expect(assemblers.count > 20)
    // The draft of an account exists before it is assembled.
    for assembler in assemblers where assembler.name != "DraftAssembler" {
      #expect(assembler.kind == "struct", "\(assembler.name)")
      #expect(members(of: assembler, "method").map(\.name) == ["assemble()"], "\(assembler.name)")
      #expect(members(of: assembler, "property").allSatisfy { $0.isConstant }, "\(assembler.name)")
      let file = try #require(files.first { $0.code.contains("struct \(assembler.name): ") })
      let made = SourceFile(path: file.path, text: file.body(of: "struct \(assembler.name): "))
        .initializedTypes
      #expect(made.count == 1 && !made[0].hasSuffix("Assembler"), "\(assembler.name) makes \(made)")
    }
  }

  @Test func `Only assemblers make components and screens: a navigation shows what its assembler makes`() {
    for file in files where !file.name.hasSuffix("Assembler") {
      let made = file.initializedTypes.filter {
        classes.contains($0) || $0.hasSuffix("Assembler") && file.name != "InteractionsFeature"
          || $0.hasSuffix("Controller")
      }
      #expect(made == [], "\(file.path)")
    }
  }

  @Test func `No class of ours has a subclass, and none is passed but through a protocol`() {
    let concrete = classes.union(["AuthManager", "CommentStore", "Draft", "Observation", "Trunk"])
    for name in classes {
      #expect(module.symbol(name)?.declaration.contains("final class") == true, "\(name)")
    }
    for symbol in module.symbols where symbol.path.first != "InteractionsFeature" {
      #expect(symbol.parameters.allSatisfy { $0.isDisjoint(with: concrete) }, "\(symbol.path)")
      #expect(!symbol.isStored || symbol.types.isDisjoint(with: concrete), "\(symbol.path)")
    }
  }
}

nonisolated extension SourceFile {
  /// The text of the declaration that begins with these words, up to the brace in the first column that ends it.
  fileprivate func body(of declaration: String) -> String {
    guard let start = code.range(of: declaration)?.upperBound else { return "" }
    return code[start...].components(separatedBy: "\n}")[0]
  }
}
