import RoundTable
import QuartetThirdParty

// Two more modules in one file.

enum AccountTypes: RTEModuleTypes {
  enum Event { case changed }
  enum Intent { case close }
  typealias State = AccountState
  typealias Dependencies = AppTrunk
}

final class AccountState {
  var name = ""
  var visits = 0
}

typealias AccountLine = RTEModulePipeline<AccountTypes>

final class AccountLogic<Provider>: AppCore<AccountTypes>
where
  Provider: PostsProviding
{
  private let provider: Provider
  private var line: AccountLine?  // violation: a Core keeps the pipeline

  init(pipeline: AccountLine, state: AccountState, provider: Provider) {
    self.provider = provider
    super.init(pipeline: pipeline, state: state)
    state.name = "?"
    line = pipeline
  }

  override func handleView(intent: AccountTypes.Intent) {
    state.visits += provider.posts(of: 1).count
    guard let line else { return }
    RTEModuleViewSeat(line).notify(intent: .close)  // violation: takes the View's seat
  }

  func openDetails() {
    _ = makeFeed(trunk: AppTrunk())  // violation: a Core makes a module
  }

  func highlight(_ account: AccountBrain?) {  // violation: names another component
    account?.mark()  // violation: uses another component
  }
}

final class AccountBrain: RTEModulePresenter<AccountTypes>, AnalyticsSending {
  let analytics: Analytics  // violation: a Presenter keeps a class of the trunk

  init(pipeline: AccountLine, state: AccountState, analytics: Analytics) {
    self.analytics = analytics
    super.init(pipeline: pipeline, state: state)
  }

  private var trunk: AppTrunk?  // violation: a Presenter keeps the trunk

  func mark() {
    AccountTools.reset(state)  // violation: a helper changes the state
    clear(state)  // violation: a function that calls the helper
    analytics.log("mark")  // violation: a Presenter uses a class of the trunk
    Analytics.shared.log("mark")  // violation: and by its singleton
  }

  func send() {}
}

enum AccountTools {
  static func reset(_ state: AccountState) { state.visits = 0 }
}

func clear(_ state: AccountState) { AccountTools.reset(state) }

/// The app's protocol that the Presenter itself conforms to is no service.
protocol AnalyticsSending { func send() }

final class AccountPage: AppView<AccountTypes> {
  private var state: AccountState?

  func rename() {
    state?.name = "a"  // violation: a View changes the state
    pipeline.notify(intent: .close)
    let module = makeFeed(trunk: AppTrunk())  // violation: a View makes a module
    navigationController?.setViewControllers([module.view], animated: true)  // violation: a View pushes
  }
}

final class AccountJoint: AppJoint<AccountTypes> {
  private static var opened = 0  // violation: a Joint remembers

  override func handleView(intent: AccountTypes.Intent) {
    state.visits -= 1  // violation: a Joint changes the state
    let module = makeFeed(trunk: trunk)
    view?.present(module.view, animated: true)
  }

  private lazy var page = AccountPage(pipeline: .init())  // violation: a Joint remembers, and makes a View
}
