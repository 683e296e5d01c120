import QuartetShared
import Testing
import QuartetVIPERSample

@Suite struct `Opened links` {
  @Test func `Opened links wait until they are observed, and go to the observer once and in order`() {
    let links = OpenedLinks()
    links.open(.comment)
    links.open(.signIn(login: nil))
    var opened: [Link] = []
    links.observeLinks { opened.append($0) }
    #expect(opened == [.comment, .signIn(login: nil)])
    links.open(.signIn(login: "ada"))
    links.observeLinks { opened.append($0) }
    #expect(opened == [.comment, .signIn(login: nil), .signIn(login: "ada")])
  }
}
