import HeadlessUIKit
import Testing

/// Where warnings are written.
struct UIKitWarningTests {
  @Test func `a warning is a line on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      UIViewController().present(UIViewController(), animated: true)
    }
    let attempt = "Attempt to present <UIViewController> on <UIViewController>"
    let line = "HeadlessUIKit: \(attempt) whose view is not in the window hierarchy!\n"
    #expect(result.logged(line))
  }

  @Test func `redirecting affects only the operation`() {
    let outer = warnings {
      let inner = warnings { UIViewController().present(UIViewController(), animated: true) }
      #expect(inner.count == 1)
    }
    #expect(outer == [])
  }
}
