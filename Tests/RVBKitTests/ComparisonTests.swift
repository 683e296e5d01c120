import QuartetTesting
import Shared
import Testing

@testable import RVBSample

/// The unit test that Docs/Comparison.md compares: the same one in every pattern.
@Suite struct `The same unit test` {
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
