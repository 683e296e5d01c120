/// The guests, and what the screen shows of them.
public enum GuestList {
  case loading
  case notLoaded
  case loaded([String])

  /// A list that was loaded; nil if that has failed.
  public init(_ names: [String]?) {
    self = names.map(Self.loaded) ?? .notLoaded
  }

  /// The guests, or why there are none.
  public var text: String {
    switch self {
    case .loading: "Loading…"
    case .notLoaded: "Not loaded"
    case .loaded(let names): names.isEmpty ? "No guests" : names.joined(separator: ", ")
    }
  }

  /// Whether the user can add a guest.
  public var canAdd: Bool { if case .loading = self { false } else { true } }

  /// Whether there are guests to remove.
  public var canClear: Bool { !names.isEmpty }

  /// Adds a guest at the end.
  public mutating func add(_ name: String) { self = .loaded(names + [name]) }

  /// Removes all guests.
  public mutating func clear() { self = .loaded([]) }

  private var names: [String] { if case .loaded(let names) = self { names } else { [] } }
}

extension String {
  /// Whether it has anything but spaces.
  public var isGuestName: Bool { contains { !$0.isWhitespace } }
}
