import Interactions
import Shared

protocol ReviewAssembling: Assembling<any LinkOpening> {}

/// Assembles the root around Review's screen.
struct ReviewAssembler: ReviewAssembling {
  let viewControllerAssembler: any ReviewViewControllerAssembling

  func assemble() -> any LinkOpening {
    ReviewNavigationController(review: viewControllerAssembler.assemble())
  }
}

extension ReviewAssembler {
  /// Hands the assemblers of Review to each other.
  init(
    kind: LoginKind,
    authManager: any AccountKeeping & Authenticating & CredentialsRemembering,
    commentStore: any CommentPosting & DraftKeeping
  ) {
    viewControllerAssembler = ReviewViewControllerAssembler(
      accountAssembler: ReviewAccountInteractionAssembler(accountKeeper: authManager),
      signingInAssembler: ReviewSigningInInteractionAssembler(
        stageAssembler: ReviewStageAssembler(),
        navigationAssembler: LoginNavigationAssembler(
          loginAssembler: LoginAssembler(kind: kind, authManager: authManager)),
        accountKeeper: authManager),
      commentingAssembler: ReviewCommentingInteractionAssembler(
        navigationAssembler: CommentNavigationAssembler(
          commentAssembler: CommentAssembler(drafts: commentStore)),
        accountKeeper: authManager,
        comments: commentStore))
  }
}
