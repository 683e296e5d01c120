/// Objects that are referred to weakly, and called by their types: what is left of a screen when it was dismissed.
public struct Watched {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private let entries: [Entry]

  /// Watches objects, without keeping them.
  public init(_ objects: [AnyObject]) {
    entries = objects.map { object in
      let name = String(describing: type(of: object)).prefix { $0 != "<" }
      return Entry(name: String(name), object: object)
    }
  }

  /// The types of all objects, in their order, without what they are generic over.
  public var names: [String] { entries.map(\.name) }
  /// The types of those that are still there.
  public var alive: [String] { entries.filter { $0.object != nil }.map(\.name) }
}
