import Interactions
import TaskScreens

/// What the interactions use of the store.
protocol TaskKeeping: AnyObject {
  var titles: [String] { get }
  func save(_ title: String, row: Int?)
  func remove(row: Int)
}

extension TaskStore: TaskKeeping {}

struct ListRenderable: Equatable {
  let titles: [String]
}

protocol ListRendering: Rendering {
  func render(_ renderable: ListRenderable)
}

extension TaskTable: ListRendering {
  func render(_ renderable: ListRenderable) { show(renderable.titles) }
}

/// Adding a task and editing one.
protocol EditingInteracting: Interacting {
  func use(_ view: any ListRendering)
  func use(_ presenter: any PresentationControlling)
  func didLoadView()
  func didTapAddButton()
  func didTapRow(_ row: Int)
}

final class EditingInteraction {
  private let tasks: any TaskKeeping
  private let navigation: any ListNavigating
  private var row: Int?
  private weak var view: (any ListRendering)?

  init(tasks: any TaskKeeping, navigation: any ListNavigating) {
    self.tasks = tasks
    self.navigation = navigation
  }
}

extension EditingInteraction: EditingInteracting {
  func use(_ view: any ListRendering) { self.view = view }
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }
  func didLoadView() { view?.render(ListRenderable(titles: tasks.titles)) }

  func didTapAddButton() {
    row = nil
    navigation.presentEditor(title: "", listener: self)
  }

  func didTapRow(_ row: Int) {
    self.row = row
    navigation.presentEditor(title: tasks.titles[row], listener: self)
  }
}

extension EditingInteraction: EditorListening {
  func didSaveTitle(_ title: String) {
    navigation.dismissEditor()
    tasks.save(title, row: row)
    view?.render(ListRenderable(titles: tasks.titles))
  }

  func didCancelEditor() { navigation.dismissEditor() }
}

/// Deleting a task, after a question.
protocol DeletingInteracting: Interacting {
  func use(_ view: any ListRendering)
  func use(_ presenter: any PresentationControlling)
  func didDeleteRow(_ row: Int)
}

final class DeletingInteraction {
  private let tasks: any TaskKeeping
  private let navigation: any ListNavigating
  private var row: Int?
  private weak var view: (any ListRendering)?

  init(tasks: any TaskKeeping, navigation: any ListNavigating) {
    self.tasks = tasks
    self.navigation = navigation
  }
}

extension DeletingInteraction: DeletingInteracting {
  func use(_ view: any ListRendering) { self.view = view }
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }

  func didDeleteRow(_ row: Int) {
    self.row = row
    navigation.presentQuestion(title: tasks.titles[row], listener: self)
  }
}

extension DeletingInteraction: DeletionListening {
  func didTapDeleteButton() {
    guard let row else { return }
    tasks.remove(row: row)
    view?.render(ListRenderable(titles: tasks.titles))
  }
}

final class ListViewController: UIViewController {
  private let table = TaskTable()
  private let editing: any EditingInteracting
  private let deleting: any DeletingInteracting

  init(editing: any EditingInteracting, deleting: any DeletingInteracting) {
    self.editing = editing
    self.deleting = deleting
    super.init(nibName: nil, bundle: nil)
    editing.use(table)
    editing.use(self)
    deleting.use(table)
    deleting.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    table.selected = { [weak self] row in self?.respond { self?.editing.didTapRow(row) } }
    table.deleted = { [weak self] row in self?.respond { self?.deleting.didDeleteRow(row) } }
    navigationItem.rightBarButtonItem = UIBarButtonItem(.add, "tasks.addButton") { [weak self] in
      self?.respond { self?.editing.didTapAddButton() }
    }
    editing.didLoadView()
  }
}

/// Assembles the list of the tasks.
public struct ListAssembler: Assembling {
  let store: TaskStore

  /// Passes the store.
  public init(store: TaskStore) {
    self.store = store
  }

  /// Assembles the controller.
  public func assemble() -> UIViewController {
    ListViewController(
      editing: EditingInteraction(tasks: store, navigation: navigation()),
      deleting: DeletingInteraction(tasks: store, navigation: navigation()))
  }

  private func navigation() -> any ListNavigating {
    ListNavigation { title in
      EditorAssembler(interactionAssembler: EditorInteractionAssembler(title: title))
    }
  }
}
