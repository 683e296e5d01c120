import Interactions
import QuartetShared

/// Assembles Review, and passes the mediator and the interactions to each other.
///
/// It stores only what it passes on. The assemblers of Login and Comment, which the navigations own, are values of the same
/// kind: nothing of those screens is made before a navigation shows them.
struct ReviewAssembler: Assembling {
  let loginNavigationAssembler: any Assembling<any LoginNavigating>
  let commentNavigationAssembler: any Assembling<any CommentNavigating>
  let accountKeeper: any AccountKeeping
  let comments: any CommentPosting

  func assemble() -> any ReviewControlling {
    let mediator = ReviewMediatorAssembler.assemble()
    let session = ReviewSessionInteractionAssembler.assemble()
    let account = ReviewAccountInteractionAssembler(navigationAssembler: loginNavigationAssembler).assemble()
    let commenting = ReviewCommentingInteractionAssembler(
      navigationAssembler: commentNavigationAssembler
    ).assemble()
    let posting = ReviewPostingInteractionAssembler.assemble()
    session.use(accountKeeper)
    session.use(mediator)
    account.use(accountKeeper)
    account.use(mediator)
    commenting.use(accountKeeper)
    commenting.use(mediator)
    posting.use(comments)
    mediator.use(session)
    mediator.use(account)
    mediator.use(commenting)
    mediator.use(posting)
    return ReviewViewController(
      mediator: mediator, session: session, account: account, commenting: commenting, posting: posting)
  }
}

enum ReviewMediatorAssembler {
  static func assemble() -> any ReviewMediating { ReviewMediator() }
}

enum ReviewSessionInteractionAssembler {
  static func assemble() -> any ReviewSessionInteracting { ReviewSessionInteraction() }
}

struct ReviewAccountInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any LoginNavigating>

  func assemble() -> any ReviewAccountInteracting {
    ReviewAccountInteraction(navigation: navigationAssembler.assemble())
  }
}

struct ReviewCommentingInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any CommentNavigating>

  func assemble() -> any ReviewCommentingInteracting {
    ReviewCommentingInteraction(navigation: navigationAssembler.assemble())
  }
}

enum ReviewPostingInteractionAssembler {
  static func assemble() -> any ReviewPostingInteracting { ReviewPostingInteraction() }
}
