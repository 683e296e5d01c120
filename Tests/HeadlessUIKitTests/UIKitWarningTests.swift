import HeadlessUIKit
import Testing

/// The warnings, and where they are written.
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

  // The texts are those of the reports that the facts about presentations name.
  @Test func `every refused presentation logs a warning`() {
    let stage = Stage()
    let (loading, sheet, other) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    loading.on["viewDidLoad"] = { [unowned loading] in loading.present(other, animated: true) }
    let logged = warnings {
      stage.window.rootViewController = loading
      stage.finish()
      loading.present(sheet, animated: true)
      sheet.present(other, animated: true)
      stage.finish()
      loading.present(other, animated: true) { Issue.record("The completion handler of a refused call ran.") }
      stage.finish()
    }
    let attempt = "Attempt to present <Screen> on <Screen>"
    #expect(
      logged == [
        "\(attempt) whose view is not in the window hierarchy!",
        "\(attempt) while a presentation is in progress!",
        "\(attempt) which is already presenting <Screen>",
      ])
  }
}
