/// A call that was recorded, with the calls that it made.
public nonisolated struct Call: Sendable, Equatable {
  /// The function that was entered.
  public let function: CalledFunction
  /// Whether it is a message between components, or makes or frees one.
  ///
  /// Not so are calls inside a component, accessors of properties, and calls inside the domain or between screens.
  public let isMessage: Bool
  /// The calls that began before it returned, in order.
  public let calls: [Call]
}

nonisolated extension [Call] {
  /// Makes a tree of calls in the order in which they began.
  ///
  /// - Parameter entries: A depth that skips levels counts as one level. The calls that an unknown function makes take
  ///   its place.
  init(_ entries: some Sequence<(function: CalledFunction?, depth: UInt32)>) {
    var open: [(function: CalledFunction?, caller: CalledFunction?, depth: UInt32, calls: [Call])] = [
      (nil, nil, 0, [])
    ]
    func close(from depth: UInt32) {
      while open.count > 1, let last = open.last, last.depth >= depth {
        open.removeLast()
        open[open.count - 1].calls +=
          last.function.map {
            [Call(function: $0, isMessage: $0.isMessage(from: last.caller), calls: last.calls)]
          }
          ?? last.calls
      }
    }
    for entry in entries {
      close(from: entry.depth)
      // The function whose message led here.
      let last = open[open.count - 1]
      let isMessage = last.function?.isMessage(from: last.caller) ?? false
      open.append((entry.function, isMessage ? last.function : last.caller, entry.depth, []))
    }
    close(from: 0)
    self = open[0].calls
  }

  /// Only messages, and what is made and freed. The messages that other calls lead to take their place.
  public var folded: [Call] {
    flatMap { call in
      call.isMessage
        ? [Call(function: call.function, isMessage: true, calls: call.calls.folded)] : call.calls.folded
    }
  }

  /// The calls as lines with their depth, in order.
  public var lines: [(depth: Int, function: CalledFunction)] {
    flatMap { call in
      [(0, call.function)] + call.calls.lines.map { ($0.depth + 1, $0.function) }
    }
  }
}
