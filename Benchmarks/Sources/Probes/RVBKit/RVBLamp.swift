public import Measure

/// The lamp as an RVB module: an event to the parent, and its request to the child.
public final class RVBLamp: Probe {
  private let room = RoomBuilder(()).build()
  private let lamp: LampViewController?

  /// Makes parent and child, and owns both as UIKit would.
  public init() {
    lamp = room.makeLamp() as? LampViewController
  }

  /// Sends the event.
  public func tap() {
    lamp?.tap()
  }

  /// What the parent has asked for.
  public var text: String { lamp?.text ?? "" }
}
