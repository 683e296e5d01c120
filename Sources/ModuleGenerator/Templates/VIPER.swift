extension Template {
  // The lines are those of the generated files.
  // swift-format-ignore
  static let viper = Template(#"""
// Sources/App/Example/ExampleInterface.swift
import VIPERKit

/// What the presenter can call of the view.
@MainActor
protocol ExampleViewable: AnyObject, UIAlertViewable, UIActivityIndicatorViewable {
  func setText(to text: String)
%if list
  func reloadData()
%end
}

/// What the router navigates with. The kit implements it for every view controller.
@MainActor
protocol ExampleNavigable: AnyObject, StandardNavigable {}

/// What the view reports to the presenter.
@MainActor
%if list
protocol ExamplePresentable: UITableViewDelegable, UITableViewDataSourceable
where CellParameters == String {
%else
protocol ExamplePresentable {
%end
  func viewDidLoad()
  func didChangeText(to text: String)
  func didTapDoneButton()
%for Detail
  func didTapDetailButton()
%end
}

/// Where the presenter can go: the scenes that Example shows.
@MainActor
protocol ExampleRoutable {
%for Detail
  func presentDetail(parameters: DetailParameters, delegate: some DetailDelegate)
  func dismissDetail()
%end
}
%if interactor

/// What the presenter can fetch.
@MainActor
protocol ExampleInteractive {
  func fetchItems(completion: @escaping (Result<[String], any Error>) -> Void)
}
%end

// Sources/App/Example/ExampleParameters.swift
import VIPERKit

/// What the previous scene passes in.
struct ExampleParameters {
  let text: String
}

// Sources/App/Example/ExampleDelegate.swift
import VIPERKit

/// What Example reports to the previous scene. It must live as long as Example: the presenter refers to it `unowned`.
@MainActor
protocol ExampleDelegate: AnyObject {
  func exampleDidEnd(with text: String)
}

// Sources/App/Example/ExampleFactory.swift
import VIPERKit

/// Makes Example. Add a method for each set of components.
@MainActor
struct ExampleFactory {
  private init() {}

  static func `default`(
    parameters: ExampleParameters, delegate: some ExampleDelegate
  ) -> UIViewController {
    let viewController = ExampleViewController()

    let router = ExampleRouter(navigator: viewController)
%if interactor

    let interactor = ExampleInteractor(gateway: ExampleFixedGateway())
%end

    let presenter = ExamplePresenter(
      view: viewController,
      router: router,
%if interactor
      interactor: interactor,
%end
      parameters: parameters,
      delegate: delegate
    )

    viewController.presenter = presenter

    return viewController
  }
}

// Sources/App/Example/ExamplePresenter.swift
import VIPERPresenterKit

/// Decides, and keeps the scene's data. The view controller owns it and calls it. It imports no UIKit.
%if interactor
final class ExamplePresenter<View, Router, Interactor>: ExamplePresentable
where View: ExampleViewable, Router: ExampleRoutable, Interactor: ExampleInteractive {
%else
final class ExamplePresenter<View, Router>: ExamplePresentable
where View: ExampleViewable, Router: ExampleRoutable {
%end
  private unowned let view: View
  private let router: Router
%if interactor
  private let interactor: Interactor
%end
  private unowned let delegate: any ExampleDelegate

  private var text: String
%if list
  private var rows: [String] = []
%end

  init(
    view: View,
    router: Router,
%if interactor
    interactor: Interactor,
%end
    parameters: ExampleParameters,
    delegate: some ExampleDelegate
  ) {
    self.view = view
    self.router = router
%if interactor
    self.interactor = interactor
%end
    self.delegate = delegate
    text = parameters.text
  }

  // MARK: Presentable

  func viewDidLoad() {
    view.setText(to: text)
%if interactor
    view.startActivityIndicatorAnimation()
    // A reply can come when the scene has gone. A strong presenter would read the `unowned` view then, and crash.
    interactor.fetchItems { [weak self] result in self?.didFetch(result) }
%end
  }

  func didChangeText(to text: String) {
    self.text = text
  }

  func didTapDoneButton() {
    delegate.exampleDidEnd(with: text)
  }
%if list

  func tableViewNumberOfRows(section: Int) -> Int { rows.count }

  func tableViewCellParameters(section: Int, row: Int) -> String { rows[row] }

  func tableViewDidSelectRow(section: Int, row: Int) {
    show(rows[row])
  }
%end
%for Detail

  func didTapDetailButton() {
    router.presentDetail(parameters: DetailParameters(text: ""), delegate: self)
  }
%end
%if shows

  private func show(_ text: String) {
    self.text = text
    view.setText(to: text)
  }
%end
%if interactor

  private func didFetch(_ result: Result<[String], any Error>) {
    view.stopActivityIndicatorAnimation()
    switch result {
    case .success(let items):
%if list
      rows = items
      view.reloadData()
%else
      if text.isEmpty { show(items.first ?? "") }
%end
    case .failure:
      let actions = [UIAlertParameters.Action(title: "OK")]
      view.presentAlert(parameters: UIAlertParameters(title: "Try again later", actions: actions))
    }
  }
%end
}
%for Detail

extension ExamplePresenter: DetailDelegate {
  func detailDidEnd(with text: String) {
    show(text)
    router.dismissDetail()
  }
}
%end

// Sources/App/Example/ExampleRouter.swift
import VIPERKit

/// Shows other scenes, and chooses their factory methods. The presenter owns it and calls it.
final class ExampleRouter<Navigator>: ExampleRoutable where Navigator: ExampleNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }
%for Detail

  // MARK: Detail

  func presentDetail(parameters: DetailParameters, delegate: some DetailDelegate) {
    let detail = DetailFactory.default(parameters: parameters, delegate: delegate)
    navigator.childScreens.present(detail)
  }

  func dismissDetail() {
    navigator.childScreens.close()
  }
%end
}

%if interactor
// Sources/App/Example/ExampleInteractor.swift
import VIPERKit

/// One part of the domain. Entities stay behind it.
@MainActor
protocol ExampleGateway {
  func items(completion: @escaping (Result<[String], any Error>) -> Void)
}

/// Fetches through its gateway. The presenter owns it and calls it.
struct ExampleInteractor: ExampleInteractive {
  let gateway: any ExampleGateway

  func fetchItems(completion: @escaping (Result<[String], any Error>) -> Void) {
    gateway.items(completion: completion)
  }
}

/// Always has the same items. Replace it with a gateway to your server or database.
struct ExampleFixedGateway: ExampleGateway {
  func items(completion: @escaping (Result<[String], any Error>) -> Void) {
    completion(.success(["Ada", "Grace"]))
  }
}

%end
// Sources/App/Example/ExampleUIModel.swift
import VIPERKit

/// Layout, colours, fonts and words of Example.
@MainActor
struct ExampleUIModel {
  private init() {}

  struct Layout {
    static var stackViewSpacing: CGFloat { 8 }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }

    private init() {}
  }

  struct Misc {
    static var title: String { "Example" }
    static var done: String { "Done" }

    private init() {}
  }
}

// Sources/App/Example/ExampleViewController.swift
import VIPERKit

/// Shows what the presenter says, and reports what the user does. UIKit owns it; it owns the presenter.
final class ExampleViewController: UIViewController, ExampleViewable, ExampleNavigable {
  // The factory sets it before the view is loaded.
  var presenter: (any ExamplePresentable)!

  private let stackView = UIStackView()
  private let textField = UITextField()
  private let doneButton = UIButton(type: .system)
%if list
  private let tableView = UITableView()
%end
%for Detail
  private let detailButton = UIButton(type: .system)
%end

  private typealias UIModel = ExampleUIModel

  // MARK: Lifecycle

  override func loadView() {
    view = stackView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = UIModel.Misc.title
    setUpView()
    addSubviews()
    presenter.viewDidLoad()
  }

  // MARK: Setup

  private func setUpView() {
    stackView.axis = .vertical
    stackView.backgroundColor = UIModel.Colors.background
    stackView.spacing = UIModel.Layout.stackViewSpacing
    textField.accessibilityIdentifier = "example.text"
    textField.addAction(UIAction { [weak self] _ in self?.didChangeText() }, for: .editingChanged)
    doneButton.setTitle(UIModel.Misc.done, for: .normal)
    doneButton.accessibilityIdentifier = "example.doneButton"
    doneButton.onTap(in: self) { $0.presenter.didTapDoneButton() }
%if list
    tableView.accessibilityIdentifier = "example.table"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = self
    tableView.delegate = self
%end
%for Detail
    detailButton.setTitle("Detail", for: .normal)
    detailButton.accessibilityIdentifier = "example.detailButton"
    detailButton.onTap(in: self) { $0.presenter.didTapDetailButton() }
%end
  }

  private func addSubviews() {
    stackView.addArrangedSubview(textField)
    stackView.addArrangedSubview(doneButton)
%if list
    stackView.addArrangedSubview(tableView)
%end
%for Detail
    stackView.addArrangedSubview(detailButton)
%end
  }

  private func didChangeText() {
    presenter.didChangeText(to: textField.text ?? "")
  }

  // MARK: Viewable

  func setText(to text: String) {
    textField.text = text
  }
%if list

  func reloadData() {
    tableView.reloadData()
  }
%end
}
%if list

// MARK: - Table

extension ExampleViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.tableViewNumberOfRows(section: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = presenter.tableViewCellParameters(section: indexPath.section, row: indexPath.row)
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    respond { presenter.tableViewDidSelectRow(section: indexPath.section, row: indexPath.row) }
  }
}
%end

// Tests/AppTests/ExampleTests.swift
import QuartetTesting
import Testing
import VIPERKit

@testable import App

@MainActor
@Suite struct ExampleTests {
  private final class DelegateSpy: ExampleDelegate {
    var texts: [String] = []

    func exampleDidEnd(with text: String) {
      texts.append(text)
    }
  }

  private let delegate = DelegateSpy()

  private func makeExample() -> UIViewController {
    ExampleFactory.default(parameters: ExampleParameters(text: ""), delegate: delegate)
  }

  @Test func `Done reports the text to the delegate, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeExample()) { host in
%if list
      try host.tapRow(1, of: "example.table")
      #expect(try host.element("example.text", as: UITextField.self).text == "Grace")
%end
      try host.type("Alan", into: "example.text")
      try host.tap("example.doneButton")
    }
    #expect(delegate.texts == ["Alan"])
    #expect(leaks == [])
  }
%for Detail

  @Test func `Detail passes its result back, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeExample()) { host in
      try host.tap("example.detailButton")
      try host.type("Alan", into: "detail.text")
      try host.tap("detail.doneButton")
      await host.waitUntilIdle()
      #expect(try host.element("example.text", as: UITextField.self).text == "Alan")
      #expect(host.view("detail.text") == nil)
    }
    #expect(leaks == [])
  }
%end

  #if os(Linux) || os(macOS)
    @Test func `Example follows the rules of the pattern`() throws {
      let violations = try VIPERRules.violations(in: "Sources/App/Example")
      #expect(violations == [])
    }
  #endif
}

// Wiring
// In the router of the scene that shows Example. Its presenter conforms to ExampleDelegate, and closes Example when
// that has ended: navigator.childScreens.close()
let example = ExampleFactory.default(parameters: ExampleParameters(text: ""), delegate: delegate)
navigator.childScreens.present(example)
"""#)
}
