import Foundation
import Screens
import Shared
import TestSupport

@testable import Interactions

/// A view, and all that it can be ordered to show.
struct Canvas {
  /// Orders a view to show something; the same order can be given to two views.
  typealias Order = (Canvas) -> Void

  let view: AnyObject
  /// Makes random orders, of one kind each.
  let kinds: [(inout SplitMix) -> Order]
  let look: () -> Look

  /// An order of every kind, for views of this sort.
  func orders(using generator: inout SplitMix) -> [Order] {
    kinds.map { $0(&generator) }
  }

  enum Name: String, CaseIterable, Sendable {
    case review, login, loginSheet, recovery, comment, commentSheet
  }

  static func make(_ name: Name) -> Canvas {
    switch name {
    case .review: review()
    case .login: login()
    case .loginSheet: loginSheet()
    case .recovery: recovery()
    case .comment: comment()
    case .commentSheet: commentSheet()
    }
  }

  private static func review() -> Canvas {
    let screen = ReviewScreen()
    return Canvas(
      view: screen,
      kinds: [
        { generator in
          let renderable = ReviewAccountRenderable(account: .random(using: &generator))
          return { ($0.view as? any ReviewAccountRendering)?.render(renderable) }
        },
        { generator in
          let renderable = ReviewCommentRenderable(latest: .random(using: &generator))
          return { ($0.view as? any ReviewCommentRendering)?.render(renderable) }
        },
      ],
      look: { Look(screen) })
  }

  private static func login() -> Canvas {
    let screen = LoginScreen(kind: .email)
    return Canvas(
      view: screen,
      kinds: [
        { generator in
          let renderable = LoginFieldsRenderable(
            login: .random(using: &generator), password: Password(.random(using: &generator)))
          return { ($0.view as? any LoginFieldsRendering)?.render(renderable) }
        },
        { generator in
          let renderable = LoginMessageRenderable(
            failure: .random(using: &generator), notice: .random(using: &generator))
          return { ($0.view as? any LoginMessageRendering)?.render(renderable) }
        },
        { generator in
          let renderable = LoginControlsRenderable(
            isWaiting: .random(using: &generator), canSignIn: .random(using: &generator))
          return { ($0.view as? any LoginControlsRendering)?.render(renderable) }
        },
      ],
      look: { Look(screen) })
  }

  private static func loginSheet() -> Canvas {
    let manager = FakeManager()
    let sheet = LoginAssembler(kind: .email, authManager: manager).assemble()
    return Canvas(
      view: sheet.children.first ?? sheet,
      kinds: [
        { generator in
          let renderable = LoginSheetRenderable(canBeSwiped: .random(using: &generator))
          return { ($0.view as? any LoginSheetRendering)?.render(renderable) }
        }
      ],
      look: { Look(sheet) })
  }

  private static func recovery() -> Canvas {
    let screen = RecoveryScreen()
    return Canvas(
      view: screen,
      kinds: [
        { generator in
          let renderable = RecoveryFieldRenderable(login: .random(using: &generator))
          return { ($0.view as? any RecoveryFieldRendering)?.render(renderable) }
        },
        { generator in
          let renderable = RecoveryControlsRenderable(canSend: .random(using: &generator))
          return { ($0.view as? any RecoveryControlsRendering)?.render(renderable) }
        },
      ],
      look: { Look(screen) })
  }

  private static func comment() -> Canvas {
    let screen = CommentScreen()
    return Canvas(
      view: screen,
      kinds: [
        { generator in
          let renderable = CommentTextRenderable(text: .random(using: &generator))
          return { ($0.view as? any CommentTextRendering)?.render(renderable) }
        },
        { generator in
          let renderable = CommentControlsRenderable(
            remaining: .random(using: &generator), canSend: .random(using: &generator))
          return { ($0.view as? any CommentControlsRendering)?.render(renderable) }
        },
      ],
      look: { Look(screen) })
  }

  private static func commentSheet() -> Canvas {
    let sheet = CommentAssembler(drafts: CommentStore()).assemble()
    return Canvas(
      view: sheet,
      kinds: [
        { generator in
          let renderable = CommentSheetRenderable(canBeSwiped: .random(using: &generator))
          return { ($0.view as? any CommentSheetRendering)?.render(renderable) }
        }
      ],
      look: { Look(sheet) })
  }
}

extension String {
  fileprivate static func random(using generator: inout SplitMix) -> String {
    let texts = ["", " ", "ada", "Signed out", "👩‍👩‍👧", "e\u{301}", "a\nb", String(repeating: "x", count: 300)]
    return texts[Int.random(in: texts.indices, using: &generator)]
  }
}

extension String? {
  fileprivate static func random(using generator: inout SplitMix) -> String? {
    Bool.random(using: &generator) ? nil : String.random(using: &generator)
  }
}
