import Measure
import Testing

@Suite nonisolated struct `Lines of code` {
  @Test func `are neither blank nor comment`() {
    let source = CodeLines(
      """
      /// What it is.
      struct Sum { // of two

        /* a /* nested */ comment
           in lines */ let a = 1
        let b = 2
      }
      """)
    #expect(source.lines.count == 7)
    #expect(source.count == 4)
  }

  @Test func `of strings count, and what they say does not matter`() {
    let source = CodeLines(
      ##"""
      let a = "// no comment", b = "/* nor this"
      let c = """
        two "words" // of text

        \(d /* a comment */)
        """
      let e = #"a "quoted" \#(word("(")) \(text)"# // a comment
      let f = "\"" // a comment
      """##)
    #expect(source.count == 7)
    #expect(source.words[0] == ["let", "a", "b"])
    #expect(source.words[2].isEmpty)
    #expect(source.words[4] == ["d"])
    #expect(source.words[6] == ["let", "e", "word"])
    #expect(source.words[7] == ["let", "f"])
  }

  @Test func `have parameters whose types are opaque`() {
    let source = CodeLines(
      """
      // an argument: some text
      func add(one: some Collection<String>, to other: inout some Collection) -> some Collection
      case .some: break
      """)
    #expect(source.opaqueParameters == 2)
  }

  @Test func `end where the file does, whatever is open`() {
    #expect(CodeLines("").count == 0)
    #expect(CodeLines("\"abc").count == 1)
    #expect(CodeLines("a /* b").count == 1)
    #expect(CodeLines("\"\\").count == 1)
    #expect(CodeLines("#").count == 1)
  }
}
