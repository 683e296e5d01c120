/// The guests, and what the screen shows of them.
public enum GuestList {
  case loading
  case notLoaded
  case loaded([String])

  /// A list that was loaded; nil if that has failed.
  public init(_ names: [String]?) {
    self = names.map(Self.loaded) ?? .notLoaded
  }

  /// How many guests there are, or why there are none.
  public var text: String {
    switch self {
    case .loading: "Loading…"
    case .notLoaded: "Not loaded"
    case .loaded(let names): "\(names.count) invited"
    }
  }

  /// Whether the user can add a guest.
  public var canAdd: Bool { if case .loading = self { false } else { true } }

  public var names: [String] { if case .loaded(let names) = self { names } else { [] } }

  /// The name in a row; empty if there is none, as for a new guest.
  public func name(_ row: Int?) -> String { names.dropFirst(row ?? names.count).first ?? "" }

  /// Changes the name in a row, or adds a guest at the end if the row is nil or gone: assistive technology can tap a row
  /// while the question is dismissed whose answer removes it.
  public mutating func save(_ name: String, row: Int?) {
    var names = names
    if let row, row < names.count { names[row] = name } else { names.append(name) }
    self = .loaded(names)
  }

  /// Removes a guest; nothing if the row is gone, as above.
  public mutating func remove(row: Int) {
    var names = names
    guard row < names.count else { return }
    names.remove(at: row)
    self = .loaded(names)
  }
}

extension String {
  /// Whether it has anything but spaces.
  public var isGuestName: Bool { contains { !$0.isWhitespace } }
}
