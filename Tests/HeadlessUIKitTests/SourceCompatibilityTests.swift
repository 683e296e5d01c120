import Foundation
import HeadlessUIKit
import Testing

/// A screen written for UIKit. Most of the test is that it compiles.
struct SourceCompatibilityTests {
  final class FormView: UIView {
    let field = UITextField()
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
      super.init(frame: frame)
      let stack = UIStackView(arrangedSubviews: [field, button])
      stack.axis = .vertical
      stack.spacing = 8
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
      field.textContentType = .username
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      button.setTitle("Send", for: .normal)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  final class FormController: UIViewController {
    private let form = FormView()
    private(set) var sent: [String] = []

    convenience init() {
      self.init(nibName: nil, bundle: nil)
      title = "Form"
    }

    override func loadView() {
      view = form
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      form.button.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .touchUpInside)
    }

    private func confirm() {
      let alert = UIAlertController(title: "Send?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
          self?.sent.append(self?.form.field.text ?? "")
        })
      present(alert, animated: true)
    }
  }

  @Test func `a screen written for UIKit works`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = FormController()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    let form = try #require(controller.view as? FormView)
    #expect(window.headless.type("hello", into: form.field))
    #expect(window.headless.tap(form.button))
    window.headless.finishTransitions()
    let alert = try #require(window.headless.topViewController as? UIAlertController)
    #expect(window.headless.choose(alert.actions[1]))
    window.headless.finishTransitions()
    #expect(controller.sent == ["hello"])
  }
}
