import Testing

@testable import QuartetPatternRules

/// A component gets the objects that it owns through its initializer, and weak references through `use(_:)`.
nonisolated struct `Ownership` {
  /// How the components of one kind refer to those of another.
  struct Arrow {
    let owner: String
    let other: String
    let isWeak: Bool

    static let all = [
      Arrow(owner: "ViewController", other: "Screen", isWeak: false),
      Arrow(owner: "ViewController", other: "Interacting", isWeak: false),
      Arrow(owner: "ViewController", other: "Mediating", isWeak: false),
      Arrow(owner: "Controller", other: "Adapting", isWeak: false),
      Arrow(owner: "Adapter", other: "UIViewController", isWeak: true),
      Arrow(owner: "Interaction", other: "Navigating", isWeak: false),
      Arrow(owner: "Interaction", other: "Rendering", isWeak: true),
      Arrow(owner: "Interaction", other: "Mediating", isWeak: true),
      Arrow(owner: "Mediator", other: "Interacting", isWeak: true),
      Arrow(owner: "Mediator", other: "Listening", isWeak: true),
      Arrow(owner: "Interaction", other: "Listening", isWeak: true),
      Arrow(owner: "Interaction", other: "Keeping", isWeak: true),
      Arrow(owner: "Interaction", other: "Attempting", isWeak: false),
      Arrow(owner: "Navigation", other: "Assembling", isWeak: false),
      Arrow(owner: "Navigation", other: "PresentationControlling", isWeak: true),
      Arrow(owner: "Navigation", other: "Listening", isWeak: true),
      Arrow(owner: "Assembler", other: "Assembling", isWeak: false),
      Arrow(owner: "Assembler", other: "Keeping", isWeak: false),
    ]
  }

  private let types: [Component]

  init() throws { types = try ModuleIndex(of: "Sources/Interactions", file: #filePath).types }

  /// The properties of the components with some names whose types have some names.
  private func references(from owner: String, to other: String) -> [Property] {
    types.filter { $0.isNamed(owner) }.flatMap(\.properties)
      .filter { property in property.paths.contains { $0.hasSuffix(other) } }
  }

  @Test func `A component refers to another as the document says`() {
    for arrow in Arrow.all {
      let references = references(from: arrow.owner, to: arrow.other)
      #expect(!references.isEmpty, "\(arrow)")
      #expect(references.allSatisfy { ($0.ownership == "weak") == arrow.isWeak }, "\(arrow)")
    }
  }
}
