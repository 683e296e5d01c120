import QuartetTesting
import Testing

@testable import RVBSample

@Suite struct `Recovery and its adapter` {
  @Test func `The instructions are sent once, although the adapter stays`() throws {
    let panel = RecoveryBuilder(RecoveryDependency()).build(with: RecoveryParameter(login: " ada "))
    let adapter = RecoveryAdapter(panel)
    let host = ScreenHost(adapter)
    var logins: [String] = []
    adapter.onEvent = { if case .sent(let login) = $0 { logins.append(login) } }
    try host.tap("recovery.sendButton")
    try host.tap("recovery.sendButton")
    #expect(logins == ["ada"])
  }
}
