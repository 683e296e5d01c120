import RVBKit
import QuartetThirdParty

// Three more modules in one file.

protocol AlbumControllable: UIViewControllable {
  var onEnd: (() -> Void)? { get set }
}

protocol AlbumBuildable: Buildable {
  func build(id: Int) -> any AlbumControllable
}

protocol SongBuildable: Buildable {
  func build() -> any SongControllable
}

protocol SongControllable: UIViewControllable {
  func play()
}

struct AlbumDependency {
  let title: String
}

let shelf = Player()
enum Players { static let main = Player() }

final class AlbumBuilder: Builder<AlbumDependency>, AlbumBuildable {
  private static weak var last: (any AlbumControllable)?  // violation: a builder stores a module

  func build(id: Int) -> any AlbumControllable {
    let controller = AlbumController()
    controller.paths = AlbumPaths(song: SongMaker(()))
    return controller
  }
}

final class AlbumPaths: Routable {  // violation: no protocol of its own
  let song: any SongBuildable

  init(song: any SongBuildable) { self.song = song }

  func routeToSong() -> any SongControllable { song.build() }
}

final class AlbumController: UIViewController, AlbumControllable {
  var onEnd: (() -> Void)?
  var paths: AlbumPaths?  // violation: a view knows the router's class
  private let songs: (any SongBuildable)? = nil  // violation: a view names a buildable

  func start() {
    shelf.isPlaying = true  // violation: a global variable as shared object
    Players.main.isPlaying = true  // violation: a singleton in a namespace
    let song = SongMaker(()).build()  // violation: a view makes a builder
    present(song, animated: true)
    guard let routed = paths?.routeToSong() else { return }
    routed.play()
  }
}

final class SongMaker: Builder<Void>, SongBuildable {
  func build() -> any SongControllable { SongPage() }
}

extension SongMaker {
  func build(loud: Bool) -> SongPage {  // violation: build returns the concrete view
    let page = SongPage()
    page.player = Player.shared  // violation: a singleton as shared object
    return page
  }
}

final class SongPage: UIViewController, SongControllable {
  var player: Player?
  func play() { player?.isPlaying = true }
}

// No protocol of its own, so no parent can replace it.
final class NotesBuilder: Builder<Void> {  // violation: a builder without its protocol
  func build() -> any NotesControllable { NotesController() }
}

protocol NotesControllable: UIViewControllable {}

final class NotesController: UIViewController, NotesControllable {
  private lazy var model = NotesModel()  // violation: a view makes its view model
}

final class NotesModel {}

/// A stack of the app's own that is a part of a module. UIKit's is none.
protocol StackControllable: UIViewControllable {}

final class StackController: UINavigationController, StackControllable {}

enum Start {
  static func stack(_ root: UIViewController) -> UIViewController {
    UINavigationController(rootViewController: root)
  }

  static func root(_ client: HTTPClient) -> UIViewController {
    LibraryBuilder(LibraryDependency(client: client)).build()
  }

  static func shortcut() -> UIViewController {
    AlbumController()  // violation: something else than a builder makes a view
  }
}
