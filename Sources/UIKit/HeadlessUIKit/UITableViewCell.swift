public import Foundation

/// The view of one row of a table.
///
/// Apple, UITableViewCell.h. A table makes the cells of registered classes with ``init(style:reuseIdentifier:)``. For
/// that, a subclass without this initializer cannot have another designated one here; UIKit raises when it dequeues one.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  nonisolated public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// How a selected cell looks.
  nonisolated public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The change that the user can make to a row in editing mode.
  nonisolated public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// The sign at the trailing edge.
  nonisolated public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  private let style: CellStyle
  private var content = UIView(frame: .zero)
  private var label: UILabel?
  private var detailLabel: UILabel?
  private var ownImageView: UIImageView?

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// For `UITableView`: makes a default cell of a registered class.
  public required convenience init(ofRegisteredClass reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Under which identifier the table reuses the cell; nil: it does not.
  public let reuseIdentifier: String?

  /// Called before the table dequeues a cell that was in use. An override calls super.
  open func prepareForReuse() {}

  /// The view of the content; that of ``contentConfiguration`` if there is one.
  open var contentView: UIView { content }

  /// The label of the text. Do not use it together with ``contentConfiguration``.
  open var textLabel: UILabel? {
    if label == nil, contentConfiguration == nil { label = added(UILabel(frame: .zero)) }
    return label
  }

  /// The second label, which a default cell does not have.
  open var detailTextLabel: UILabel? {
    if detailLabel == nil, contentConfiguration == nil, style != .default {
      detailLabel = added(UILabel(frame: .zero))
    }
    return detailLabel
  }

  private func added<Part: UIView>(_ part: Part) -> Part {
    content.addSubview(part)
    return part
  }

  /// The image at the leading edge.
  open var imageView: UIImageView? {
    if ownImageView == nil, contentConfiguration == nil { ownImageView = added(UIImageView(frame: .zero)) }
    return ownImageView
  }

  /// The content of the cell, as a value. It replaces ``contentView`` and the labels.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let contentConfiguration, let view = content as? any UIContentView & UIView,
        view.supports(contentConfiguration)
      {
        view.configuration = contentConfiguration
        return
      }
      content.removeFromSuperview()
      (label, detailLabel, ownImageView) = (nil, nil, nil)
      content = contentConfiguration?.makeContentView() ?? UIView(frame: .zero)
      addSubview(content)
    }
  }

  /// A configuration with the default look of the cell's style, and without text.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The sign at the trailing edge; none by default.
  open var accessoryType = AccessoryType.none

  /// A view in place of the sign; a subview.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
    }
  }

  /// How the cell looks when it is selected.
  open var selectionStyle = SelectionStyle.default

  /// Whether the cell looks selected. It does not select the row.
  open var isSelected = false

  /// Changes how the cell looks. The table calls it when the selection changes.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Whether the cell looks as while a finger touches it.
  open var isHighlighted = false
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var editingAccessoryType = AccessoryType.none
  open var isEditing = false

  /// Shows or hides the editing control. The table calls it for each cell that is seen.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The kind of the editing control, as the table's delegate chose it.
  open internal(set) var editingStyle = EditingStyle.none
}

/// The view of a section's title.
///
/// Apple, UITableViewHeaderFooterView.h. The table makes it; other classes cannot be registered here.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  init(title: String) {
    super.init(frame: .zero)
    let label = UILabel(frame: .zero)
    label.text = title
    addSubview(label)
    textLabel = label
  }

  public required init?(coder: NSCoder) { nil }

  open private(set) var textLabel: UILabel?
}

extension UITableView {
  /// A table's look.
  nonisolated public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The place to which a row is scrolled; `.none` is the nearest.
  nonisolated public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// How rows move when they change. It has no effect here.
  nonisolated public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableViewCell {
  /// The line below a row.
  nonisolated public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
