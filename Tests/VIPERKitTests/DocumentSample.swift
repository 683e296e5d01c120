import VIPERKit

// Two scenes with the document's names and shapes, which compile with the kit.

struct PostsEntity {
  let text: String
}

/// Replies when the test says so.
final class SampleGateway {
  private var completion: ((Result<PostsEntity, any Error>) -> Void)?

  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    self.completion = completion
  }

  func reply(_ text: String) {
    completion?(.success(PostsEntity(text: text)))
    completion = nil
  }
}

struct HomeParameters {
  let gateway: SampleGateway
  /// How the presenter's completion refers to the presenter; the document leaves it open.
  var capturesWeakly = true
}

protocol HomeViewable: AnyObject, UIAlertViewable, UIActivityIndicatorViewable {
  func setInfoText(to text: String)
}

protocol HomeNavigable: AnyObject, StandardNavigable {}

protocol HomePresentable {
  func viewDidLoad()
  func didTapContinueButton()
}

protocol HomeRoutable {
  func toAccountInfo()
  func presentItemPicker(delegate: some ItemPickerDelegate)
  func dismissItemPicker()
}

protocol HomeInteractive {
  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
}

struct HomeFactory {
  private init() {}

  static func `default`(parameters: HomeParameters) -> UIViewController {
    let viewController: HomeViewController = .init()

    let router: HomeRouter = .init(navigator: viewController)

    let interactor: HomeInteractor = .init(gateway: parameters.gateway)

    let presenter: HomePresenter = .init(
      view: viewController,
      router: router,
      interactor: interactor,
      parameters: parameters
    )

    viewController.presenter = presenter

    return viewController
  }
}

final class HomeViewController: UIViewController, HomeViewable, HomeNavigable {
  let infoLabel = UILabel()

  var presenter: (any HomePresentable)!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(infoLabel)
    presenter.viewDidLoad()
  }

  func setInfoText(to text: String) {
    infoLabel.text = text
  }
}

final class HomePresenter<View, Router, Interactor>: HomePresentable
where
  View: HomeViewable,
  Router: HomeRoutable,
  Interactor: HomeInteractive
{
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: HomeParameters

  init(
    view: View,
    router: Router,
    interactor: Interactor,
    parameters: HomeParameters
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.parameters = parameters
  }

  func viewDidLoad() {
    view.startActivityIndicatorAnimation()
    if parameters.capturesWeakly {
      interactor.fetchPosts { [weak self] result in self?.didFetchPosts(result) }
    } else {
      interactor.fetchPosts { result in self.didFetchPosts(result) }
    }
  }

  func didTapContinueButton() {
    router.presentItemPicker(delegate: self)
  }

  private func didFetchPosts(_ result: Result<PostsEntity, any Error>) {
    view.stopActivityIndicatorAnimation()
    switch result {
    case .success(let posts): view.setInfoText(to: posts.text)
    case .failure: view.presentAlert(parameters: UIAlertParameters(title: "Failed", actions: []))
    }
  }
}

extension HomePresenter: ItemPickerDelegate {
  func itemPickerDidSelectItems(at indexes: [Int]) {
    view.setInfoText(to: "\(indexes)")
    router.dismissItemPicker()
    router.toAccountInfo()
  }
}

final class HomeRouter<Navigator>: HomeRoutable
where Navigator: HomeNavigable {
  private unowned let navigator: Navigator

  init(
    navigator: Navigator
  ) {
    self.navigator = navigator
  }

  // As in the document, without waiting for a transition that runs.
  func toAccountInfo() {
    navigator.push(UIViewController())
  }

  func presentItemPicker(delegate: some ItemPickerDelegate) {
    navigator.present(ItemPickerFactory.default(parameters: ItemPickerParameters(), delegate: delegate))
  }

  func dismissItemPicker() {
    navigator.dismiss()
  }
}

struct HomeInteractor: HomeInteractive {
  let gateway: SampleGateway

  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    gateway.fetchPosts(completion: completion)
  }
}

protocol ItemPickerDelegate: AnyObject {
  func itemPickerDidSelectItems(at indexes: [Int])
}

struct ItemPickerParameters {}

struct ItemPickerFactory {
  private init() {}

  static func `default`(
    parameters: ItemPickerParameters,
    delegate: some ItemPickerDelegate
  ) -> UIViewController {
    let viewController = ItemPickerViewController()
    viewController.presenter = ItemPickerPresenter(parameters: parameters, delegate: delegate)
    return viewController
  }
}

final class ItemPickerViewController: UIViewController {
  var presenter: ItemPickerPresenter!
}

final class ItemPickerPresenter {
  private let parameters: ItemPickerParameters
  private unowned let delegate: any ItemPickerDelegate

  init(
    parameters: ItemPickerParameters,
    delegate: some ItemPickerDelegate
  ) {
    self.parameters = parameters
    self.delegate = delegate
  }

  func didSelectItems() {
    delegate.itemPickerDidSelectItems(at: [1, 2])
  }
}
