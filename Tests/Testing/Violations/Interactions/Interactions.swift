import Foundation
import Interactions

// The check must report what a comment `violation:` says of the next line of code, and nothing else.

protocol Finding: AnyObject { func find(_ text: String, _ completion: @escaping ([String]) -> Void) }
final class Finder: Finding { func find(_ text: String, _ completion: @escaping ([String]) -> Void) {} }
final class Undo { func push(_ text: String) {} }

// MARK: Components as in the document

struct ResultsRenderable: Equatable {
  let titles: [String]
  var isEmpty: Bool { titles.isEmpty }
}

protocol ResultsRendering: Rendering { func render(_ renderable: ResultsRenderable) }

protocol LabelRendering: ResultsRendering { func use(_ label: UILabel) }

protocol SearchInteracting: Interacting {
  func use(_ view: any ResultsRendering)
  func use(_ finder: any Finding)
  func textDidChange(_ text: String)
}

final class SearchInteraction {
  private let navigation: any SearchNavigating
  private let history = Undo()
  private weak var view: (any ResultsRendering)?
  private weak var finder: (any Finding)?

  init(navigation: any SearchNavigating) { self.navigation = navigation }
}

extension SearchInteraction: SearchInteracting {
  func use(_ view: any ResultsRendering) { self.view = view }

  func use(_ finder: any Finding) {
    self.finder = finder
    finder.find("") { [weak self] _ in self?.textDidChange("") }
  }

  func textDidChange(_ text: String) {
    history.push(text)
    view?.render(ResultsRenderable(titles: [text]))
    navigation.openDetails()
  }
}

protocol SearchNavigating: Navigating<any NavigationControlling> { func openDetails() }

class SearchNavigation: SearchNavigating {
  private let detailsAssembler: any Assembling<UIViewController>
  private weak var controller: (any NavigationControlling)?

  init(controller: any NavigationControlling, detailsAssembler: any Assembling<UIViewController>) {
    (self.controller, self.detailsAssembler) = (controller, detailsAssembler)
  }

  func use(_ navigationController: any NavigationControlling) { controller = navigationController }

  func openDetails() { controller?.pushViewController(detailsAssembler.assemble(), animated: true) }
}

struct SearchAssembler: Assembling {
  let navigationAssembler: any Assembling<any SearchNavigating>

  func assemble() -> any SearchInteracting { SearchInteraction(navigation: navigationAssembler.assemble()) }
}

final class SearchController: UIViewController {
  private let search: any SearchInteracting
  private let list = ResultsList()

  init(search: any SearchInteracting) {
    self.search = search
    super.init(nibName: nil, bundle: nil)
    search.use(list)
  }

  required init?(coder: NSCoder) { nil }
}

final class ResultsList: UIView, ResultsRendering {
  var onSelect: ((Int) -> Void)?
  private let label = UILabel()
  private var shown: ResultsRenderable?

  func render(_ renderable: ResultsRenderable) {
    (shown, label.text) = (renderable, renderable.titles.joined())
  }
}

// MARK: Components that break the rules

// violation: BadgeRenderable is no struct. (Interactions, Renderable)
final class BadgeRenderable {
  // violation: BadgeRenderable.text can be changed. (Interactions, Renderable)
  var text = ""
  // violation: BadgeRenderable.finder refers to an object or a function. (Interactions, Renderable)
  let finder = Finder()
  // violation: BadgeRenderable.next refers to an object or a function. (Interactions, Renderable)
  let next: (any Finding)? = nil
  // violation: BadgeRenderable.onTap refers to an object or a function. (Interactions, Renderable)
  let onTap: () -> Void = {}
}

protocol BadgeRendering: Rendering {
  // violation: BadgeRendering.render does more than render a renderable. (Interactions, Views)
  func render(_ renderable: BadgeRenderable) -> Bool
  // violation: BadgeRendering.clear does more than render a renderable. (Interactions, Views)
  func clear()
}

protocol EditInteracting: Interacting {
  // violation: EditInteracting.isSaving can be asked. (Quartet, told-interactions)
  var isSaving: Bool { get }
  // violation: EditInteracting.shouldReturn returns something. (Quartet, told-interactions)
  func shouldReturn() -> Bool
}

// violation: BaseInteraction can be inherited from. (Interactions, Interaction)
class BaseInteraction: Interacting {}

// violation: EditInteraction inherits from a class of the app. (Interactions, Interaction)
final class EditInteraction: BaseInteraction, EditInteracting {
  // violation: EditInteraction.client refers to a class. (Interactions, Navigation)
  private let client: Finder
  // violation: EditInteraction.view is a strong reference. (Interactions, Navigation)
  private var view: (any ResultsRendering)?
  // violation: EditInteraction.list is a strong reference. (Interactions, Navigation)
  private var list: (any ResultsRendering)?
  // violation: EditInteraction.listener is never set. (Interactions, Navigation)
  private weak var listener: (any EditListening)?
  // violation: EditInteraction.observer is never set. (Interactions, Navigation)
  private weak var observer: (any EditListening)?
  private weak var finder: (any Finding)?
  // violation: EditInteraction.search is another interaction. (Quartet, separate-interactions)
  private let search: (any SearchInteracting)? = nil
  // violation: EditInteraction.other is another interaction. (Quartet, separate-interactions)
  private let other: (any SearchInteracting)? = nil

  // violation: EditInteraction.init takes a class. (Interactions, Navigation)
  init(client: Finder, finder: any Finding) {
    self.client = client
    // violation: EditInteraction.finder is not owned, but passed to `init`. (Interactions, Navigation)
    self.finder = finder
  }

  var isSaving: Bool { false }
  func shouldReturn() -> Bool { false }

  func use(_ view: any ResultsRendering) {
    self.view = view
    // violation: EditInteraction.use renders. (Quartet, use-stores)
    view.render(ResultsRenderable(titles: []))
    // violation: EditInteraction.use renders. (Quartet, use-stores)
    show()
  }

  // violation: EditInteraction.use stores nothing. (Quartet, use-stores)
  func use(_ stack: any NavigationControlling) {}

  func didTapSave(_ controller: any NavigationControlling) {
    // violation: EditInteraction navigates: pushViewController. (Interactions, Navigation)
    controller.pushViewController(UIViewController(), animated: true)
    // violation: EditInteraction makes EditHelp. (Interactions, Assembler)
    _ = EditHelp()
  }

  private func show() { view?.render(ResultsRenderable(titles: [])) }
}

protocol EditListening: AnyObject {}

final class EditOpening: Navigating {
  typealias Controlling = any NavigationControlling

  // violation: EditOpening.finder is a strong reference. (Interactions, Navigation)
  private var finder: (any Finding)?

  func use(_ navigationController: any NavigationControlling) {
    // violation: EditOpening makes EditHelp. (Interactions, Assembler)
    navigationController.pushViewController(EditHelp(), animated: true)
  }
  func use(_ finder: any Finding) { self.finder = finder }

  func ask(_ controller: UIViewController) {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    controller.childScreens.close()
    // violation: EditOpening presents an alert by UIKit's own method. (Quartet, alerts-by-child-screens)
    controller.present(alert, animated: true)
  }
}

final class EditHelp: UIViewController {}

final class EditController: UIViewController {
  // violation: EditController.edit is not owned. (Interactions, Views)
  private weak var edit: (any EditInteracting)?
  private let list = ResultsList()
  private var titles: [String] = []

  init(edit: any EditInteracting) {
    self.edit = edit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func refresh() {
    // violation: EditController renders. (Quartet, interactions-render)
    list.render(ResultsRenderable(titles: []))
    // No call.
    _ = list.render
    // violation: EditController navigates: present. (Interactions, Navigation)
    childScreens.present(UIViewController())
  }
}

final class EditList: UIView, ResultsRendering {
  // violation: EditList.titles is state of a view. (Interactions, Views)
  private var titles: [String] = []
  // violation: EditList.count is state of a view. (Interactions, Views)
  private var count = 0

  func render(_ renderable: ResultsRenderable) { titles = renderable.titles }
}

// violation: EditAssembler is a class. (Interactions, Assembler)
final class EditAssembler: Assembling {
  func assemble() -> any EditInteracting {
    // violation: EditAssembler calls a second initializer, of Finder. (Interactions, Assembler)
    EditInteraction(client: Finder(), finder: FinderAssembler().assemble())
  }
  // violation: EditAssembler.assemble is not its `assemble()`. (Interactions, Assembler)
  func assemble(loud: Bool) -> any EditInteracting { assemble() }
  // violation: EditAssembler.undo is not its `assemble()`. (Interactions, Assembler)
  // violation: EditAssembler calls a second initializer, of Undo. (Interactions, Assembler)
  func undo() -> Undo { Undo() }
}

struct FinderAssembler: Assembling { func assemble() -> any Finding { Finder() } }

struct EditControllerAssembler: Assembling {
  private let assembler: any Assembling<any EditInteracting>

  init() {
    // violation: EditControllerAssembler makes EditAssembler before it assembles. (Quartet, late-assembly)
    assembler = EditAssembler()
  }

  func assemble() -> UIViewController {
    let edit = assembler.assemble()
    return EditController(edit: edit)
  }
}
