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
    let writing = CommentWritingInteractionAssembler.assemble()
    let sending = CommentSendingInteractionAssembler.assemble()
    let discarding = CommentDiscardingInteractionAssembler.assemble()
    let adapter = SheetAdapterAssembler.assemble()
    writing.use(draft)
    writing.use(adapter)
    sending.use(draft)
    discarding.use(draft)
    return CommentViewController(
      writing: writing, sending: sending, discarding: discarding, adapter: adapter)
  }
}

enum CommentWritingInteractionAssembler {
  static func assemble() -> any CommentWritingInteracting { CommentWritingInteraction() }
}

enum CommentSendingInteractionAssembler {
  static func assemble() -> any CommentSendingInteracting { CommentSendingInteraction() }
}

enum CommentDiscardingInteractionAssembler {
  static func assemble() -> any CommentDiscardingInteracting {
    let navigation = DiscardNavigationAssembler(alertAssembler: DiscardAlertAssembler())
    return CommentDiscardingInteraction(navigation: navigation.assemble())
  }
}

struct CommentNavigationAssembler: Assembling {
  let commentAssembler: any Assembling<any CommentControlling>

  func assemble() -> any CommentNavigating { CommentNavigation(commentAssembler: commentAssembler) }
}

struct DiscardNavigationAssembler: Assembling {
  let alertAssembler: any Assembling<UIAlertController>

  func assemble() -> any DiscardNavigating { DiscardNavigation(alertAssembler: alertAssembler) }
}

struct DiscardAlertAssembler: Assembling {
  func assemble() -> UIAlertController {
    UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
  }
}
