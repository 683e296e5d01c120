import HeadlessUIKit
import Testing

/// The escape gesture of assistive technology.
struct EscapeTests {
  @Test func `the top of the stack is asked first, then its parents, never what lies below`() {
    let stage = Stage()
    let inner = stage.screen("B")
    let child = stage.screen("C")
    inner.onEscape = { true }
    stage.present(UINavigationController(rootViewController: inner))
    inner.navigationController?.pushViewController(child, animated: true)
    stage.hands.finishTransitions()
    _ = stage.log.take()
    stage.root.onEscape = { true }
    #expect(!stage.hands.performEscape())
    #expect(stage.log.take() == ["C.escape"])
    child.onEscape = { true }
    #expect(stage.hands.performEscape())
    #expect(stage.log.take() == ["C.escape"])
  }

  @Test func `a view and a container can handle it`() {
    final class EscapableView: UIView {
      var count = 0
      override func accessibilityPerformEscape() -> Bool {
        count += 1
        return count == 1
      }
    }
    final class Container: UINavigationController {
      override func accessibilityPerformEscape() -> Bool { true }
    }
    let stage = Stage()
    let inner = stage.screen("B")
    let view = EscapableView()
    inner.view = view
    stage.present(Container(rootViewController: inner))
    _ = stage.log.take()
    #expect(stage.hands.performEscape())
    #expect(stage.log.take() == [])
    #expect(stage.hands.performEscape())
    #expect(stage.log.take() == ["B.escape"])
  }

  @Test func `nobody is asked while a transition runs`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    sheet.onEscape = { true }
    stage.root.present(sheet, animated: true)
    #expect(!stage.hands.performEscape())
  }
}
