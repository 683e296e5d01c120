import Foundation
import Interactions
import QuartetThirdParty

// A line that ends in `violation:` breaks a rule; every other line keeps them all.

// MARK: - The app

protocol Finding: AnyObject {
  func find(_ text: String, _ completion: @escaping ([String]) -> Void)
}

final class Finder: Finding {
  func find(_ text: String, _ completion: @escaping ([String]) -> Void) { completion([text]) }
}

// MARK: - Renderables

struct ResultsRenderable: Equatable {
  let titles: [String]
  let count: Int

  var isEmpty: Bool { titles.isEmpty }
}

struct HintRenderable {
  var text: String  // violation: a renderable can be changed
  let finder: Finder  // violation: a renderable refers to a class
  let next: (any Finding)?  // violation: a renderable refers to a protocol
  let onTap: () -> Void  // violation: a renderable refers to a function
}

final class BadgeRenderable {  // violation: a renderable is a class
  let count = 1
}

protocol ResultsRendering: Rendering {
  func render(_ renderable: ResultsRenderable)
}

protocol HintRendering: Rendering {
  func render(_ renderable: HintRenderable)
  func clear()  // violation: a rendering does more
}

protocol BadgeRendering: Rendering {
  func render(_ renderable: BadgeRenderable) -> Bool  // violation: a rendering returns something
}

// MARK: - Interactions

enum Search {
  final class TypingInteraction {
    private let navigation: any SearchNavigating
    private let history = History<String>()
    private weak var view: (any ResultsRendering)?
    private weak var finder: (any Finding)?
    private var text = ""

    init(navigation: any SearchNavigating) { self.navigation = navigation }
  }
}

protocol SearchTypingInteracting: Interacting {
  func use(_ view: any ResultsRendering)
  func use(_ finder: any Finding)
  func textDidChange(_ text: String)
  func didTapRow(_ row: Int)
}

extension Search.TypingInteraction: SearchTypingInteracting {
  func use(_ view: any ResultsRendering) { self.view = view }

  func use(_ finder: any Finding) {
    self.finder = finder
    finder.find("") { [weak self] titles in
      self?.view?.render(ResultsRenderable(titles: titles, count: Int("3") ?? 0))
    }
  }

  func textDidChange(_ text: String) {
    self.text = text
    history.push(text)
    view?.render(ResultsRenderable(titles: [text], count: 1))
  }

  func didTapRow(_ row: Int) {
    navigation.openDetails(text)
  }
}

protocol SearchNavigating: Navigating<any NavigationControlling & PresentationControlling> {
  func openDetails(_ text: String)
}

final class SearchNavigation: SearchNavigating {
  private let detailsAssembler: any Assembling<UIViewController>
  private weak var controller: (any NavigationControlling & PresentationControlling)?

  init(detailsAssembler: any Assembling<UIViewController>) { self.detailsAssembler = detailsAssembler }

  func use(_ navigationController: any NavigationControlling & PresentationControlling) {
    controller = navigationController
  }

  func openDetails(_ text: String) {
    controller?.pushViewController(detailsAssembler.assemble(), animated: true)
    controller?.childScreens.present(BrowserViewController("https://example.com"))
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    controller?.childScreens.present(alert)
  }
}

struct SearchNavigationAssembler: Assembling {
  let detailsAssembler: any Assembling<UIViewController>

  func assemble() -> any SearchNavigating { SearchNavigation(detailsAssembler: detailsAssembler) }
}

final class SearchController: UIViewController {
  private let typing: any SearchTypingInteracting
  private let list = ResultsList()

  init(typing: any SearchTypingInteracting) {
    self.typing = typing
    super.init(nibName: nil, bundle: nil)
    typing.use(list)
  }

  required init?(coder: NSCoder) { nil }

  private func refresh() {
    list.render(ResultsRenderable(titles: [], count: 0))  // violation: a controller renders
  }
}

final class ResultsList: UIView, ResultsRendering {
  private let label = UILabel()
  private var selected: Int?  // violation: a view has state
  private var last: ResultsRenderable?
  private var titles: [String] = []  // violation: a view has state

  func render(_ renderable: ResultsRenderable) {
    last = renderable
    titles = renderable.titles
    label.text = titles.joined()
  }
}
