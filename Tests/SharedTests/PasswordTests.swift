import Shared
import Testing

@Suite("Passwords")
struct PasswordTests {
  private enum Holder {
    case pair(login: String, password: Password)
  }

  private struct Form {
    var login = "ada"
    var password: Password
    var older: [Password]
    var byLogin: [String: Password]
  }

  @Test func `a password can be read, compared and found empty`() {
    #expect(Password("secret").text == "secret")
    #expect(Password("secret") == "secret")
    #expect(Password("secret") != "Secret")
    #expect(Set<Password>(["one", "one", "two"]).count == 2)
    #expect(Password("").isEmpty)
    #expect(!Password(" ").isEmpty)
  }

  @Test(arguments: ["secret", "x", "", "sécrèt-with-many-letters"])
  func `A4 a password shows the same dots whatever it is`(text: String) {
    let password = Password(text)
    #expect(String(describing: password) == "•••")
    #expect(String(reflecting: password) == "•••")
    #expect("\(password)" == "•••")
    #expect(dumped(password) == "- •••\n")
    #expect(Mirror(reflecting: password).children.isEmpty)
  }

  @Test func `A4 a password does not show in what holds it`() {
    let password: Password = "secret"
    let form = Form(password: password, older: [password], byLogin: ["ada": password])
    expectHidden(password)
    expectHidden(Optional(password) as Any)
    expectHidden(password as Any)
    expectHidden(AnyHashable(password))
    expectHidden([password])
    expectHidden(["ada": password])
    expectHidden(("ada", password))
    expectHidden((login: "ada", password: password))
    expectHidden(Holder.pair(login: "ada", password: password))
    expectHidden(form)
    expectHidden([form])
    expectHidden(Result<Password, GatewayUnreachable>.success(password))
  }

  // A conformance that belongs to the main actor is not found elsewhere: a password would show its text there.
  @Test nonisolated func `A4 a password does not show off the main actor either`() async {
    await Task.detached {
      let password: Password = "secret"
      #expect(String(describing: password) == "•••")
      #expect(String(reflecting: password) == "•••")
      #expect("\(password)" == "•••")
      #expect(Mirror(reflecting: password).children.isEmpty)
      expectHidden(("ada", [password], Optional(password)))
    }.value
  }

  @Test func `A4 a password does not show in the manager that remembers it or in its domain`() async {
    let bench = SignInBench()
    await bench.attempt("ada", "secret", .accepted)
    expectHidden(bench.manager.credentials)
    expectHidden(bench.manager)
    expectHidden(Trunk(authManager: bench.manager, commentStore: CommentStore()))
    bench.manager.signIn(login: "ada", password: "secret")
    expectHidden(bench.manager)
    await bench.gateway.answer(.wrong)
    await bench.manager.idle()
    expectHidden(bench.manager)
  }
}

private nonisolated func expectHidden(_ value: Any, sourceLocation: SourceLocation = #_sourceLocation) {
  for shown in [String(describing: value), String(reflecting: value), "\(value)", dumped(value)] {
    #expect(!shown.contains("secret"), sourceLocation: sourceLocation)
  }
}

private nonisolated func dumped(_ value: Any) -> String {
  var output = ""
  dump(value, to: &output)
  return output
}
