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
  let canAdd: Bool
  let canClear: Bool

  init(_ list: GuestList) {
    text = list.text
    canAdd = list.canAdd
    canClear = list.canClear
  }
}

protocol GuestsRendering: Rendering {
  func render(_ renderable: GuestsRenderable)
}

extension GuestsView: GuestsRendering {
  func render(_ renderable: GuestsRenderable) {
    show(renderable.text, canAdd: renderable.canAdd, canClear: renderable.canClear)
  }
}

/// Loading the guests, and adding one.
protocol FillingInteracting: Interacting {
  func use(_ view: any GuestsRendering)
  func use(_ presenter: any PresentationControlling)
  func didLoadView()
  func didTapAddButton()
}

final class FillingInteraction {
  private let book: any GuestKeeping
  private let load: Load
  private let navigation: any GuestsNavigating
  private weak var view: (any GuestsRendering)?

  init(book: any GuestKeeping, load: @escaping Load, navigation: any GuestsNavigating) {
    self.book = book
    self.load = load
    self.navigation = navigation
  }

  private func render() { view?.render(GuestsRenderable(book.list)) }
}

extension FillingInteraction: FillingInteracting {
  func use(_ view: any GuestsRendering) { self.view = view }
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }

  func didLoadView() {
    render()
    Task { [weak self, load] in
      let names = try? await load()
      self?.book.list = GuestList(names)
      self?.render()
    }
  }

  func didTapAddButton() { navigation.presentName(listener: self) }
}

extension FillingInteraction: NameListening {
  func didEndName(_ name: String) {
    navigation.dismissName()
    book.list.add(name)
    render()
  }
}

/// Removing all guests, after a question.
protocol ClearingInteracting: Interacting {
  func use(_ view: any GuestsRendering)
  func use(_ presenter: any PresentationControlling)
  func didTapClearButton()
}

final class ClearingInteraction {
  private let book: any GuestKeeping
  private let navigation: any GuestsNavigating
  private weak var view: (any GuestsRendering)?

  init(book: any GuestKeeping, navigation: any GuestsNavigating) {
    self.book = book
    self.navigation = navigation
  }
}

extension ClearingInteraction: ClearingInteracting {
  func use(_ view: any GuestsRendering) { self.view = view }
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }
  func didTapClearButton() { navigation.presentQuestion(listener: self) }
}

extension ClearingInteraction: QuestionListening {
  func didTapRemoveButton() {
    book.list.clear()
    view?.render(GuestsRenderable(book.list))
  }
}

final class GuestsViewController: UIViewController {
  private let guestsView = GuestsView()
  private let filling: any FillingInteracting
  private let clearing: any ClearingInteracting

  init(filling: any FillingInteracting, clearing: any ClearingInteracting) {
    self.filling = filling
    self.clearing = clearing
    super.init(nibName: nil, bundle: nil)
    filling.use(guestsView)
    filling.use(self)
    clearing.use(guestsView)
    clearing.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = guestsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    guestsView.addButton.onTap(in: self) { $0.filling.didTapAddButton() }
    guestsView.clearButton.onTap(in: self) { $0.clearing.didTapClearButton() }
    filling.didLoadView()
  }
}
