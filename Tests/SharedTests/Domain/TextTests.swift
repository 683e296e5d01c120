import QuartetShared
import Testing

@Suite("Logins and comments as texts")
struct TextTests {
  private nonisolated static let family = "👩‍👩‍👧‍👦"

  @Test(arguments: [
    ("", ""), (" \n\t ", ""), ("\u{a0}\r\n one  two\nthree \u{2028}", "one  two\nthree"), ("a", "a"),
    ("é ", "é"),
    ("a \u{301}", "a \u{301}"), (" \u{301}a", "\u{301}a"),
    ("\u{202a}+1 555\u{202c}", "+1 555"), ("\u{feff} a\u{2060}b\u{200e}\u{200b}", "a\u{2060}b"),
    ("\u{200d}\u{fe0f} ", ""), (" ❤️\u{200f}", "❤️"), ("\u{ad}🏴󠁧󠁢󠁥󠁮󠁧󠁿 ", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), (family, family),
  ])
  func `a text is trimmed at both ends and nowhere else`(text: String, trimmed: String) {
    #expect(Login(text).text == trimmed)
    #expect(Login(text) == Login(trimmed))
    #expect(Login(text).isEmpty == trimmed.isEmpty)
    #expect(CommentText(text).trimmed == trimmed)
    #expect(CommentText(text).isBlank == trimmed.isEmpty)
    #expect(CommentText(text).text == text)
  }

  @Test(arguments: [
    ("", 280), ("a", 279), (" a\n", 279), ("a\r\nb", 277), ("e\u{301}", 279), (family, 279), ("🇨🇭🇫🇷", 278),
    (String(repeating: "a", count: 280), 0), (String(repeating: family, count: 281), -1),
    (String(repeating: " ", count: 1_000), 280),
  ])
  func `C2 what remains is counted in characters of the trimmed text as users count them`(
    text: String, remaining: Int
  ) {
    #expect(CommentText(text).remaining == remaining)
  }

  @Test(arguments: [
    ("", false), (" \t\r\n\u{a0}\u{2003}\u{2028}", false), ("a", true), ("  a\n", true),
    (String(repeating: "a", count: 280), true), (String(repeating: family, count: 280), true),
    (String(repeating: "a", count: 281), false), (String(repeating: "a", count: 280) + " ", true),
    (String(repeating: " ", count: 281), false),
  ])
  func `C3 a text can be sent if it is not blank and within the limit`(text: String, isSendable: Bool) {
    #expect(CommentText(text).isSendable == isSendable)
  }
}
