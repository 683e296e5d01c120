import Shared
import Testing

@testable import RVBKit

/// Docs/Comparison.md: the same unit test in every pattern.
@Suite struct `The same unit test` {
  @Test func `A wrong pair shows “Check your credentials”`() async {
    let authManager = AuthManager(gateway: WrongPair())
    let viewModel = LoginViewModel(authManager: authManager)

    viewModel.edit(login: "ada")
    viewModel.edit(password: "guess")
    viewModel.signIn()
    await authManager.idle()

    #expect(viewModel.failure == "Check your credentials")
  }
}

private struct WrongPair: AuthGateway {
  func signIn(login: String, password: Password) async -> AuthReply { .wrong }
}
