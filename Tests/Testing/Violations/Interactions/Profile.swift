import Foundation
import Interactions
import QuartetThirdParty

// Several modules in one file, with base classes.

class BaseInteraction: Interacting {  // violation: a class can be inherited from
  func didLoad() {}
}

protocol ProfileEditingInteracting: Interacting {
  var isSaving: Bool { get }  // violation: an interaction can be asked
  func use(_ view: any ResultsRendering)
  func use(_ stack: any NavigationControlling)
  func didTapSave() -> Bool  // violation: an interaction's method returns something
}

final class ProfileEditingInteraction: BaseInteraction {  // violation: inherits from a class of the app
  private let finder: Finder  // violation: refers to a class
  private let client: HTTPClient?  // violation: refers to a class of another module
  private var view: (any ResultsRendering)?  // violation: owns a view
  private weak var stack: (any NavigationControlling)?
  private weak var listener: (any ProfileListening)?  // violation: is never set
  private let owner: (any ProfileListening)? = nil  // violation: owns its listener
  private let typing: (any SearchTypingInteracting)? = nil  // violation: Quartet's, another interaction

  init(finder: Finder) {  // violation: takes a class
    self.finder = finder
    client = nil
  }
}

extension ProfileEditingInteraction: ProfileEditingInteracting {
  var isSaving: Bool { false }

  func use(_ view: any ResultsRendering) {
    self.view = view
    view.render(ResultsRenderable(titles: [], count: 0))  // violation: `use(_:)` renders
  }

  func use(_ stack: any NavigationControlling) { self.stack = stack }

  func didTapSave() -> Bool {
    let page = ProfileController(editing: self)  // violation: an interaction makes a controller
    stack?.pushViewController(page, animated: true)  // violation: an interaction pushes
    page.present(UIViewController(), animated: true)  // violation: an interaction presents
    return true
  }
}

protocol ProfileListening: AnyObject { func didSave() }

final class ProfileNavigation<Listener>: Navigating
where
  Listener: ProfileListening
{
  private weak var stack: (any NavigationControlling)?
  private weak var listener: Listener?
  private let finder: any Finding

  init(stack: any NavigationControlling, finder: any Finding) {
    self.stack = stack  // violation: passed to `init`, but not owned
    self.finder = finder
  }

  typealias Controlling = any NavigationControlling

  func use(_ navigationController: any NavigationControlling) {}  // violation: `use(_:)` stores nothing
  func use(_ listener: Listener) { self.listener = listener }

  func openEditor() {
    let editor: ProfileEditingInteraction = .init(finder: Finder())  // violation: makes it
    stack?.pushViewController(ProfileController(editing: editor), animated: true)  // violation: makes it
  }

  func openHelp() {
    stack?.pushViewController(ProfileHelp(), animated: true)  // violation: makes the module's own screen
  }
}

final class ProfileHelp: UIViewController {}

final class ProfileBadge: UIView {
  weak var editing: (any ProfileEditingInteracting)?  // violation: a view knows an interaction
}

final class ProfileOpening: Navigating {
  private var finder: (any Finding)?  // violation: owns what is passed to `use(_:)`

  typealias Controlling = any NavigationControlling

  func use(_ navigationController: any NavigationControlling) {
    navigationController.pushViewController(UIViewController(), animated: false)
  }
  func use(_ finder: any Finding) { self.finder = finder }
}

final class ProfileController: UIViewController {
  private let editor: any ProfileEditingInteracting

  init(editing editor: any ProfileEditingInteracting) {
    self.editor = editor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func open() {
    childScreens.present(UIViewController())  // violation: a controller opens a screen
  }

  private lazy var owner = ProfileEditingInteraction(finder: Finder())  // violation: a class
}

struct ProfileAssembler: Assembling {
  var title = "Profile"  // violation: an assembler can be changed

  func assemble() -> UIViewController {
    ProfileController(
      editing: ProfileEditingInteraction(finder: Finder()))  // violation: two more
  }
}

final class ProfileEditingAssembler: Assembling {  // violation: an assembler is a class
  func assemble() -> any ProfileEditingInteracting {
    ProfileEditingInteraction(finder: .init())  // violation: two initializers
  }

  func assemble(loud: Bool) -> any ProfileEditingInteracting {  // violation: another method
    assemble()
  }
}

struct SettingsAssembler: Assembling {
  let profileAssembler: any Assembling<UIViewController>

  func assemble() -> UIViewController { profileAssembler.assemble() }
}

extension SettingsAssembler {
  init() {
    profileAssembler = ProfileAssembler()  // violation: Quartet's, made before it is needed
  }
}
