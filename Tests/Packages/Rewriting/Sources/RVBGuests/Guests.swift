import Guests
public import RVBKit

/// The guests as their parent sees them.
public protocol GuestsControllable: UIViewControllable {}

/// What the guests need.
public struct GuestsDependency: Dependency {
  let load: Load

  /// Takes the function that loads the guests.
  public init(load: @escaping Load) {
    self.load = load
  }
}

/// Makes the guests.
public final class GuestsBuilder: Builder<GuestsDependency> {
  /// Makes the module.
  public func build() -> any GuestsControllable {
    GuestsViewController(load: dependency.load, router: GuestsRouter(nameBuilder: NameBuilder()))
  }
}

protocol GuestsRoutable: Routable {
  func routeToName() -> any NameControllable
}

struct GuestsRouter: GuestsRoutable {
  let nameBuilder: any NameBuildable

  func routeToName() -> any NameControllable { nameBuilder.build() }
}

class GuestsViewController: UIViewController, GuestsControllable {
  var list = GuestList.loading { didSet { render() } }

  private let load: Load
  private let router: any GuestsRoutable
  private let guestsView = GuestsView()

  init(load: @escaping Load, router: any GuestsRoutable) {
    self.load = load
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = guestsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    guestsView.addButton.onTap(in: self) { $0.presentName() }
    guestsView.clearButton.onTap(in: self) { $0.presentQuestion() }
    render()
    Task { [weak self, load] in
      let names = try? await load()
      self?.list = GuestList(names)
    }
  }

  func presentName() {
    presentChild(animated: true, force: false) {
      $0 as? any NameControllable
    } open: { guests in
      let name = guests.router.routeToName()
      name.onDone = { [weak guests] in guests?.nameDidEnd($0) }
      guests.childScreens.present(name)
      return name
    }
  }

  func presentQuestion() {
    let alert = UIAlertController(title: "Clear?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in self?.list.clear() })
    childScreens.present(alert)
  }

  func nameDidEnd(_ name: String) {
    childScreens.close()
    list.add(name)
  }

  private func render() { guestsView.show(list.text, canAdd: list.canAdd, canClear: list.canClear) }
}
