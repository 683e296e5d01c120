import Testing

@testable import Shared

@Suite("Comments")
struct CommentTests {
  private nonisolated static let family = "👩‍👩‍👧‍👦"

  @Test(arguments: [
    ("", 280), ("a", 279), (" a\n", 277), ("\r\n", 279), ("e\u{301}", 279), (family, 279), ("🇨🇭🇫🇷", 278),
    (String(repeating: "a", count: 280), 0), (String(repeating: family, count: 281), -1),
    (String(repeating: " ", count: 1_000), -720),
  ])
  func `C2 what remains is counted as a person counts`(text: String, remaining: Int) {
    #expect(CommentText(text).remaining == remaining)
  }

  @Test(arguments: [
    ("", false), (" \t\r\n\u{a0}\u{2003}\u{2028}", false), ("a", true), ("  a\n", true),
    (String(repeating: "a", count: 280), true), (String(repeating: family, count: 280), true),
    (String(repeating: "a", count: 281), false), (String(repeating: "a", count: 280) + " ", false),
    (String(repeating: " ", count: 281), false),
  ])
  func `C3 a text can be sent when something is typed and nothing is over the limit`(text: String, ok: Bool) {
    #expect(CommentText(text).isSendable == ok)
  }

  @Test(arguments: [
    ("", ""), (" \n\t ", ""), ("\u{a0}\r\n one  two\nthree \u{2028}", "one  two\nthree"), ("a", "a"),
  ])
  func `a text is trimmed at both ends and nowhere else`(text: String, trimmed: String) {
    #expect(text.trimmed == trimmed)
    #expect(CommentText(text).trimmed == trimmed)
    #expect(CommentText(text).isBlank == trimmed.isEmpty)
    #expect(CommentText(text).text == text)
  }

  @Test func `a text that is edited is counted anew`() {
    var comment = CommentText("")
    comment.text = "abc"
    #expect(comment.remaining == 277)
    #expect(comment == CommentText("abc"))
  }

  @Test func `C1 the store starts with no comment and an empty draft`() {
    let store = CommentStore()
    #expect(store.latest == nil)
    #expect(store.draft.isEmpty)
  }

  @Test func `R1 the comment posted last is the latest, and posting leaves the draft alone`() {
    let store = CommentStore()
    store.draft = "half a thou"
    store.post("one")
    store.post(" two ")
    #expect(store.latest == " two ")
    #expect(store.draft == "half a thou")
  }
}
