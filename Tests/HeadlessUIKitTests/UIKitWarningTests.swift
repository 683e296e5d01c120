import HeadlessUIKit
import Testing

/// Where warnings go.
struct UIKitWarningTests {
  @Test func `by default a warning is a line on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      UIViewController().present(UIViewController(), animated: true)
    }
    let attempt = "Attempt to present <UIViewController> on <UIViewController>"
    #expect(result.says("HeadlessUIKit: \(attempt) whose view is not in the window hierarchy!\n"))
  }

  @Test func `a sink sees the warnings of its own task alone`() {
    let outer = warnings {
      let inner = warnings { UIViewController().present(UIViewController(), animated: true) }
      #expect(inner.count == 1)
    }
    #expect(outer == [])
  }
}
