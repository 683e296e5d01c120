import QuartetShared
import Testing

@Suite("Comments and drafts")
struct CommentStoreTests {
  private let store = CommentStore()

  @Test func `R1 C1 the comment posted last is the latest, and posting keeps the draft`() {
    #expect(store.latest == nil)
    #expect(store.draft(of: "ada").text.isEmpty)
    store.draft(of: "ada").text = "half a sent"
    store.post("one")
    store.post(" two ")
    #expect(store.latest == " two ")
    #expect(store.draft(of: "ada").text == "half a sent")
  }

  @Test func `R6 each account has its own draft, whatever the case of its letters`() {
    let draft = store.draft(of: "Ada")
    draft.text = "half"
    #expect(store.draft(of: "aDA") === draft)
    // In lowercase: "ß" is "SS" in uppercase.
    #expect(store.draft(of: "straße") !== store.draft(of: "strasse"))
    #expect(store.draft(of: "grace").text.isEmpty)
  }

  @Test func `observers are notified of every comment that is posted, until they are released`() {
    var comments: [String] = []
    var observation: Observation<String>? = store.attach { comments.append($0) }
    store.post("one")
    store.post("one")
    store.draft(of: "ada").text = "half"
    withExtendedLifetime(observation) {}
    observation = nil
    store.post("two")
    #expect(comments == ["one", "one"])
  }
}
