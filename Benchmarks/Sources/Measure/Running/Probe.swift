/// A lamp with a switch, built on a pattern's kit as the pattern's guide says, and without a control on the screen.
///
/// All probes do the same: told that the switch was tapped, the view part tells the pattern's components, one of
/// them turns the lamp over, and the view part is given the text to show. So what a tap costs here is what the
/// pattern's components cost, and nothing else.
public protocol Probe: AnyObject {
  /// Makes a lamp that is off, with all its components linked. It owns them.
  init()

  /// Has the view part tell that the switch was tapped; the text has changed when it returns.
  func tap()

  /// What the view part shows: "Off" at first, "On" after the first tap, and so on.
  var text: String { get }
}
