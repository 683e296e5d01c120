import RVBKit

// A parent that contains a child whose event owns the parent. The index does not say what a closure captures, so no rule
// finds it.

protocol ShelfControllable: UIViewControllable {}

protocol BookControllable: UIViewControllable {
  var onOpen: (() -> Void)? { get set }
}

protocol BookBuildable: Buildable {
  func build() -> any BookControllable
}

protocol ShelfRoutable: Routable {
  func routeToBook() -> any BookControllable
}

final class ShelfRouter: ShelfRoutable {
  private let book: any BookBuildable

  init(book: any BookBuildable) { self.book = book }

  func routeToBook() -> any BookControllable { book.build() }
}

final class ShelfController: UIViewController, ShelfControllable {
  private let router: any ShelfRoutable

  init(router: any ShelfRoutable) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let book = router.routeToBook()
    book.onOpen = { self.title = "Open" }
    addChild(book)
    view.addSubview(book.view)
    book.didMove(toParent: self)
  }
}

final class BookController: UIViewController, BookControllable {
  var onOpen: (() -> Void)?
}

final class BookBuilder: Builder<Void>, BookBuildable {
  func build() -> any BookControllable { BookController() }
}
