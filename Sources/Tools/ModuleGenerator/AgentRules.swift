import Foundation
import QuartetArguments

/// The part of an app's `AGENTS.md` that says how to write modules in a pattern. Quartet's own page has the same rules.
enum AgentRules {
  /// Adds the part of a pattern to the end of the file, or makes the file.
  ///
  /// - Throws: `UsageError` if the file has the part, or cannot be read or written. Nothing is written then.
  static func write(for pattern: Pattern?, to folder: URL) throws(UsageError) -> String {
    guard let pattern, let rules = rules[pattern.kit] else {
      throw UsageError("--agents needs a pattern", advice: "Write: --agents --pattern RoundTable")
    }
    let file = folder.appending(path: "AGENTS.md")
    let name = Text.argument(file.path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      try Module.write([("AGENTS.md", "# For coding agents\n\n" + text(pattern, rules))], to: folder)
      return "Wrote \(Text.safe(file.path))"
    }
    guard let old = try? String(contentsOf: file, encoding: .utf8) else {
      throw UsageError("\(name) cannot be read as text", advice: "Nothing was written.")
    }
    guard !old.contains(heading(pattern)) else {
      throw UsageError(
        "\(name) has the part “\(heading(pattern))”", advice: "Delete that part first to get it again.")
    }
    guard FileManager.default.isWritableFile(atPath: file.path) else {
      throw UsageError("\(name) cannot be written", advice: "Check its permissions.")
    }
    let gap = old.isEmpty || old.hasSuffix("\n\n") ? "" : old.hasSuffix("\n") ? "\n" : "\n\n"
    try Module.replace(file, with: old + gap + text(pattern, rules))
    return "Added “\(heading(pattern))” to \(Text.safe(file.path))"
  }

  private static func heading(_ pattern: Pattern) -> String { "Write modules with \(pattern.kit)" }

  private static func text(_ pattern: Pattern, _ rules: String) -> String {
    """
    ## \(heading(pattern))

    Write a module with the first command, change its test first, then its code. Run the other two after each change.

    ```sh
    swift package --allow-writing-to-package-directory new-module NAME --pattern \(pattern.kit)
    swift test
    swift package check-modules
    ```

    \(rules)
    \(doNot)

    """
  }

  private static let rules = [
    "RoundTable": """
    - Only the Core changes the state and uses services. It names no type of UIKit.
    - The Presenter reads the state and sends updates; the View shows them and sends intents.
    - Only the Joint makes modules and opens or closes them. It remembers nothing but weak references.
    - A component sends its messages through the pipeline, and refers to no other component.
    """,
    "VIPERKit": """
    - The view owns the presenter; the presenter owns the router and the interactor, and refers to the view with `unowned`.
    - Data and decisions are in the presenter. It uses no UIKit, and it does not navigate: the router does.
    - The interactor is a value without state, and fetches through gateways only.
    - Only factories make components. They return `UIViewController`, or that with a protocol of the interface.
    """,
    "RVBKit": """
    - The builder makes the module and returns its `Controllable`. The router stores the children's buildables, and presents nothing.
    - The view opens and closes its children, in `route` or `presentChild`. A child sends an event; its parent closes it.
    - A module names its children only. Far modules share an object through the builders' dependencies.
    """,
    "Interactions": """
    - A view controller or a view owns its interaction, and says what happened. It renders nothing itself.
    - An interaction renders immutable structs on weak views, through protocols. It is final and inherits from no class of yours.
    - Only a navigation pushes and presents. What an object does not own comes through `use(_:)`, not `init`.
    - An assembler calls one initializer, and gets the rest from other assemblers.
    """,
  ]

  private static let doNot = """
    - Do not wait for transitions with timers or flags: `childScreens` waits, and keeps requests in order.
    - Do not release screens by hand. If `LeakCheck` reports an object, capture `[weak self]` in the closure that it names.
    - Do not sleep in a test: `await host.waitUntilIdle()`, `ManualClock` and the fakes of `QuartetTesting` do it.
    - Do not import `HeadlessUIKit`: the kit brings UIKit, or what replaces it.
    - Do not silence a rule. If one has to wait, add it with a reason to the file of `check-modules --known FILE`.
    """
}
