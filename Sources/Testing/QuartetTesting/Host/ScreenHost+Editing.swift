import Foundation
import PortableUIKit

extension ScreenHost {
  /// Edits at the beginning, in the middle and at the end of each text on top, with a character of several code units; and
  /// AutoFill of the fields that say what their text means.
  package func editingActions(filling texts: [String]) -> [UserAction] {
    editedViews(in: top?.viewIfLoaded).flatMap { view -> [UserAction] in
      let isFilled = (view as? UITextField)?.textContentType != nil
      let fills = texts.filter { isFilled && !$0.isEmpty }.map { UserAction.autoFill($0, into: .view(view)) }
      guard let count = view.editedText?.count, count > 0 else { return fills }
      let places = Set([0, count / 2]).sorted()
      return fills + places.map { .replace($0..<$0, with: "👩‍🚀", in: .view(view)) }
        + Set([count / 2, count - 1]).sorted().map { .replace($0..<$0 + 1, with: "", in: .view(view)) }
    } + (cancelOfSheet == nil ? [] : [.tapOutside])
  }

  private func editedViews(in view: UIView?) -> [UIView] {
    guard let view, window.driver.isTouchable(view) else { return [] }
    return view.editedText == nil ? view.subviewsInOrder.flatMap(editedViews) : [view]
  }

  private var cancelOfSheet: UIAlertAction? {
    guard let alert = top as? UIAlertController, alert.preferredStyle == .actionSheet else { return nil }
    return alert.actions.first { $0.style == .cancel }
  }

  /// UIKit runs the handler of Cancel.
  func tapOutside() -> Bool { cancelOfSheet.map(window.driver.choose) ?? false }

  /// Replaces characters, or all, as the user does: the delegate can refuse, and the change is reported.
  func replace(_ range: Range<Int>?, with text: String, in view: UIView?) -> Bool {
    guard let old = view?.editedText, case let range = range ?? 0..<old.count, range.upperBound <= old.count
    else { return false }
    let start = old.index(old.startIndex, offsetBy: range.lowerBound)
    let changed = NSRange(start..<old.index(start, offsetBy: range.count), in: old)
    return switch view {
    case let field as UITextField: window.driver.replace(changed, with: text, in: field)
    case let textView as UITextView: window.driver.replace(changed, with: text, in: textView)
    default: false
    }
  }

  /// The first view on top that the user can touch and that has a title, a placeholder or a text; the row of a text.
  func view(named name: String) -> UIView? {
    let views = top?.viewIfLoaded?.withSubviewsInOrder ?? []
    guard let view = views.first(where: { $0.shownName == name }) else { return nil }
    return view.nearest(UITableViewCell.self) ?? view
  }
}

extension UIView {
  /// The text that the user can edit; nil if there is none.
  fileprivate var editedText: String? {
    switch self {
    case let field as UITextField: field.text ?? ""
    case let textView as UITextView where textView.isEditable: textView.text
    default: nil
    }
  }
}
