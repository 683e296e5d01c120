/// A call that was recorded, with the calls that it made.
public nonisolated struct Call: Sendable, Equatable {
  /// The function that was entered.
  public let function: CalledFunction
  /// The calls that began before it returned, in order.
  public internal(set) var calls: [Call] = []
}

nonisolated extension [Call] {
  /// Makes a tree of calls in the order in which they began.
  ///
  /// - Parameter entries: A depth that skips levels counts as one level. The calls that an unknown function makes take
  ///   its place.
  init(_ entries: some Sequence<(function: CalledFunction?, depth: UInt32)>) {
    var open: [(function: CalledFunction?, depth: UInt32, calls: [Call])] = [(nil, 0, [])]
    func close(from depth: UInt32) {
      while open.count > 1, let last = open.last, last.depth >= depth {
        open.removeLast()
        open[open.count - 1].calls +=
          last.function.map { [Call(function: $0, calls: last.calls)] } ?? last.calls
      }
    }
    for entry in entries {
      close(from: entry.depth)
      open.append((entry.function, entry.depth, []))
    }
    close(from: 0)
    self = open[0].calls
  }

  /// Only the messages between components, and what is made and freed.
  ///
  /// Calls inside a component, accessors of properties, and calls inside the domain or between screens are left out;
  /// the calls that these make take their place.
  public var folded: [Call] { folded(calledBy: nil) }

  private func folded(calledBy caller: CalledFunction?) -> [Call] {
    flatMap { call in
      guard call.function.isMessage(from: caller) else { return call.calls.folded(calledBy: caller) }
      return [Call(function: call.function, calls: call.calls.folded(calledBy: call.function))]
    }
  }

  /// The calls as lines with their depth, in order.
  public var lines: [(depth: Int, function: CalledFunction)] {
    flatMap { call in
      [(0, call.function)] + call.calls.lines.map { ($0.depth + 1, $0.function) }
    }
  }
}
