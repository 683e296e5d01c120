import Testing

@testable import QuartetTesting

@Suite nonisolated struct `A source file` {
  @Test(arguments: [
    ("let a = A()", ["A"]), ("A(B(), c: C<D>.init(1))", ["A", "B", "C"]),
    ("[A(b: [B()])]", ["A", "B"]),
    ("Cell.Style(Theme())", ["Style", "Theme"]), ("let a = Array<[Int]>()", ["Array"]),
    ("state.Value(); .init(); make(); @Test(1) func a() {}; #Macro(1)", []),
    ("// A()\nlet text = \"B() \\(C())\"", ["C"]),
  ])
  func `knows which types are initialized, inner calls included`(code: String, types: [String]) {
    #expect(SourceFile(path: "A.swift", text: code).initializedTypes == types)
  }

  @Test func `knows the lines of matches`() {
    let file = SourceFile(
      path: "A.swift", text: "/* present(\n*/\nlet a = B()\n\na.present(\n  C())")
    #expect(file.matches(of: /\bpresent\(/) == [.init(text: "present(", line: 5)])
    #expect(file.initializations == [.init(text: "B", line: 3), .init(text: "C", line: 6)])
    #expect(file.line(of: "present") == 5 && file.line(of: "presen") == nil)
    #expect(
      "\(file.violation(line: 5, problem: "It presents.", fix: "Remove it."))"
        == "A.swift:5: It presents. Remove it.")
  }

  private let screen = SourceFile(
    path: "A.swift",
    text: """
      public final class Screen<Item: Hashable>: Base<Item, Int>, any Showing & Closing where Item: Sendable {
        private weak var view: (any Rendering)?
        let item: Item, state = State(
          count: 1)
        static var count: Int { 1 }
        var title = "" { didSet { use(title) } }

        init(item: Item) {
          struct Inner { var hidden: Int }
        }

        @discardableResult
        func use(_ view: any Rendering, on action: @escaping (Int, Int) -> Void) -> Int {
          let local = A(B())
          return 1
        }
      }

      protocol Showing: AnyObject {
        var view: Item { get }
        func show()
        func take(_ item: Item) throws -> Int
      }

      extension Screen {}
      """)

  @Test func `knows the types that it declares`() {
    let types = screen.declarations
    #expect(types.map(\.keyword) == ["class", "struct", "protocol", "extension"])
    #expect(types.map(\.name) == ["Screen", "Inner", "Showing", "Screen"])
    #expect(types.map(\.line) == [1, 9, 19, 25])
    #expect(types[0].inherited == ["Base", "Showing", "Closing"])
    #expect(types[0].modifiers == ["public", "final"])
    #expect(
      types[0].body.initializations == [
        .init(text: "State", line: 3), .init(text: "A", line: 14), .init(text: "B", line: 14),
      ])
  }

  @Test func `knows their properties`() {
    let properties = screen.declarations[0].properties
    #expect(properties.map(\.name) == ["view", "item", "count", "title"])
    #expect(properties.map(\.types) == [["Rendering"], ["Item"], ["Int"], []])
    #expect(properties.map(\.ownership) == ["weak", nil, nil, nil])
    #expect(properties.map(\.isConstant) == [false, true, false, false])
    #expect(properties.map(\.isStored) == [true, true, false, true])
    #expect(properties.map(\.isStatic) == [false, false, true, false])
    #expect(properties.map(\.line) == [2, 3, 5, 6])
    #expect(screen.declarations[2].properties.map(\.isStored) == [false])
  }

  @Test func `knows their methods`() {
    let functions = screen.declarations[0].functions
    #expect(functions.map(\.name) == ["init", "use"])
    #expect(functions.map(\.parameters) == [[["Item"]], [["Rendering"], ["Int", "Void"]]])
    #expect(functions.map(\.returnsValue) == [false, true])
    #expect(functions[1].body.initializedTypes == ["A", "B"])
    let requirements = screen.declarations[2].functions
    #expect(requirements.map(\.name) == ["show", "take"])
    #expect(requirements.map(\.returnsValue) == [false, true])
    #expect(requirements.map(\.line) == [21, 22])
  }
}
