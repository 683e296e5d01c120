import Guests
public import RVBKit

/// The guests as their parent sees them.
public protocol GuestsControllable: UIViewControllable {}

/// The objects that the guests need.
public struct GuestsDependency: Dependency {
  let load: Load

  /// Takes the function that loads the guests.
  public init(load: @escaping Load) {
    self.load = load
  }
}

public final class GuestsBuilder: Builder<GuestsDependency> {
  public func build() -> any GuestsControllable {
    GuestsViewController(load: dependency.load, router: GuestsRouter(nameBuilder: NameBuilder()))
  }
}

protocol GuestsRoutable: Routable {
  func routeToName(with parameter: NameParameter) -> any NameControllable
}

struct GuestsRouter: GuestsRoutable {
  let nameBuilder: any NameBuildable

  func routeToName(with parameter: NameParameter) -> any NameControllable {
    nameBuilder.build(with: parameter)
  }
}

class GuestsViewController: UIViewController, GuestsControllable {
  var list = GuestList.loading { didSet { render() } }

  private let load: Load
  private let router: any GuestsRoutable
  private let guestsView = GuestsView()
  private var loading: Task<Void, Never>?

  init(load: @escaping Load, router: any GuestsRoutable) {
    self.load = load
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { loading?.cancel() }

  override func loadView() { view = guestsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    guestsView.addButton.onTap(in: self) { $0.presentName(row: nil) }
    guestsView.selected = { [weak self] in self?.presentName(row: $0) }
    guestsView.deleted = { [weak self] in self?.presentQuestion(row: $0) }
    render()
    loading = Task { [weak self, load] in
      let names = try? await load()
      self?.list = GuestList(names)
    }
  }

  func presentName(row: Int?) {
    let parameter = NameParameter(name: list.name(row))
    presentChild(find: { $0 as? any NameControllable }, animated: true, force: false) { guests in
      let name = guests.router.routeToName(with: parameter)
      name.onEnd = { [weak guests] in guests?.nameDidEnd($0, row: row) }
      guests.childScreens.present(UINavigationController(rootViewController: name))
      return name
    }
  }

  func presentQuestion(row: Int) {
    let alert = UIAlertController(title: "Delete “\(list.name(row))”?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.list.remove(row: row) })
    childScreens.present(alert)
  }

  func nameDidEnd(_ name: String?, row: Int?) {
    childScreens.close()
    if let name { list.save(name, row: row) }
  }

  private func render() { guestsView.show(list.text, list.names, canAdd: list.canAdd) }
}
