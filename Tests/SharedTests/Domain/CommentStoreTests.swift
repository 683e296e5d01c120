import QuartetShared
import Testing

@Suite("Comments and drafts")
struct CommentStoreTests {
  private let store = CommentStore()

  @Test func `R6 each account has its own draft, whatever the case of its letters`() {
    let draft = store.draft(of: "Ada")
    draft.text = "half"
    #expect(store.draft(of: "aDA") === draft)
    // In lowercase: "ß" is "SS" in uppercase.
    #expect(store.draft(of: "straße") !== store.draft(of: "strasse"))
    #expect(store.draft(of: "grace").text.isEmpty)
  }
}
