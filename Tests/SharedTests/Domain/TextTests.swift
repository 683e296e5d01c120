import QuartetShared
import Testing

@Suite("Logins and comments as texts")
struct TextTests {
  @Test(arguments: [
    ("", ""), (" \n\t ", ""), ("\u{a0}\r\n one  two\nthree \u{2028}", "one  two\nthree"), ("a", "a"),
    ("é ", "é"),
    ("a \u{301}", "a \u{301}"), (" \u{301}a", "\u{301}a"),
    ("\u{202a}+1 555\u{202c}", "+1 555"), ("\u{feff} a\u{2060}b\u{200e}\u{200b}", "a\u{2060}b"),
    ("\u{200d}\u{fe0f} ", ""), (" ❤️\u{200f}", "❤️"), ("\u{ad}🏴󠁧󠁢󠁥󠁮󠁧󠁿 ", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
  ])
  func `A text is trimmed at both ends and nowhere else`(text: String, trimmed: String) {
    #expect(Login(text).text == trimmed)
    #expect(Login(text) == Login(trimmed))
    #expect(Login(text).isEmpty == trimmed.isEmpty)
    #expect(CommentText(text).trimmed == trimmed)
    #expect(CommentText(text).isBlank == trimmed.isEmpty)
    #expect(CommentText(text).text == text)
  }
}
