import PortableUIKit
import QuartetScreens
import QuartetShared
import Testing

@testable import QuartetInteractionsSample

/// A view has no state: it accepts any number of renderables in any order, and looks the same for the same ones.
@Suite struct `A view that renders` {
  /// Renders one renderable on a view.
  typealias Order = (UIView) -> Void

  /// Every screen, with two different renderables of each kind that it renders.
  private static let screens: [(make: () -> UIView, kinds: [[Order]])] = [
    (
      { ReviewScreen() },
      [
        [ReviewAccountRenderable(account: nil), ReviewAccountRenderable(account: "ada")].map { renderable in
          { ($0 as? any ReviewAccountRendering)?.render(renderable) }
        },
        [ReviewCommentRenderable(latest: nil), ReviewCommentRenderable(latest: "Hello")].map { renderable in
          { ($0 as? any ReviewCommentRendering)?.render(renderable) }
        },
      ]
    ),
    (
      { LoginScreen(kind: .email) },
      [
        ["", "ada"].map { LoginFieldsRenderable(login: $0, password: Password($0)) }.map { renderable in
          { ($0 as? any LoginFieldsRendering)?.render(renderable) }
        },
        [LoginMessageRenderable(notice: "Sent"), LoginMessageRenderable(failure: "Wrong")].map { renderable in
          { ($0 as? any LoginMessageRendering)?.render(renderable) }
        },
        [true, false].map {
          LoginControlsRenderable(canSignIn: $0, canEdit: $0, canSwipeDown: $0, showsIndicator: !$0)
        }.map { renderable in
          { ($0 as? LoginScreen)?.render(renderable) }
        },
      ]
    ),
    (
      { RecoveryScreen() },
      [
        ["", "ada"].map { RecoveryFieldRenderable(login: $0) }.map { renderable in
          { ($0 as? any RecoveryFieldRendering)?.render(renderable) }
        },
        ["", "ada"].map { RecoveryControlsRenderable(login: $0) }.map { renderable in
          { ($0 as? any RecoveryControlsRendering)?.render(renderable) }
        },
      ]
    ),
    (
      { CommentScreen() },
      [
        ["", "Hello"].map { CommentTextRenderable(text: $0) }.map { renderable in
          { ($0 as? any CommentTextRendering)?.render(renderable) }
        },
        ["", "Hello"].map { CommentControlsRenderable(CommentText($0)) }.map { renderable in
          { ($0 as? CommentScreen)?.render(renderable) }
        },
      ]
    ),
  ]

  @Test(arguments: 0..<4)
  func `looks like the last renderables, whatever it rendered before and in whichever order`(index: Int) {
    let screen = Self.screens[index]
    for choice in 0...1 {
      let fresh = screen.make()
      let used = screen.make()
      for kind in screen.kinds { kind[choice](fresh) }
      for kind in screen.kinds.reversed() {
        for order in [kind[choice], kind[1 - choice], kind[choice], kind[choice]] { order(used) }
      }
      #expect(look(of: fresh) == look(of: used))
    }
  }

  @Test(arguments: 0..<4)
  func `looks different for different renderables of each kind`(index: Int) {
    let screen = Self.screens[index]
    for kind in screen.kinds {
      let looks = kind.map { order in
        let view = screen.make()
        order(view)
        return look(of: view)
      }
      #expect(looks[0] != looks[1])
    }
  }

  private func look(of view: UIView) -> [String] {
    var parts = ["\(view.isHidden)"]
    if let control = view as? UIControl { parts.append("\(control.isEnabled)") }
    switch view {
    case let label as UILabel: parts.append(label.text ?? "")
    case let field as UITextField: parts.append(field.text ?? "")
    case let text as UITextView: parts.append(text.text ?? "")
    case let button as UIButton: parts.append(button.title(for: .normal) ?? "")
    case let indicator as UIActivityIndicatorView: parts.append("\(indicator.isAnimating)")
    default: break
    }
    return parts + view.subviews.flatMap(look)
  }
}
