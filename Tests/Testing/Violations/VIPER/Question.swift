import VIPERKit

// The presenter owns an alert whose handler owns the presenter. The index does not say what a closure captures, so no
// rule finds it.

protocol QuestionViewable: AnyObject, UIAlertViewable {}
@MainActor protocol QuestionPresentable { func didTapAsk() }

final class QuestionPresenter: QuestionPresentable {
  private unowned let view: any QuestionViewable
  private var question: UIAlertParameters?

  init(view: any QuestionViewable) { self.view = view }

  func didTapAsk() {
    let question = UIAlertParameters(title: "Sure?", actions: [.init(title: "Yes") { self.answer() }])
    self.question = question
  }

  private func answer() {}
}

final class QuestionViewController: UIViewController, QuestionViewable {
  var presenter: (any QuestionPresentable)!

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "question.ask"
    button.addAction(UIAction { [weak self] _ in self?.presenter.didTapAsk() }, for: .touchUpInside)
    view.addSubview(button)
  }
}

struct QuestionFactory {
  private init() {}

  static func scene() -> UIViewController {
    let viewController = QuestionViewController()
    viewController.presenter = QuestionPresenter(view: viewController)
    return viewController
  }
}
