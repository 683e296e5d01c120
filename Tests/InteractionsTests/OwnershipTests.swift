import QuartetTesting
import Testing

/// What a component owns comes through its initializer; everything else comes through `use(_:)` and is weak.
@Suite nonisolated struct `Ownership` {
  /// How the components of one kind refer to those of another.
  struct Arrow: CustomTestStringConvertible {
    let owner: String
    let other: String
    let isWeak: Bool

    var testDescription: String { "\(owner) to \(other): \(isWeak ? "weak" : "strong")" }

    static let all = [
      Arrow(owner: "ViewController", other: "Screen", isWeak: false),
      Arrow(owner: "ViewController", other: "Interacting", isWeak: false),
      Arrow(owner: "ViewController", other: "Mediating", isWeak: false),
      Arrow(owner: "Interaction", other: "Navigating", isWeak: false),
      Arrow(owner: "Interaction", other: "Rendering", isWeak: true),
      Arrow(owner: "Interaction", other: "Mediating", isWeak: true),
      Arrow(owner: "Mediator", other: "Interacting", isWeak: true),
      Arrow(owner: "Mediator", other: "Listening", isWeak: true),
      Arrow(owner: "Mediator", other: "Keeping", isWeak: true),
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

  @Test(arguments: Arrow.all)
  func `A component refers to another as the document says`(arrow: Arrow) throws {
    let properties = try CompiledModule.load("InteractionsSample").symbols.filter { symbol in
      symbol.isStored && symbol.path.count == 2 && symbol.path[0].hasSuffix(arrow.owner)
        && symbol.types.contains { $0.hasSuffix(arrow.other) }
    }
    #expect(!properties.isEmpty)
    for property in properties { #expect(property.isWeak == arrow.isWeak, "\(property.path)") }
  }

  @Test func `No interaction refers to another one`() throws {
    let sample = try CompiledModule.load("InteractionsSample")
    for symbol in sample.symbols where symbol.path.count == 2 && symbol.path[0].hasSuffix("Interaction") {
      #expect(!symbol.isStored || !symbol.types.contains { $0.hasSuffix("Interacting") }, "\(symbol.path)")
    }
  }
}
