/// How often each player has won: an object that modules share which are far apart.
///
/// Root's builder makes it and passes it through the builders to Game, which adds wins, and to Scores, which shows them.
/// So no module in between has an event for a win.
final class Scores {
  /// Observes the scores as long as it is owned.
  final class Observation {
    fileprivate let onChange: () -> Void

    fileprivate init(onChange: @escaping () -> Void) {
      self.onChange = onChange
    }
  }

  private struct Entry {
    weak var observation: Observation?
  }

  private var wins: [String: Int] = [:]
  private var entries: [Entry] = []

  /// How often a player has won.
  func wins(of player: String) -> Int { wins[player, default: 0] }

  /// Adds a win and notifies all observers, synchronously.
  func addWin(of player: String) {
    wins[player, default: 0] += 1
    for entry in entries { entry.observation?.onChange() }
  }

  /// Calls a closure after every change. The caller owns the observation.
  func observe(_ onChange: @escaping () -> Void) -> Observation {
    let observation = Observation(onChange: onChange)
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
    return observation
  }
}
