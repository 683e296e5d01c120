import InteractionsScreens
import PortableUIKit
import RVBKitScreens
import RoundTableScreens
import VIPERKitScreens

public enum Ratings {
  public nonisolated static let all: [MakeRating] = [old, roundTable, viper, rvb, interactions]

  static func old(_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController {
    let rating = OldRating(stars: stars)
    rating.onDone = onDone
    return rating
  }

  static func roundTable(_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController {
    let module = RatingModuleAssembly(trunk: Trunk())
    module.joint.take(input: .stars(stars))
    module.joint.attach { if case .done(let stars) = $0 { onDone(stars) } }
    return module.view
  }

  static func viper(_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController {
    let handle = RatingHandle(onDone)
    let scene = RatingFactory.default(parameters: RatingParameters(stars: stars), delegate: handle)
    scene.addChild(handle)
    return scene
  }

  static func rvb(_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController {
    let rating = RatingBuilder(RatingDependency(mostStars: 5)).build(with: RatingParameter(stars: stars))
    rating.onDone = onDone
    return rating
  }

  static func interactions(_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController {
    let rating = RatingAssembler(mostStars: 5).assemble()
    let handle = RatingHandle(onDone)
    rating.use(handle)
    rating.addChild(handle)
    rating.didOpen(stars: stars)
    return rating
  }
}

/// The delegate or listener, which the screen does not own. It is a child controller that shows nothing.
private final class RatingHandle: UIViewController, RatingDelegate, RatingListening {
  private var onDone: (Int) -> Void = { _ in }

  convenience init(_ onDone: @escaping (Int) -> Void) {
    self.init(nibName: nil, bundle: nil)
    self.onDone = onDone
  }

  func ratingDidEnd(stars: Int) { onDone(stars) }
  func didEndRating(stars: Int) { onDone(stars) }
}
