import Foundation
import RVBKit
import QuartetThirdParty

// A line that ends in `violation:` breaks a rule; every other line keeps them all.

// MARK: - Own base classes

class BaseController<Content: UIView>: UIViewController {
  var content: Content?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

class BaseBuilder<Dependency>: Builder<Dependency> {}

class BaseRouter {}

final class Player {
  static let shared = Player()
  static var current: Player { shared }
  var isPlaying = false
}

// MARK: - Library, whose child is an album, whose child is a song

protocol LibraryControllable: UIViewControllable {
  var onPlay: ((String) -> Void)? { get set }
}

protocol LibraryBuildable: Buildable {
  func build() -> any LibraryControllable
}

protocol LibraryRoutable: Routable {
  func routeToAlbum(_ id: Int) -> any AlbumControllable
  func routeToNotes() -> any LibraryNotesControllable
}

struct LibraryDependency {
  let client: HTTPClient
}

final class LibraryBuilder: BaseBuilder<LibraryDependency>, LibraryBuildable {
  private var last: (any LibraryControllable)?  // violation: a builder stores a module

  func build() -> any LibraryControllable {
    let controller = LibraryController(model: LibraryModel(client: dependency.client))
    controller.router = LibraryRouter(
      album: AlbumBuilder(.init(title: "")), notes: NotesBuilder())
    return controller
  }
}

final class LibraryRouter: BaseRouter, LibraryRoutable {
  private let album: any AlbumBuildable
  private let notes: NotesBuilder  // violation: a router names a builder
  private var current: UIViewController?  // violation: a router stores something else

  init(album: any AlbumBuildable, notes: NotesBuilder) {
    self.album = album
    self.notes = notes
  }

  func routeToAlbum(_ id: Int) -> any AlbumControllable { album.build(id: id) }
  func routeToNotes() -> any LibraryNotesControllable { NotesAdapter(notes.build()) }
}

extension LibraryRouter {
  func show(_ child: UIViewController, on parent: UIViewController) {
    parent.present(child, animated: true)  // violation: a router presents
    parent.navigationController?.viewControllers.append(child)  // violation: a router changes the stack
    parent.childScreens.present(child)  // violation: a router opens a screen
    parent.route(child)  // violation: a router routes
  }

  func makeNotes() -> any LibraryNotesControllable {
    let builder: NotesBuilder = .init(())  // violation: a router makes a builder
    return NotesAdapter(builder.build())
  }
}

final class LibraryModel {
  private let client: HTTPClient
  private let history = History<String>()
  var onChange: (() -> Void)?

  init(client: HTTPClient) { self.client = client }

  func load() {
    history.push("load")
    client.get("/library") { [weak self] _ in self?.onChange?() }
  }

  func play() {
    Player.shared.isPlaying = true  // violation: a singleton as shared object
    Player.current.isPlaying = true  // violation: the same, computed
  }
}

final class LibraryController<Model: LibraryModel>: BaseController<UIStackView>, LibraryControllable {
  var router: (any LibraryRoutable)?
  var onPlay: ((String) -> Void)?
  private let model: Model

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    model.onChange = { [weak self] in self?.textDidChange() }
  }

  required init?(coder: NSCoder) { nil }

  private func textDidChange() { title = String(Int("3") ?? 0) }

  private func showAlbum() {
    guard let album = router?.routeToAlbum(1) else { return }
    album.onEnd = { [weak self] in self?.close() }
    route(self, animated: true) { $0?.present(album, animated: true) }
  }

  private func browse() {
    present(BrowserViewController("https://example.com"), animated: true)
  }

  private func close() { dismiss(animated: true) }
}

extension LibraryController {
  func ask() {
    childScreens.resume()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    present(alert, animated: true)  // violation: Quartet's, a link does not see the alert
  }

  func peek() {
    let album = presentedViewController as? AlbumController  // violation: a cast to the child's class
    album?.title = ""
  }

  func playFirstSong() {
    let songs = search { $0 is any SongControllable }  // violation: a root addresses a grandchild
    (songs.first as? any SongControllable)?.play()  // violation: it calls the grandchild
  }

  func makeNotes() -> UIViewController {
    NotesAdapter(NotesController())  // violation: a view makes an adapter and another module's view
  }
}

// MARK: - An adapter

protocol LibraryNotesControllable: UIViewControllable {}

final class NotesAdapter: UIViewController, LibraryNotesControllable {
  private let notes: any NotesControllable

  init(_ notes: any NotesControllable) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
