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
  init(drafts: any DraftKeeping) {
    writingAssembler = CommentWritingInteractionAssembler(drafts: drafts)
    sendingAssembler = CommentSendingInteractionAssembler(drafts: drafts)
    discardingAssembler = CommentDiscardingInteractionAssembler(
      navigationAssembler: DiscardNavigationAssembler(alertAssembler: DiscardAlertAssembler()),
      drafts: drafts)
  }
}

struct CommentWritingInteractionAssembler: Assembling {
  let drafts: any DraftKeeping

  func assemble() -> any CommentWritingInteracting {
    let interaction = CommentWritingInteraction()
    interaction.use(drafts)
    return interaction
  }
}

struct CommentSendingInteractionAssembler: Assembling {
  let drafts: any DraftKeeping

  func assemble() -> any CommentSendingInteracting {
    let interaction = CommentSendingInteraction()
    interaction.use(drafts)
    return interaction
  }
}

struct CommentDiscardingInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any DiscardNavigating>
  let drafts: any DraftKeeping

  func assemble() -> any CommentDiscardingInteracting {
    let interaction = CommentDiscardingInteraction(navigation: navigationAssembler.assemble())
    interaction.use(drafts)
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
