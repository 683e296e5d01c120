import Interactions
import Testing

@testable import InteractionsSample

@Suite struct `An interaction that ends its screen` {
  private static let ends: [(any TapsRendering) -> Void] = [
    { view in
      let leaving = LoginLeavingInteraction()
      leaving.use(view)
      leaving.didTapCancelButton()
    },
    { view in
      let leaving = LoginLeavingInteraction()
      leaving.use(view)
      leaving.didSignIn()
    },
    { view in
      let sending = CommentSendingInteraction()
      sending.use(view)
      sending.didTapSendButton(text: "Hello")
    },
    { makeDiscarding($0).didTapCancelButton(text: " ") },
    { makeDiscarding($0).didTapDiscardButton() },
    { makeDiscarding($0).didEndSession() },
  ]

  private static func makeDiscarding(_ view: any TapsRendering) -> CommentDiscardingInteraction {
    let discarding = CommentDiscardingInteraction(
      navigation: DiscardNavigation(alertAssembler: DiscardAlertAssembler()))
    discarding.use(view)
    return discarding
  }

  /// The screen can be there until a transition has ended.
  @Test(arguments: 0..<6) func `accepts no more taps`(index: Int) {
    let view = TapsSpy()
    Self.ends[index](view)
    #expect(view.shown == [false])
  }
}
