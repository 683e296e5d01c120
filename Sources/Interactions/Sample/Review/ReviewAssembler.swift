import Interactions
import Shared

/// Assembles the root around Review's screen.
struct ReviewAssembler: Assembling {
  let screenAssembler: any Assembling<any ReviewControlling>

  func assemble() -> any LinkOpening {
    ReviewNavigationController(review: screenAssembler.assemble())
  }
}

extension ReviewAssembler {
  /// Passes the assemblers of Review to each other.
  init(
    kind: LoginKind,
    authManager: any AccountKeeping & Authenticating & CredentialsRemembering,
    commentStore: any CommentPosting & DraftFinding
  ) {
    screenAssembler = ReviewViewControllerAssembler(
      accountAssembler: ReviewAccountInteractionAssembler(accountKeeper: authManager),
      signingInAssembler: ReviewSigningInInteractionAssembler(
        navigationAssembler: LoginNavigationAssembler(
          loginAssembler: LoginAssembler(kind: kind, authManager: authManager)),
        accountKeeper: authManager),
      commentingAssembler: ReviewCommentingInteractionAssembler(
        navigationAssembler: CommentNavigationAssembler(
          commentAssembler: CommentAssembler(drafts: commentStore, accountKeeper: authManager)),
        accountKeeper: authManager),
      postingAssembler: ReviewPostingInteractionAssembler(comments: commentStore),
      requestingAssembler: ReviewRequestingInteractionAssembler(accountKeeper: authManager))
  }
}

/// Assembles Review's screen, and passes its interactions to each other.
struct ReviewViewControllerAssembler: Assembling {
  let accountAssembler: any Assembling<any ReviewAccountInteracting>
  let signingInAssembler: any Assembling<any ReviewSigningInInteracting>
  let commentingAssembler: any Assembling<any ReviewCommentingInteracting>
  let postingAssembler: any Assembling<any ReviewPostingInteracting>
  let requestingAssembler: any Assembling<any ReviewRequestingInteracting>

  func assemble() -> any ReviewControlling {
    let account = accountAssembler.assemble()
    let signingIn = signingInAssembler.assemble()
    let commenting = commentingAssembler.assemble()
    let posting = postingAssembler.assemble()
    let requesting = requestingAssembler.assemble()
    account.use(signingIn)
    signingIn.use(commenting)
    signingIn.use(requesting)
    commenting.use(signingIn)
    commenting.use(posting)
    commenting.use(requesting)
    return ReviewViewController(
      account: account, signingIn: signingIn, commenting: commenting, posting: posting,
      requesting: requesting)
  }
}

struct ReviewAccountInteractionAssembler: Assembling {
  let accountKeeper: any AccountKeeping

  func assemble() -> any ReviewAccountInteracting {
    let interaction = ReviewAccountInteraction()
    interaction.use(accountKeeper)
    return interaction
  }
}

struct ReviewSigningInInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any LoginNavigating>
  let accountKeeper: any AccountKeeping

  func assemble() -> any ReviewSigningInInteracting {
    let interaction = ReviewSigningInInteraction(navigation: navigationAssembler.assemble())
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

struct ReviewRequestingInteractionAssembler: Assembling {
  let accountKeeper: any AccountKeeping

  func assemble() -> any ReviewRequestingInteracting {
    let interaction = ReviewRequestingInteraction()
    interaction.use(accountKeeper)
    return interaction
  }
}
