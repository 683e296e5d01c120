import QuartetShared
import QuartetSharedTesting
import Testing

@testable import QuartetMVVM

/// The test that every pattern has, for MVVM.
struct `MVVM: Login's view model` {
  @Test func `A wrong pair shows “Check your credentials”`() async {
    let authManager = AuthManager(gateway: FakeGateway(replyingWith: .wrong))
    let viewModel = LoginViewModel(authManager: authManager, login: "ada")

    viewModel.edit(login: "ada", password: "guess")
    viewModel.signIn()
    await authManager.idle()

    #expect(viewModel.failure == "Check your credentials")
  }
}
