import QuartetShared
import RoundTable

/// The inputs that Review's Joint sends to the Core and the Presenter.
enum ReviewModuleJointInput {
  /// A deep link was opened.
  case link(Link)
  /// Login is open, and Comment has to follow it.
  case commentPending
  /// Login has ended, with or without signing in.
  case loginEnded
  /// Comment has sent a text.
  case comment(text: String)
}

/// Makes Login and Comment, opens them over Review, and closes them when they have ended.
///
/// The pipeline owns it and calls it last; links enter here. By the account in the state, it opens Comment or first Login.
/// It must change neither the state nor the store: it sends the Core a pending comment, the end of Login, and a text.
final class ReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  private weak var loginJoint: LoginModuleJoint?

  override func handleView(intent: ReviewModuleViewIntent) {
    if case .commentButtonTap = intent { openComment() }
  }

  override func handleCore(event: ReviewModuleCoreEvent) {
    switch event {
    case .linkOpened(let link):
      follow(link)
    case .signInChosen:
      openLogin(login: nil)
    case .signedInToComment:
      openComment()
    case .accountChanged:
      followSession()
    case .commentChanged:
      break
    }
  }

  private func follow(_ link: Link) {
    switch link {
    case .comment: openComment()
    case .signIn(let login): openLogin(login: login)
    }
    view?.childScreens.resume()
  }

  private func followSession() {
    if state.account == nil {
      view?.childScreens.dropRequests()
      if openLoginJoint == nil { view?.childScreens.close() }
    }
    view?.childScreens.resume()
  }

  /// Login's Joint, if Login is the open child.
  private var openLoginJoint: LoginModuleJoint? {
    guard let openChild = view?.childScreens.openChild, openChild === loginJoint?.view else { return nil }
    return loginJoint
  }

  private func openComment() {
    view?.childScreens.request { [weak self] openChild in
      guard let self else { return }
      if openLoginJoint != nil {
        pipeline?.notify(input: .commentPending)
      } else if openChild == nil, let account = state.account {
        presentCommentModule(account: account)
      } else if openChild == nil {
        presentLoginForm(login: nil)
        pipeline?.notify(input: .commentPending)
      }
    }
  }

  private func openLogin(login: String?) {
    guard state.account == nil else { return }
    view?.childScreens.request { [weak self] openChild in
      guard let self, state.account == nil else { return }
      if let openLoginJoint {
        openLoginJoint.take(input: .link(login: login))
      } else if openChild == nil {
        presentLoginForm(login: login)
      }
    }
  }

  private func presentLoginForm(login: String?) {
    let module = LoginModuleAssembly(trunk: trunk, kind: state.kind, login: login)
    loginJoint = module.joint

    module.joint.attach { [weak self] output in
      switch output {
      case .dismiss:
        self?.view?.childScreens.close()
        self?.pipeline?.notify(input: .loginEnded)
      }
    }

    // The user or another module may dismiss Login, too. The module is kept until then.
    view?.childScreens.present(module.view) { module.joint.take(input: .closed) }
  }

  private func presentCommentModule(account: String) {
    let module = CommentModuleAssembly(trunk: trunk, account: account)

    module.joint.attach { [weak self] output in
      self?.view?.childScreens.close()
      if case .comment(let text) = output { self?.pipeline?.notify(input: .comment(text: text)) }
    }

    view?.childScreens.present(module.view)
  }
}
