import Interactions
import QuartetScreens

/// Assembles Comment, when Review's navigation presents it.
///
/// Its three interactions share the draft of the signed-in user: the store owns the draft, and each interaction gets it
/// through `use(_:)`.
struct CommentAssembler: Assembling {
  let drafts: any DraftFinding
  let accountKeeper: any AccountKeeping

  func assemble() -> any CommentControlling {
    let draft = drafts.findDraft(of: accountKeeper.account ?? "")
    return CommentViewController(
      writing: CommentWritingInteractionAssembler(draft: draft).assemble(),
      sending: CommentSendingInteractionAssembler(draft: draft).assemble(),
      discarding: CommentDiscardingInteractionAssembler(
        navigationAssembler: DiscardNavigationAssembler(alertAssembler: DiscardAlertAssembler()),
        draft: draft
      ).assemble())
  }
}

struct CommentWritingInteractionAssembler: Assembling {
  let draft: any DraftKeeping

  func assemble() -> any CommentWritingInteracting {
    let interaction = CommentWritingInteraction()
    interaction.use(draft)
    return interaction
  }
}

struct CommentSendingInteractionAssembler: Assembling {
  let draft: any DraftKeeping

  func assemble() -> any CommentSendingInteracting {
    let interaction = CommentSendingInteraction()
    interaction.use(draft)
    return interaction
  }
}

struct CommentDiscardingInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any DiscardNavigating>
  let draft: any DraftKeeping

  func assemble() -> any CommentDiscardingInteracting {
    let interaction = CommentDiscardingInteraction(navigation: navigationAssembler.assemble())
    interaction.use(draft)
    return interaction
  }
}

struct CommentNavigationAssembler: Assembling {
  let commentAssembler: any Assembling<any CommentControlling>

  func assemble() -> any CommentNavigating {
    CommentNavigation(commentAssembler: commentAssembler)
  }
}

struct DiscardNavigationAssembler: Assembling {
  let alertAssembler: any Assembling<UIAlertController>

  func assemble() -> any DiscardNavigating {
    DiscardNavigation(alertAssembler: alertAssembler)
  }
}

struct DiscardAlertAssembler: Assembling {
  func assemble() -> UIAlertController {
    UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
  }
}
