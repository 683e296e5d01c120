import QuartetShared
import QuartetSharedTesting
import Testing

@testable import QuartetRVBSample

/// A component tested alone. Every pattern has the same test.
struct `Login's view model` {
  @Test func `A wrong pair shows “Check your credentials”`() async {
    let authManager = AuthManager(gateway: FakeGateway(replyingWith: .wrong))
    let viewModel = LoginViewModel(authManager: authManager)

    viewModel.edit(login: "ada")
    viewModel.edit(password: "guess")
    viewModel.signIn()
    await authManager.idle()

    #expect(viewModel.state.failure == "Check your credentials")
  }
}
