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
    let mediator = ReviewMediatorAssembler(accountKeeper: accountKeeper).assemble()
    let account = ReviewAccountInteractionAssembler(
      navigationAssembler: loginNavigationAssembler, accountKeeper: accountKeeper
    ).assemble()
    let commenting = ReviewCommentingInteractionAssembler(
      navigationAssembler: commentNavigationAssembler, accountKeeper: accountKeeper
    ).assemble()
    let posting = ReviewPostingInteractionAssembler(comments: comments).assemble()
    account.use(mediator)
    commenting.use(mediator)
    mediator.use(account)
    mediator.use(commenting)
    mediator.use(posting)
    return ReviewViewController(
      mediator: mediator, account: account, commenting: commenting, posting: posting)
  }
}

struct ReviewMediatorAssembler: Assembling {
  let accountKeeper: any AccountKeeping

  func assemble() -> any ReviewMediating {
    let mediator = ReviewMediator()
    mediator.use(accountKeeper)
    return mediator
  }
}

struct ReviewAccountInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any LoginNavigating>
  let accountKeeper: any AccountKeeping

  func assemble() -> any ReviewAccountInteracting {
    let interaction = ReviewAccountInteraction(navigation: navigationAssembler.assemble())
    interaction.use(accountKeeper)
    return interaction
  }
}

struct ReviewCommentingInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any CommentNavigating>
  let accountKeeper: any AccountKeeping

  func assemble() -> any ReviewCommentingInteracting {
    let interaction = ReviewCommentingInteraction(navigation: navigationAssembler.assemble())
    interaction.use(accountKeeper)
    return interaction
  }
}

struct ReviewPostingInteractionAssembler: Assembling {
  let comments: any CommentPosting

  func assemble() -> any ReviewPostingInteracting {
    let interaction = ReviewPostingInteraction()
    interaction.use(comments)
    return interaction
  }
}
