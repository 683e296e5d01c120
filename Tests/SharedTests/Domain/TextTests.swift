import QuartetShared
import Testing

struct `Logins and comments as texts` {
  @Test(arguments: [
    ("", ""), (" \n\t ", ""), ("\u{a0}\r\n one  two\nthree \u{2028}", "one  two\nthree"), ("a", "a"),
    ("é ", "é"),
    ("a \u{301}", "a \u{301}"), (" \u{301}a", "\u{301}a"),
    ("\u{202a}+1 555\u{202c}", "+1 555"), ("\u{feff} a\u{2060}b\u{200e}\u{200b}", "a\u{2060}b"),
    ("\u{200d}\u{fe0f} ", ""), (" ❤️\u{200f}", "❤️"), ("\u{ad}🏴󠁧󠁢󠁥󠁮󠁧󠁿 ", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
  ])
  func `A text is trimmed at both ends and nowhere else`(text: String, trimmed: String) {
    let (login, comment) = (Login(text), CommentText(text))
    #expect(login.text == trimmed && login == Login(trimmed) && login.isEmpty == trimmed.isEmpty)
    #expect(comment.trimmed == trimmed && comment.isBlank == trimmed.isEmpty && comment.text == text)
  }
}
