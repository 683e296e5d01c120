import Parity

/// What is on top of a screen in a few words, and in fewer: `Sign in · Check your credentials`.
struct Gist {
  /// Where one is.
  let place: String
  /// What tells this moment from others; nothing where the place says it all.
  var details: [String] = []

  /// The words that fit: without the place, where they would not fit with it and can do without.
  func text(fitting width: Int) -> String {
    let full = Text.safe(([place] + details).joined(separator: " · "))
    // What a person typed, in quotes, could stand anywhere.
    let needsPlace = details.first?.hasPrefix("“") ?? true
    if Text.width(full) <= width || needsPlace { return Text.cut(full, to: width) }
    return Text.cut(Text.safe(details.joined(separator: " · ")), to: width)
  }
}

extension Snapshot {
  /// What is on top, in a few words.
  var gist: Gist {
    switch layers.last {
    case nil: Gist(place: "nothing")
    case .alert(let alert): Gist(place: "Alert", details: [alert.title])
    case .screen(let screen): Gist(place: screen.title, details: screen.details)
    }
  }
}

extension Snapshot.Screen {
  /// What the screen says, or else what a person typed.
  fileprivate var details: [String] {
    let seen = elements.filter { !$0.isHidden }
    let said = seen.compactMap(\.said)
    let typed = seen.compactMap(\.typed)
    if seen.contains(where: { $0.kind == .textView }) { return typed + said }
    if said.isEmpty { return typed.isEmpty ? ["empty"] : typed }
    // Review: the account comes before the comment, of which there may be none.
    return said.sorted { !$0.hasPrefix("“") && $1.hasPrefix("“") }
  }
}

extension Snapshot.Element {
  fileprivate var said: String? {
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
    case .secureField: dots == 0 ? nil : "•••"
    default: nil
    }
  }
}

extension Report {
  /// What the pattern showed in the end, or what was wrong instead.
  func gist(fitting width: Int) -> String {
    let gist =
      switch difference?.reason {
      case nil: Specification.end(of: scenario).gist
      case .snapshot(_, let shown): shown.gist
      case .outcome(_, let shown): Gist(place: "\(shown.rawValue)")
      case .warnings: Gist(place: "UIKit warns")
      case .leaks: Gist(place: "not freed")
      case .restless: Gist(place: "never at rest")
      }
    return gist.text(fitting: width)
  }
}

extension Specification {
  /// What must be seen after a scenario, and was seen where a report passes.
  static func end(of scenario: Scenario) -> Snapshot {
    var specification = Specification(kind: scenario.kind)
    for line in scenario.lines { _ = specification.perform(line.move.step) }
    return specification.snapshot
  }
}
