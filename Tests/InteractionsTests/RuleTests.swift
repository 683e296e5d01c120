import Foundation
import QuartetTesting
import Testing

/// The document's rules, checked on the sources of the sample and on short sources that break them.
@Suite nonisolated struct `The rules of Interactions` {
  @Test func `The sample follows them`() throws {
    let violations = try InteractionsRules.violations(in: "Sources/Interactions/Sample")
    #expect(violations == [])
  }

  @Test func `The sample breaks them if one of its weak references becomes strong`() throws {
    var count = 0
    for file in try SourceFile.all(in: "Sources/Interactions/Sample") {
      for range in file.text.ranges(of: "weak var ") {
        let text = file.text.replacingCharacters(in: range, with: "var ")
        #expect(!InteractionsRules.violations(in: [SourceFile(path: file.path, text: text)]).isEmpty)
        count += 1
      }
    }
    #expect(count > 30)
  }

  @Test func `The objects of the domain are passed through protocols, too`() throws {
    let sample = try CompiledModule.load("InteractionsSample")
    let classes: Set = ["AuthManager", "CommentStore", "Draft", "Observation", "Trunk"]
    #expect(sample.symbols.count > 200)
    for symbol in sample.symbols where symbol.path.first != "InteractionsFeature" {
      #expect(symbol.parameters.allSatisfy { $0.isDisjoint(with: classes) }, "\(symbol.path)")
      #expect(!symbol.isStored || symbol.types.isDisjoint(with: classes), "\(symbol.path)")
    }
  }

  @Test(arguments: [
    ("final class ARenderable {}", "A.swift:1: ARenderable is no struct."),
    ("struct ARenderable { var text: String }", "A.swift:1: ARenderable.text can be changed."),
    ("final class A {}\nstruct ARenderable {\n  let a: A? }", "A.swift:3: ARenderable.a refers to A."),
    ("protocol ARendering { func render(_ text: String) }", "A.swift:1: ARendering.render does more than"),
    (
      "protocol ARendering { func render(_ a: ARenderable)\n var a: Int { get } }",
      "A.swift:1: ARendering has more"
    ),
    ("protocol AInteracting {\n  func post() }", "A.swift:2: AInteracting.post tells what to do."),
    ("protocol AInteracting { func didTap() -> Bool }", "A.swift:1: AInteracting.didTap returns something."),
    ("final class A {}\nfinal class B: A {}", "A.swift:2: B inherits from A."),
    ("class A {}", "A.swift:1: A can be inherited from."),
    (
      "final class AInteraction {}\nfinal class B { let a: AInteraction }",
      "A.swift:2: B.a refers to a class."
    ),
    (
      "final class A {}\nfinal class BInteraction { init(a: A) {} }",
      "A.swift:2: BInteraction.init takes a class."
    ),
    (
      "final class AInteraction { private var view: (any BRendering)? }",
      "A.swift:1: AInteraction.view owns a view."
    ),
    (
      "final class AInteraction {\n  let b: any B\n  func use(_ b: any B) {} }",
      "A.swift:2: AInteraction.b owns what is passed"
    ),
    (
      "final class ANavigation {\n  weak var b: (any B)?\n  init(b: any B) { self.b = b }\n}",
      "A.swift:2: ANavigation.b is not owned"
    ),
    ("final class ANavigation { weak var b: (any B)? }", "A.swift:1: ANavigation.b is never set."),
    (
      "final class AInteraction { weak var b: (any B)? }\nextension AInteraction {\n  func use(_ b: any B) {}\n}",
      "A.swift:3: AInteraction.use stores nothing."
    ),
    ("final class AAssembler { func assemble() {} }", "A.swift:1: AAssembler is a class."),
    ("struct AAssembler { func assemble(b: B) {} }", "A.swift:1: AAssembler has other methods"),
    ("struct AAssembler { var b = 1\n func assemble() {} }", "A.swift:1: AAssembler.b can be changed."),
    ("protocol AInteracting { var isB: Bool { get } }", "A.swift:1: AInteracting.isB can be asked."),
    (
      "struct AAssembler {\n  let b = B(c: C())\n  func assemble() -> any A { A(b: b, d: DAssembler().assemble()) }\n}",
      "A.swift:2: AAssembler calls 3 initializers: B, C, A."
    ),
    (
      "struct AAssembler { func assemble() {} }\nextension AAssembler {\n  init() { b = BAssembler() } }",
      "A.swift:3: AAssembler makes BAssembler outside of assemble()."
    ),
    (
      "final class ANavigation {\n  func presentB() {\n    show(BViewController()) } }",
      "A.swift:3: ANavigation makes BViewController."
    ),
    ("final class AInteraction { let b = BAssembler() }", "A.swift:1: AInteraction makes BAssembler."),
    (
      "final class BNavigation {}\nfinal class A {\n  let c: any CInteracting\n  let b = BNavigation()\n}",
      "A.swift:4: A makes BNavigation."
    ),
  ])
  func `A source that breaks one is found`(source: String, problem: String) {
    let found = InteractionsRules.violations(in: [SourceFile(path: "A.swift", text: source)])
    #expect(found.contains { "\($0)".hasPrefix(problem) }, "\(found)")
  }
}
