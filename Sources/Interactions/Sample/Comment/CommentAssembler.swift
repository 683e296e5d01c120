import Interactions
import Screens

/// Assembles Comment's controller.
struct CommentAssembler: Assembling {
  let writingAssembler: any Assembling<any CommentWritingInteracting>
  let sendingAssembler: any Assembling<any CommentSendingInteracting>
  let discardingAssembler: any Assembling<any CommentDiscardingInteracting>

  func assemble() -> any CommentControlling {
    CommentViewController(
      writing: writingAssembler.assemble(), sending: sendingAssembler.assemble(),
      discarding: discardingAssembler.assemble())
  }
}

extension CommentAssembler {
  /// Passes the assemblers of Comment to each other.
  init(drafts: any DraftFinding, accountKeeper: any AccountKeeping) {
    let draftAssembler = DraftAssembler(drafts: drafts, accountKeeper: accountKeeper)
    writingAssembler = CommentWritingInteractionAssembler(draftAssembler: draftAssembler)
    sendingAssembler = CommentSendingInteractionAssembler(draftAssembler: draftAssembler)
    discardingAssembler = CommentDiscardingInteractionAssembler(
      navigationAssembler: DiscardNavigationAssembler(alertAssembler: DiscardAlertAssembler()),
      draftAssembler: draftAssembler)
  }
}

/// Finds the draft of the account that is signed in when Comment is assembled.
struct DraftAssembler: Assembling {
  let drafts: any DraftFinding
  let accountKeeper: any AccountKeeping

  func assemble() -> any DraftKeeping {
    drafts.findDraft(of: accountKeeper.account ?? "")
  }
}

struct CommentWritingInteractionAssembler: Assembling {
  let draftAssembler: any Assembling<any DraftKeeping>

  func assemble() -> any CommentWritingInteracting {
    let interaction = CommentWritingInteraction()
    interaction.use(draftAssembler.assemble())
    return interaction
  }
}

struct CommentSendingInteractionAssembler: Assembling {
  let draftAssembler: any Assembling<any DraftKeeping>

  func assemble() -> any CommentSendingInteracting {
    let interaction = CommentSendingInteraction()
    interaction.use(draftAssembler.assemble())
    return interaction
  }
}

struct CommentDiscardingInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any DiscardNavigating>
  let draftAssembler: any Assembling<any DraftKeeping>

  func assemble() -> any CommentDiscardingInteracting {
    let interaction = CommentDiscardingInteraction(navigation: navigationAssembler.assemble())
    interaction.use(draftAssembler.assemble())
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
