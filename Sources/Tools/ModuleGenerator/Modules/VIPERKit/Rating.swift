// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import VIPERKit

// The child that Review opens in this package. The generator writes children as modules like Review.

public struct RatingParameters {
  let stars: Int
}

@MainActor
public protocol RatingDelegate: AnyObject {
  func ratingDidEnd(stars: Int)
}

@MainActor
struct RatingFactory {
  static func `default`(parameters: RatingParameters, delegate: some RatingDelegate) -> UIViewController {
    RatingViewController(parameters: parameters, delegate: delegate)
  }
}

final class RatingViewController: UIViewController {
  private let parameters: RatingParameters
  private unowned let delegate: any RatingDelegate

  init(parameters: RatingParameters, delegate: any RatingDelegate) {
    (self.parameters, self.delegate) = (parameters, delegate)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let doneButton = UIButton(type: .system)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    doneButton.onTap(in: self) { $0.delegate.ratingDidEnd(stars: $0.parameters.stars) }
    view = doneButton
  }
}
