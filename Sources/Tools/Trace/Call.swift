/// A call that was recorded, with the calls that it made.
public nonisolated struct Call: Sendable {
  /// The function that was entered.
  public let function: CalledFunction
  /// Whether it is a message between components, or makes or frees one.
  ///
  /// Not so are calls inside a component, calls of a kit or of PortableUIKit, which only carry messages, accessors of
  /// stored properties, and calls inside the domain or between screens.
  public let isMessage: Bool
  /// The line of the component that sends it: where the component calls it, or the kit that carries it. Nil if UIKit or
  /// another module calls it.
  public let origin: SourceLine?
  /// The calls that began before it returned, in order.
  public let calls: [Call]

  /// The component and the function; for a closure, what it calls first: `LoginViewController { didTapCancel() }`.
  public let title: String
}

/// A call as it was recorded; its function is nil if it is not one of the package's.
nonisolated struct RecordedCall {
  let function: CalledFunction?
  /// How many recorded functions were running.
  let depth: UInt32
  /// The line of the last of them that calls it.
  let position: SourceLine?
}

nonisolated extension [Call] {
  /// Makes a tree of calls in the order in which they began.
  ///
  /// - Parameter entries: A depth that skips levels counts as one level. The calls that an unknown function makes take
  ///   its place.
  init(_ entries: some Sequence<RecordedCall>) {
    var open = [Open(RecordedCall(function: nil, depth: 0, position: nil), sender: nil, origin: nil)]
    func close(from depth: UInt32) {
      while open.count > 1, let last = open.last, last.entry.depth >= depth {
        open.removeLast()
        open[open.count - 1].calls += last.isKnown ? [last.call].compactMap(\.self) : last.calls
      }
    }
    for entry in entries {
      close(from: entry.depth)
      let caller = open[open.count - 1]
      open.append(
        Open(
          entry, sender: caller.sends ? caller.entry.function : caller.sender,
          origin: caller.carriesMessages ? caller.origin : entry.position))
    }
    close(from: 0)
    self = open[0].calls
  }

  /// A call that has not returned.
  private struct Open {
    let entry: RecordedCall
    /// The component's function that led here.
    let sender: CalledFunction?
    let origin: SourceLine?
    var calls: [Call] = []

    let isMessage: Bool
    let carriesMessages: Bool
    /// Whether what it calls is called by it. What the domain does for an extension in a pattern is the domain's.
    let sends: Bool

    init(_ entry: RecordedCall, sender: CalledFunction?, origin: SourceLine?) {
      (self.entry, self.sender, self.origin) = (entry, sender, origin)
      isMessage = entry.function?.isMessage(from: sender) ?? false
      carriesMessages = entry.function?.isPlumbing ?? true
      sends = isMessage || entry.function?.isDomains == true
    }

    var isKnown: Bool { entry.function != nil }
    var call: Call? {
      entry.function.map {
        Call(function: $0, isMessage: isMessage, origin: origin, calls: calls, title: title(of: $0))
      }
    }

    private func title(of function: CalledFunction) -> String {
      guard function.kind == .closure,
        let first = calls.first(where: { $0.function.kind.isCall })
      else {
        return function.title
      }
      return
        "\(function.component) { \(first.function.kind == .closure ? first.title : first.function.name) }"
    }
  }

  /// Only messages, and what is made and freed. The messages that other calls lead to take their place.
  public var folded: [Call] {
    flatMap { call in
      call.isMessage
        ? [
          Call(
            function: call.function, isMessage: true, origin: call.origin, calls: call.calls.folded,
            title: call.title)
        ] : call.calls.folded
    }
  }

  /// The calls as lines with their depth, in order.
  public var lines: [(depth: Int, call: Call)] {
    flatMap { call in
      [(0, call)] + call.calls.lines.map { ($0.depth + 1, $0.call) }
    }
  }
}
