import Testing
import VIPERKit

@testable import Document

/// A presenter is tested with fakes; no type of UIKit is named.
@Suite struct `Home's presenter` {
  private let view = HomeViewSpy()

  private func presenter(_ result: Result<PostsEntity, any Error>) -> some HomePresentable {
    HomePresenter(
      view: view, router: HomeRouterStub(), interactor: FakeHomeInteractor(result: result),
      parameters: HomeParameters(userID: 7))
  }

  @Test func `Home's presenter shows what the interactor fetches`() {
    presenter(.success(PostsEntity(titles: ["One", "Two"]))).viewDidLoad()
    #expect(view.infoText == "One, Two")
    #expect(view.isContinueButtonEnabled)
    #expect(view.runningLoads == 0)
    #expect(view.alert == nil)
  }

  @Test func `Home's presenter shows an alert when the interactor fails`() {
    presenter(.failure(Offline())).viewDidLoad()
    #expect(view.alert?.message == "You are offline.")
    #expect(!view.isContinueButtonEnabled)
    #expect(view.runningLoads == 0)
  }
}

struct Offline: LocalizedError {
  let errorDescription: String? = "You are offline."
}

private struct FakeHomeInteractor: HomeInteractive {
  let result: Result<PostsEntity, any Error>

  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) { completion(result) }
}

private final class HomeViewSpy: HomeViewable {
  private(set) var infoText: String?
  private(set) var isContinueButtonEnabled = true
  private(set) var runningLoads = 0
  private(set) var alert: UIAlertParameters?

  func setInfoText(to text: String) { infoText = text }
  func setContinueButtonInteraction(to isEnabled: Bool) { isContinueButtonEnabled = isEnabled }
  func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) { runningLoads += 1 }
  func stopActivityIndicatorAnimation() { runningLoads -= 1 }
  func presentAlert(parameters: UIAlertParameters) { alert = parameters }
}

private final class HomeRouterStub: HomeRoutable {
  func toAccountInfo(parameters: AccountInfoParameters) {}
  func presentSideMenu(parameters: SideMenuParameters, delegate: some SideMenuDelegate) {}
  func dismissSideMenu() {}
}
