import QuartetShared
import QuartetSharedTesting
import Testing

struct Passwords {
  private enum Holder {
    case pair(login: String, password: Password)
  }

  private struct Form {
    var login = "ada"
    var password: Password
    var older: [Password]
    var byLogin: [String: Password]
  }

  @Test func `A password has a text, is compared and can be empty`() {
    let password = Password("secret")
    #expect(password.text == "secret" && password == "secret" && password != "Secret")
    #expect(Set<Password>(["one", "one", "two"]).count == 2)
    #expect(Password("").isEmpty && !Password(" ").isEmpty)
  }

  @Test(arguments: ["secret", "x", "", "sécrèt-with-many-letters"])
  func `A4 every password appears as the same dots`(text: String) {
    expectDots(Password(text))
  }

  @Test func `A4 a password does not appear in a value that contains it`() {
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

  // Code off the main actor would not find a conformance that is isolated to the main actor.
  @Test nonisolated func `A4 a password does not appear off the main actor either`() async {
    await Task.detached {
      let password: Password = "secret"
      expectDots(password)
      expectHidden(("ada", [password], Optional(password)))
    }.value
  }

  @Test func `A4 a password does not appear in the manager, the trunk or the demo accounts`() async {
    let fixture = AuthFixture()
    await fixture.attempt("ada", "secret", reply: .accepted)
    expectHidden(fixture.manager.credentials)
    expectHidden(Trunk(authManager: fixture.manager, commentStore: CommentStore()))
    fixture.screen.start("ada", "secret")
    expectHidden(fixture.manager)
    expectHidden(fixture.screen)
    await fixture.reply(.wrong)
    expectHidden(fixture.manager)
    #expect(!dumped(DemoAccounts.passwords).contains("lovelace"))
  }
}

private nonisolated func expectDots(_ password: Password) {
  let shown = [String(describing: password), String(reflecting: password), "\(password)"]
  #expect(shown == ["•••", "•••", "•••"])
  #expect(dumped(password) == "- •••\n" && Mirror(reflecting: password).children.isEmpty)
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
