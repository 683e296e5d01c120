import Foundation
import VIPERKit

// The check must report what a comment `violation:` says of the next line of code, and nothing else.

struct PostsEntity { var titles: [String] = [] }
struct AuthorEntity {}
typealias Tint = UIColor

protocol PostsGateway: AnyObject { func posts(completion: (Result<PostsEntity, any Error>) -> Void) }
final class RemotePosts: PostsGateway {
  func posts(completion: (Result<PostsEntity, any Error>) -> Void) {}
}
final class Client { func get(_ path: String) {} }

protocol PostsViewable: AnyObject, UIAlertViewable { func show(_ titles: [String]) }
protocol PostsNavigable: AnyObject, StandardNavigable {}
@MainActor protocol PostsPresentable: AnyObject { func viewDidLoad() }
@MainActor protocol PostsRoutable: AnyObject { func toDetails() }
protocol PostsInteractive { func fetchPosts(completion: (Result<PostsEntity, any Error>) -> Void) }
protocol PostsDelegate: AnyObject { func postsDidEnd() }
protocol PostsInput: AnyObject { func reload() }

// MARK: The document's scene

final class PostsPresenter<View: PostsViewable, Router: PostsRoutable, Interactor: PostsInteractive>:
  PostsPresentable
{
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private unowned let delegate: any PostsDelegate
  private var titles: [String] = []

  init(view: View, router: Router, interactor: Interactor, delegate: any PostsDelegate) {
    (self.view, self.router) = (view, router)
    (self.interactor, self.delegate) = (interactor, delegate)
  }

  func viewDidLoad() {
    interactor.fetchPosts { [weak self] result in
      let posts: PostsEntity? = try? result.get()
      self?.titles = posts?.titles ?? []
    }
    view.presentAlert(parameters: UIAlertParameters(title: "Posts", actions: []))
  }
}

struct PostsInteractor: PostsInteractive {
  let gateway: any PostsGateway

  func fetchPosts(completion: (Result<PostsEntity, any Error>) -> Void) {
    gateway.posts(completion: completion)
  }
}

final class PostsRouter<Navigator: PostsNavigable>: PostsRoutable {
  private unowned let navigator: Navigator
  private weak var child: UIViewController?
  // Passed on to a child's factory, and never called.
  private let gateway: any PostsGateway

  init(navigator: Navigator, gateway: any PostsGateway) {
    (self.navigator, self.gateway) = (navigator, gateway)
  }

  func toDetails() {
    let details = DetailsFactory.default(gateway: gateway)
    child = details
    navigator.push(details)
  }
}

final class PostsViewController: UIViewController, PostsViewable, PostsNavigable, PostsInput {
  var presenter: (any PostsPresentable)!
  private let list = UIStackView()
  private var bottom: NSLayoutConstraint?

  func show(_ titles: [String]) {}
  func reload() {}

  func showPopup() {
    present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
  }
  func hidePopup() { dismiss(animated: true) }
}

struct PostsFactory {
  static func `default`(gateway: any PostsGateway, delegate: any PostsDelegate) -> UIViewController
    & PostsInput
  {
    let viewController = PostsViewController()
    let router = PostsRouter(navigator: viewController, gateway: gateway)
    viewController.presenter = PostsPresenter(
      view: viewController, router: router, interactor: PostsInteractor(gateway: gateway), delegate: delegate)
    return viewController
  }
}

/// As in the document's composition across modules.
struct HomeFactory {}

struct PostsUIModel {
  private init() {}

  struct Layout { static var margin: CGFloat { 10 } }
}

// MARK: A scene that breaks the rules

final class DetailsPresenter: PostsPresentable {
  // violation: DetailsPresenter.view is not unowned. (VIPER, Structure)
  weak var view: (any PostsViewable)?
  // violation: DetailsPresenter.router is not owned. (VIPER, Structure)
  weak var router: (any PostsRoutable)?
  // violation: DetailsPresenter.delegate is owned. (VIPER, Delegation)
  private var delegate: (any PostsDelegate)?
  // violation: DetailsPresenter.navigator lets a presenter navigate. (VIPER, Navigable)
  private let navigator: any PostsNavigable
  // violation: DetailsPresenter uses the gateway PostsGateway. (VIPER, Interactor)
  private let gateway: any PostsGateway
  // violation: DetailsPresenter.other is the class of a component. (VIPER, Interface)
  private let other: PostsInteractor? = nil

  init(navigator: any PostsNavigable, gateway: any PostsGateway) {
    (self.navigator, self.gateway) = (navigator, gateway)
  }

  func viewDidLoad() {
    // violation: DetailsPresenter navigates: pop. (VIPER, Router)
    navigator.pop()
    // violation: DetailsPresenter uses UserDefaults by itself. (VIPER, Interactor)
    UserDefaults.standard.set(true, forKey: "loaded")
    // violation: DetailsPresenter calls PostsFactory. (VIPER, Router)
    _ = PostsFactory.default(gateway: gateway, delegate: Delegate())
  }

  // violation: DetailsPresenter uses UIKit's UIColor. (VIPER, Presenter)
  func color() -> UIColor {
    // violation: DetailsPresenter uses UIKit's UIColor. (VIPER, Presenter)
    .label
  }
  // violation: DetailsPresenter uses Tint, which stands for a type of UIKit. (VIPER, Presenter)
  func tint() -> Tint? { nil }
  // violation: DetailsPresenter uses the entity AuthorEntity, which no interactor returns. (VIPER, Intro)
  func author() -> AuthorEntity? { nil }
  final class ViewController: UIViewController {}
  // violation: DetailsPresenter uses ViewController, which inherits from a class of UIKit. (VIPER, Presenter)
  func screen() -> ViewController? { nil }
}

final class Delegate: PostsDelegate { func postsDidEnd() {} }

// violation: DetailsInteractor is no struct. (VIPER, Interactor)
final class DetailsInteractor: PostsInteractive {
  // violation: DetailsInteractor.cache is state of an interactor. (VIPER, ViewController)
  private var cache: [String] = []
  // violation: DetailsInteractor.output is a component that DetailsInteractor must not know. (VIPER, Structure)
  private weak var output: (any PostsPresentable)?
  // violation: DetailsInteractor knows RemotePosts, which is no protocol. (Quartet, gateway-protocols)
  private let posts: RemotePosts? = nil

  func fetchPosts(completion: (Result<PostsEntity, any Error>) -> Void) {
    // violation: DetailsInteractor uses Client by itself. (VIPER, Interactor)
    Client().get("/posts")
    // violation: DetailsInteractor uses FileManager by itself. (VIPER, Interactor)
    _ = FileManager.default.contents(atPath: "posts")
    DispatchQueue.main.async {}
  }

  // violation: DetailsInteractor uses UIKit's UIImage. (Quartet, logic-without-uikit)
  func image() -> UIImage? { nil }
}

final class DetailsRouter: PostsRoutable {
  // violation: DetailsRouter.navigator is not unowned. (VIPER, Structure)
  private let navigator: any PostsNavigable
  // violation: DetailsRouter.presenter is a component that DetailsRouter must not know. (VIPER, Structure)
  private weak var presenter: (any PostsPresentable)?
  private let gateway: any PostsGateway
  // violation: DetailsRouter knows RemotePosts, which is no protocol. (Quartet, gateway-protocols)
  private let posts: RemotePosts

  init(navigator: any PostsNavigable, gateway: any PostsGateway, posts: RemotePosts) {
    (self.navigator, self.gateway, self.posts) = (navigator, gateway, posts)
  }

  func toDetails() {
    // violation: DetailsRouter calls the gateway PostsGateway. (VIPER, Interactor)
    gateway.posts { _ in }
    // violation: DetailsRouter makes DetailsViewController. (VIPER, Factory)
    navigator.push(DetailsViewController())
    // violation: DetailsRouter presents an alert. (VIPER, Navigable)
    navigator.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert))
  }

  // violation: DetailsRouter uses the entity PostsEntity. (VIPER, Intro)
  func show(_ posts: PostsEntity) {}
}

final class DetailsViewController: UIViewController, PostsViewable, PostsNavigable {
  // violation: DetailsViewController.presenter is not owned. (VIPER, Structure)
  weak var presenter: (any PostsPresentable)?
  // violation: DetailsViewController.router is a component that DetailsViewController must not know. (VIPER, Structure)
  var router: (any PostsRoutable)?
  // violation: DetailsViewController.titles is data that a view keeps. (VIPER, ViewController)
  private var titles: [String] = []

  func show(_ titles: [String]) {}

  func open() {
    // violation: DetailsViewController navigates: pushViewController. (VIPER, Router)
    navigationController?.pushViewController(UIViewController(), animated: true)
    // violation: DetailsViewController navigates: present. (VIPER, Router)
    childScreens.present(UIViewController())
    presentPopup(makePopup())
  }

  private func makePopup() -> UIAlertController { .init(title: nil, message: nil, preferredStyle: .alert) }
  private func presentPopup(_ popup: UIViewController) {
    // violation: DetailsViewController presents an alert by UIKit's own method. (Quartet, alerts-by-child-screens)
    present(popup, animated: true)
  }
}

struct DetailsFactory {
  // violation: DetailsFactory has instances: shared. (VIPER, Factory)
  static let shared = DetailsFactory()

  // violation: DetailsFactory has instances: init. (VIPER, Factory)
  init() {}

  static func `default`(gateway: any PostsGateway) -> UIViewController { UIViewController() }
  // violation: DetailsFactory.details returns a type of the scene. (VIPER, Factory)
  static func details() -> DetailsViewController { DetailsViewController() }
  // violation: DetailsFactory has instances: make. (VIPER, Factory)
  func make() -> UIViewController { UIViewController() }
}

// violation: DetailsUIModel has instances: DetailsUIModel. (VIPER, UI Model)
final class DetailsUIModel {}
