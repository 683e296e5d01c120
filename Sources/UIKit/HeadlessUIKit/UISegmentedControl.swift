public import Foundation

/// A row of segments with titles, one of which is selected.
///
/// Apple, UISegmentedControl.h. A segment that does not exist has no title, and is not changed.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var isEnabled = true
  }

  private var segments: [Segment] = []

  /// Makes segments of texts. What is no text makes no segment here.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { ($0 as? String).map { Segment(title: $0) } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  /// For ``selectedSegmentIndex``: none is selected.
  public static let noSegment = -1

  /// The selected segment; ``noSegment`` by default. Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Whether a segment is selected only while the user touches it; false by default.
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment; an index past the end is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Selects a segment as the user does. Sends events if the selection changes.
  func touchUp(segment: Int) {
    guard selectedSegmentIndex != segment else { return }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
