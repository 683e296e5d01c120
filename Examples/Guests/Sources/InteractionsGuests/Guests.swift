import Guests
import Interactions

/// The list, which two interactions change.
protocol GuestKeeping: AnyObject {
  var list: GuestList { get set }
}

final class GuestBook: GuestKeeping {
  var list = GuestList.loading
}

struct GuestsRenderable: Equatable {
  let text: String
  let names: [String]
  let canAdd: Bool

  init(_ list: GuestList) {
    text = list.text
    names = list.names
    canAdd = list.canAdd
  }
}

protocol GuestsRendering: Rendering {
  func render(_ renderable: GuestsRenderable)
}

extension GuestsView: GuestsRendering {
  func render(_ renderable: GuestsRenderable) {
    show(renderable.text, renderable.names, canAdd: renderable.canAdd)
  }
}

/// Loading the guests, adding one, and editing one.
protocol FillingInteracting: Interacting {
  func use(_ view: any GuestsRendering)
  func use(_ presenter: any PresentationControlling)
  func didLoadView()
  func didTapAddButton()
  func didTapRow(_ row: Int)
}

final class FillingInteraction {
  private let book: any GuestKeeping
  private let load: Load
  private let navigation: any GuestsNavigating
  private var row: Int?
  private var loading: Task<Void, Never>?
  private weak var view: (any GuestsRendering)?

  init(book: any GuestKeeping, load: @escaping Load, navigation: any GuestsNavigating) {
    self.book = book
    self.load = load
    self.navigation = navigation
  }

  deinit { loading?.cancel() }

  private func render() { view?.render(GuestsRenderable(book.list)) }
}

extension FillingInteraction: FillingInteracting {
  func use(_ view: any GuestsRendering) { self.view = view }
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }

  func didLoadView() {
    render()
    loading = Task { [weak self, load] in
      let names = try? await load()
      self?.book.list = GuestList(names)
      self?.render()
    }
  }

  func didTapAddButton() {
    row = nil
    navigation.presentName("", listener: self)
  }

  func didTapRow(_ row: Int) {
    self.row = row
    navigation.presentName(book.list.name(row), listener: self)
  }
}

extension FillingInteraction: NameListening {
  func didEndName(_ name: String?) {
    navigation.dismissName()
    if let name { book.list.save(name, row: row) }
    render()
  }
}

/// Deleting a guest, after a question.
protocol DeletingInteracting: Interacting {
  func use(_ view: any GuestsRendering)
  func use(_ presenter: any PresentationControlling)
  func didDeleteRow(_ row: Int)
}

final class DeletingInteraction {
  private let book: any GuestKeeping
  private let navigation: any GuestsNavigating
  private var row: Int?
  private weak var view: (any GuestsRendering)?

  init(book: any GuestKeeping, navigation: any GuestsNavigating) {
    self.book = book
    self.navigation = navigation
  }
}

extension DeletingInteraction: DeletingInteracting {
  func use(_ view: any GuestsRendering) { self.view = view }
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }

  func didDeleteRow(_ row: Int) {
    self.row = row
    navigation.presentQuestion(name: book.list.name(row), listener: self)
  }
}

extension DeletingInteraction: QuestionListening {
  func didTapDeleteButton() {
    guard let row else { return }
    book.list.remove(row: row)
    view?.render(GuestsRenderable(book.list))
  }
}

final class GuestsViewController: UIViewController {
  private let guestsView = GuestsView()
  private let filling: any FillingInteracting
  private let deleting: any DeletingInteracting

  init(filling: any FillingInteracting, deleting: any DeletingInteracting) {
    self.filling = filling
    self.deleting = deleting
    super.init(nibName: nil, bundle: nil)
    filling.use(guestsView)
    filling.use(self)
    deleting.use(guestsView)
    deleting.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = guestsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    guestsView.addButton.onTap(in: self) { $0.filling.didTapAddButton() }
    guestsView.selected = { [weak self] row in self?.respond { self?.filling.didTapRow(row) } }
    guestsView.deleted = { [weak self] row in self?.respond { self?.deleting.didDeleteRow(row) } }
    filling.didLoadView()
  }
}
