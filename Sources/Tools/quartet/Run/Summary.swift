import QuartetArguments
import QuartetParity

/// A short description of the screen on top, such as `Sign in · Check your credentials`.
struct Summary {
  /// The title of the screen.
  let title: String
  /// The state of the screen.
  var details: [String] = []

  /// The title and the details; only the details if both do not fit and the details are clear without it.
  func text(fitting width: Int) -> String {
    let full = Text.safe(([title] + details).joined(separator: " · "))
    // A quoted text that the user typed could be on any screen.
    let needsTitle = details.first?.hasPrefix("“") ?? true
    if Text.width(full) <= width || needsTitle { return Text.cut(full, to: width) }
    return Text.cut(Text.safe(details.joined(separator: " · ")), to: width)
  }
}

extension Snapshot {
  /// Describes the layer on top.
  var summary: Summary {
    switch layers.last {
    case nil: Summary(title: "nothing")
    case .alert(let alert): Summary(title: "Alert", details: [alert.title])
    case .screen(let screen): Summary(title: screen.title, details: screen.details)
    }
  }
}

extension Snapshot.Screen {
  /// The messages on the screen, or what the user typed.
  fileprivate var details: [String] {
    let seen = elements.filter { !$0.isHidden }
    let messages = seen.compactMap(\.message)
    let typed = seen.compactMap(\.typed)
    if seen.contains(where: { $0.kind == .textView }) { return typed + messages }
    if messages.isEmpty { return typed.isEmpty ? ["empty"] : typed }
    // Review: first the account, then the comment.
    return messages.sorted { !$0.hasPrefix("“") && $1.hasPrefix("“") }
  }
}

extension Snapshot.Element {
  fileprivate var message: String? {
    switch (identifier, kind) {
    case (.reviewComment, .label): text == "No comment yet" ? nil : "“\(text)”"
    case (.reviewAccount, .label): String(text.trimmingPrefix("Signed in as "))
    case (.commentRemaining, .label): "\(text) left"
    case (_, .label): text
    case (_, .indicator): "waiting"
    default: nil
    }
  }

  fileprivate var typed: String? {
    switch kind {
    case .textField, .textView: text.isEmpty ? nil : "“\(text)”"
    case .secureField: dots == 0 ? nil : String(repeating: "•", count: dots)
    default: nil
    }
  }
}

extension Specification {
  /// The expected screens at the end of a scenario.
  static func end(of scenario: Scenario) -> Snapshot {
    var specification = Specification(kind: scenario.kind)
    for line in scenario.lines { _ = specification.perform(line.move.step) }
    return specification.snapshot
  }
}
