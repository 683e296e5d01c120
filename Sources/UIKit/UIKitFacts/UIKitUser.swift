package import PortableUIKit

/// What a person does on a device. `Headless` does it in tests.
@MainActor package protocol UIKitUser: AnyObject {
  /// Whether the system lets touches in during transitions, as iOS 26 does.
  var allowsTouchesDuringTransitions: Bool { get set }
  /// Whether a touch reaches a view.
  func isTouchable(_ view: UIView) -> Bool
  // Each returns whether the person can do it.
  @discardableResult func tap(_ control: UIControl) -> Bool
  @discardableResult func tap(_ view: UIView) -> Bool
  @discardableResult func tap(segment: Int, of control: UISegmentedControl) -> Bool
  @discardableResult func tapInOneTurn(_ controls: [UIControl]) -> [Bool]
  @discardableResult func tap(_ item: UIBarButtonItem) -> Bool
  @discardableResult func choose(_ action: UIAction, fromMenuOf item: UIBarButtonItem) -> Bool
  @discardableResult func choose(_ action: UIAlertAction) -> Bool
  @discardableResult func tapBack() -> Bool
  @discardableResult func swipeBack() -> Bool
  @discardableResult func swipeBackAndCancel() -> Bool
  @discardableResult func swipeDown() -> Bool
  @discardableResult func swipeDownAndCancel() -> Bool
  @discardableResult func tapTab(at index: Int) -> Bool
  @discardableResult func tapRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool
  @discardableResult func tapInOneTurn(rowsAt indexPaths: [IndexPath], in tableView: UITableView) -> Bool
  @discardableResult func deleteRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool
  @discardableResult func insertRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool
  @discardableResult func scroll(to indexPath: IndexPath, in tableView: UITableView) -> Bool
  @discardableResult func pullToRefresh(_ scrollView: UIScrollView) -> Bool
  /// Selects all text and types.
  @discardableResult func type(_ text: String, into field: UITextField) -> Bool
  @discardableResult func type(_ text: String, into textView: UITextView) -> Bool
  @discardableResult func replace(_ range: NSRange, with text: String, in field: UITextField) -> Bool
  @discardableResult func autoFill(_ text: String, into field: UITextField) -> Bool
  @discardableResult func pressReturn(in field: UITextField) -> Bool
  @discardableResult func performEscape() -> Bool
  /// Resizes the window, or turns the device.
  func resize(
    to size: CGSize, horizontalSizeClass: UIUserInterfaceSizeClass?,
    verticalSizeClass: UIUserInterfaceSizeClass?)
}
