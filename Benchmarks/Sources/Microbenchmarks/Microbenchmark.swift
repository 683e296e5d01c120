/// A module with one switch and without a screen.
///
/// All microbenchmarks do the same: a tap goes from the view part to the pattern's components, one of them turns the
/// switch over, and the view part gets the text to show. So a tap costs what the components cost, and nothing else.
public protocol Microbenchmark: AnyObject {
  /// Makes a switch that is off, with all its components linked. The object owns them.
  init()

  /// Taps the switch; the text has changed when the call returns.
  func tap()

  /// The text of the view part: "Off" at first, "On" after the first tap, and so on.
  var text: String { get }
}
