import Foundation
import RVBKit

// The check must report what a comment `violation:` says of the next line of code, and nothing else.

final class Player {
  static let shared = Player()
  static var current: Player { shared }
  var isPlaying = false
}
let globalPlayer = Player()

protocol ListControllable: UIViewControllable {
  func presentDetail(animated: Bool, completion: ((any DetailControllable) -> Void)?)
}
protocol DetailControllable: UIViewControllable {
  var onEnd: (() -> Void)? { get set }
  func presentSong(completion: ((any SongControllable) -> Void)?)
}
protocol SongControllable: UIViewControllable { func play() }
protocol OldControllable: UIViewControllable {}

protocol DetailBuildable: Buildable { func build(id: Int) -> any DetailControllable }
protocol SongBuildable: Buildable { func build() -> any SongControllable }
protocol OldBuildable: Buildable { func build() -> UIViewController }
protocol ListRoutable: Routable {
  func routeToDetail(id: Int) -> any DetailControllable
  func routeToOld() -> any OldControllable
  func routeToAlert() -> UIViewController
}

// MARK: Modules as in the document

final class ListBuilder: Builder<Player> {
  func build() -> any ListControllable {
    let controller = ListController()
    controller.model = ListViewModel(player: dependency)
    controller.router = ListRouter(detail: DetailBuilder(dependency), old: OldBuilder(()))
    return controller
  }
}

class BaseRouter {}

final class ListRouter: BaseRouter, ListRoutable {
  private let detail: any DetailBuildable
  private let old: any OldBuildable

  init(detail: any DetailBuildable, old: any OldBuildable) { (self.detail, self.old) = (detail, old) }

  func routeToDetail(id: Int) -> any DetailControllable { detail.build(id: id) }
  func routeToOld() -> any OldControllable { OldAdapter(old.build()) }
  func routeToAlert() -> UIViewController {
    UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  }
}

final class ListViewModel {
  private let player: Player
  init(player: Player) { self.player = player }
}

final class ListController: UIViewController, ListControllable {
  var router: (any ListRoutable)?
  var model: ListViewModel?
  private weak var shown: (any DetailControllable)?

  func presentDetail(animated: Bool, completion: ((any DetailControllable) -> Void)?) {
    guard let detail = router?.routeToDetail(id: 1) else { return }
    detail.onEnd = { [weak self] in self?.dismiss(animated: true) }
    route(self, animated: animated) {
      $0?.present(detail, animated: animated)
      completion?(detail)
    }
  }

  func openLink() {
    presentDetail(animated: true) { detail in detail.presentSong { song in song.play() } }
  }

  func ask() {
    guard let alert = router?.routeToAlert() else { return }
    // violation: ListController presents an alert by UIKit's own method. (Quartet, alerts-by-child-screens)
    present(alert, animated: true)
  }
}

final class DetailBuilder: Builder<Player>, DetailBuildable {
  func build(id: Int) -> any DetailControllable { DetailController() }
}

final class OldBuilder: Builder<Void>, OldBuildable {
  func build() -> UIViewController { UIViewController() }
}

final class OldAdapter: UIViewController, OldControllable {
  private let old: UIViewController

  init(_ old: UIViewController) {
    self.old = old
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// Builds a text, and is no builder of a module.
struct TextBuilder { func build() -> String { "" } }

// MARK: Modules that break the rules

final class DetailController: UIViewController, DetailControllable {
  var onEnd: (() -> Void)?
  // violation: DetailController names the class DetailRouter. (Quartet, replaceable-parts)
  var router: DetailRouter?
  // violation: DetailController.song stores a child. (RVB, View)
  private var song: (any SongControllable)?
  // violation: DetailController names SongBuildable. (RVB, Router)
  private let builder: (any SongBuildable)? = nil
  // violation: DetailController makes DetailViewModel. (RVB, Builder)
  private lazy var model = DetailViewModel()

  func presentSong(completion: ((any SongControllable) -> Void)?) {
    guard let song = router?.routeToSong() else { return }
    // violation: DetailController does not wait for a transition: present. (RVB, Deeplink)
    present(song, animated: true)
    completion?(song)
  }

  func close() {
    // violation: DetailController closes itself: popViewController. (RVB, Routing)
    navigationController?.popViewController(animated: true)
    // violation: DetailController closes itself: presentingViewController. (RVB, Routing)
    presentingViewController?.dismiss(animated: true)
    // violation: DetailController names the class SongBuilder. (RVB, Router)
    _ = SongBuilder(())
    // violation: DetailController names the class SongController. (RVB, Communication)
    (presentedViewController as? SongController)?.play()
    // violation: DetailController addresses ListControllable, which is no child. (RVB, Communication)
    _ = search { $0 is any ListControllable }
    // violation: DetailController makes OldAdapter. (RVB, Router)
    _ = OldAdapter(UIViewController())
  }
}

final class DetailViewModel {
  func play() {
    // violation: DetailViewModel uses the singleton shared. (Quartet, no-singletons)
    Player.shared.isPlaying = true
    // violation: DetailViewModel uses the singleton current. (Quartet, no-singletons)
    Player.current.isPlaying = true
    // violation: DetailViewModel uses the singleton globalPlayer. (Quartet, no-singletons)
    globalPlayer.isPlaying = true
  }
}

// violation: DetailRouter conforms to no protocol of its own. (Quartet, replaceable-parts)
final class DetailRouter: Routable {
  private let song: any SongBuildable
  // violation: DetailRouter.opened is no buildable. (Quartet, buildables-only)
  private var opened = 0
  // violation: DetailRouter.current stores a screen. (RVB, View)
  private var current: UIViewController?

  init(song: any SongBuildable) { self.song = song }

  func routeToSong() -> any SongControllable { song.build() }
  func show(_ screen: UIViewController, on parent: UIViewController) {
    // violation: DetailRouter navigates: present. (RVB, Routing)
    parent.present(screen, animated: true)
  }
}

final class SongBuilder: Builder<Void>, SongBuildable {
  // violation: SongBuilder.last stores a screen. (RVB, View)
  private var last: (any SongControllable)?

  func build() -> any SongControllable { SongController() }
  // violation: SongBuilder.build returns the view's class. (RVB, Module)
  func build(loud: Bool) -> SongController { SongController() }
}

final class SongController: UIViewController, SongControllable {
  func play() {}

  func close() {
    // violation: SongController dismisses a screen that it has not presented. (RVB, Routing)
    dismiss(animated: true)
  }
}

enum Start {
  static func start() -> UIViewController {
    UINavigationController(rootViewController: ListBuilder(Player()).build())
  }

  static func shortcut() -> UIViewController {
    // violation: Start makes SongController. (RVB, Builder)
    SongController()
  }
}
