// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import PortableUIKit

// The child that Review opens here.

public final class RatingViewController: UIViewController {
  var onDone: ((Int) -> Void)?
  private let stars: Int

  init(stars: Int, mostStars: Int) {
    self.stars = min(stars, mostStars)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let doneButton = UIButton(type: .system)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    doneButton.onTap(in: self) { $0.onDone?($0.stars) }
    view = doneButton
  }
}
