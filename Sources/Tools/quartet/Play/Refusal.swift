import QuartetArguments
import QuartetParity

/// Explains why a step was refused.
struct Refusal {
  let drawing: Drawing
  let pendingRequests: Int

  func reason(of step: Step) -> String {
    switch step {
    case .tap(let target): return reason(target, isTyping: false)
    case .tapTogether(let first, let second):
      let firstReason = reason(first, isTyping: false)
      return firstReason == Self.unknown ? reason(second, isTyping: false) : firstReason
    case .type(let target, _), .pressReturn(let target): return reason(target, isTyping: true)
    case .swipe, .swipeHalfway: return alert.map(front) ?? "there is no sheet to swipe down"
    case .back, .swipeBack, .swipeBackHalfway: return alert.map(front) ?? "there is no back button here"
    case .reply(let number, _) where pendingRequests > 0:
      return
        "there is no request \(number): \(pendingRequests) \(pendingRequests == 1 ? "is" : "are") pending"
    case .reply: return "there is no pending request; sign in to send one"
    default: return Self.unknown
    }
  }

  private static let unknown = "this is not possible now"

  private var alert: Snapshot.Alert? {
    if case .alert(let alert) = drawing.snapshot.layers.last { alert } else { nil }
  }

  private func front(_ alert: Snapshot.Alert) -> String {
    if alert.title == Specification.otherAlert {
      return "another module's alert is in front; use “dismiss top”"
    }
    let choices = alert.buttons.enumerated().map { "\($0.offset + 1), “\(Text.safe($0.element))”" }
    return "an alert is in front; tap one of its buttons first: \(choices.joined(separator: "; "))"
  }

  private func reason(_ target: Step.Target, isTyping: Bool) -> String {
    if let alert { return front(alert) }
    guard case .screen(let screen) = drawing.snapshot.layers.last else { return Self.unknown }
    let element: Snapshot.Element?
    switch target {
    case .button: return "there is no alert; only an alert's button can be named by its title"
    case .number(let number):
      let elements = screen.visibleElements
      element = elements.indices.contains(number - 1) ? elements[number - 1] : nil
      guard element != nil else {
        return "there is no element \(number) here; the numbers are 1 to \(elements.count)"
      }
    case .element(let identifier):
      element = screen.elements.first { $0.identifier == identifier }
    }
    guard let element else {
      return "\(target) is not on the screen on top, “\(Text.safe(screen.title))”"
    }
    return reason(element, targetedBy: target, isTyping: isTyping)
  }

  private func reason(_ element: Snapshot.Element, targetedBy target: Step.Target, isTyping: Bool) -> String {
    let name = name(of: element)
    if element.isHidden { return "\(name) is hidden" }
    switch element.kind {
    case .label, .indicator, .other:
      return "\(name) cannot be \(isTyping ? "edited" : "tapped")"
    case _ where !element.isEnabled: return "\(name) is disabled"
    case .button: return isTyping ? "\(name) is a button; tap it without a text" : Self.unknown
    case .textField, .secureField, .textView:
      guard !isTyping else { return Self.unknown }
      let start = if case .number = target { "\(target)" } else { "type \(target)" }
      return "\(name) is a text field; write the text after it, as in \(start) \(example(element))"
    }
  }

  /// The caption of the element; its identifier if it has none.
  private func name(of element: Snapshot.Element) -> String {
    let caption = drawing.caption(of: element)
    return caption.isEmpty ? element.identifier.rawValue : "“\(Text.safe(caption))”"
  }

  private func example(_ element: Snapshot.Element) -> String {
    switch element.identifier {
    case .loginPassword: "PASSWORD"
    case .loginLogin where element.keyboard == .phone: "+15550100"
    case .loginLogin, .recoveryLogin: "ada@example.com"
    default: "How do you do?"
    }
  }
}
