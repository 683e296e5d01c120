extension Template {
  // The lines are those of the generated files.
  // swift-format-ignore
  static let rvb = Template(#"""
// Sources/App/Example/ExampleControllable.swift
import RVBKit

/// What Example's parent uses of it. Events are closures; requests of the parent are functions.
%if adapter
///
/// Its view is no view controller: a parent that shows view controllers converts it with `ExampleAdapter`.
protocol ExampleControllable: Controllable, AnyObject {
  var view: UIView { get }
%else
protocol ExampleControllable: UIViewControllable {
%end
  /// Called with the text when the user is done. The parent then closes it.
  var onDone: ((String) -> Void)? { get set }
}

// Sources/App/Example/ExampleBuilder.swift
import RVBKit

/// What every Example needs, such as services.
struct ExampleDependency {}

/// What is new for each Example.
struct ExampleParameter {
  let text: String
}

protocol ExampleBuildable: Buildable {
  func build(with parameter: ExampleParameter) -> any ExampleControllable
}

/// Makes whole Example modules, and the builders of their children.
///
/// The parent's router owns it and calls it. It owns the dependency, but not the modules that it has made.
final class ExampleBuilder: Builder<ExampleDependency>, ExampleBuildable {
  func build(with parameter: ExampleParameter) -> any ExampleControllable {
%if children
    let router = ExampleRouter(
%for Detail
      detailBuilder: DetailBuilder(DetailDependency()),
%end
    )
%else
    let router = ExampleRouter()
%end
%if adapter
    return ExamplePanel(text: parameter.text, router: router)
%else
    return ExampleViewController(text: parameter.text, router: router)
%end
  }
}

// Sources/App/Example/ExampleRouter.swift
import RVBKit

/// A function for each child of Example.
protocol ExampleRoutable: Routable {
%for Detail
%if adapted
  func routeToDetail(with parameter: DetailParameter) -> DetailAdapter
%else
  func routeToDetail(with parameter: DetailParameter) -> any DetailControllable
%end
%end
}

/// Gets children from their builders, and converts those whose view is no view controller.
///
/// Example's view owns it and calls it. It owns the builders, not the children, and presents nothing.
final class ExampleRouter: ExampleRoutable {
%if children
%for Detail
  private let detailBuilder: any DetailBuildable
%end

  init(
%for Detail
    detailBuilder: any DetailBuildable,
%end
  ) {
%for Detail
    self.detailBuilder = detailBuilder
%end
  }
%end
%for Detail

%if adapted
  func routeToDetail(with parameter: DetailParameter) -> DetailAdapter {
    DetailAdapter(detailBuilder.build(with: parameter))
  }
%else
  func routeToDetail(with parameter: DetailParameter) -> any DetailControllable {
    detailBuilder.build(with: parameter)
  }
%end
%end
}

%if adapter
// Sources/App/Example/ExamplePanel.swift
import RVBKit

/// Example's view, which is its controllable. Its adapter owns it; it owns the router.
final class ExamplePanel: UIView, ExampleControllable {
  var onDone: ((String) -> Void)?
  var view: UIView { self }

  private let router: any ExampleRoutable
  private let textField = UITextField()
  private let doneButton = UIButton(type: .system)

  init(text: String, router: any ExampleRoutable) {
    self.router = router
    super.init(frame: .zero)
    textField.text = text
    textField.accessibilityIdentifier = "example.text"
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "example.doneButton"
    doneButton.addAction(UIAction { [weak self] _ in self?.done() }, for: .touchUpInside)
    backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [textField, doneButton])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func done() {
    onDone?(textField.text ?? "")
  }
}

// Sources/App/Example/ExampleAdapter.swift
import RVBKit

/// Converts Example to the module system of a parent that shows view controllers.
///
/// The parent's router makes it. It owns the module, and only converts.
final class ExampleAdapter: UIViewController, UIViewControllable {
  private let controllable: any ExampleControllable

  var onDone: ((String) -> Void)?

  init(_ controllable: any ExampleControllable) {
    self.controllable = controllable
    super.init(nibName: nil, bundle: nil)
    title = "Example"
    // Through `respond`, a tap counts once.
    controllable.onDone = { [weak self] text in self?.respond { self?.onDone?(text) } }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = controllable.view
  }
}
%else
%if swiftui
// Sources/App/Example/ExampleViewController.swift
import RVBKit
import SwiftUI

/// Example's view: hosts a SwiftUI view. UIKit owns it while it is shown; it owns the router.
final class ExampleViewController: UIHostingController<ExampleView>, ExampleControllable {
  var onDone: ((String) -> Void)?

  private let router: any ExampleRoutable

  init(text: String, router: any ExampleRoutable) {
    self.router = router
    super.init(rootView: ExampleView(text: text))
    // Through `respond`, a tap counts once.
    rootView.onDone = { [weak self] text in self?.respond { self?.onDone?(text) } }
    title = "Example"
  }

  required init?(coder: NSCoder) { nil }
}

struct ExampleView: View {
  @State var text: String
  var onDone: (String) -> Void = { _ in }

  var body: some View {
    VStack {
      TextField("Text", text: $text).accessibilityIdentifier("example.text")
      Button("Done") { onDone(text) }.accessibilityIdentifier("example.doneButton")
    }
  }
}
%else
// Sources/App/Example/ExampleViewController.swift
import RVBKit

/// Example's view, which is its controllable. It can have a view model.
///
/// UIKit owns it while it is shown; it owns the router. It opens and closes its children. Its parent closes it.
final class ExampleViewController: UIViewController, ExampleControllable {
  var onDone: ((String) -> Void)?

  private let router: any ExampleRoutable
  private let textField = UITextField()
  private let doneButton = UIButton(type: .system)
%for Detail
  private let detailButton = UIButton(type: .system)
%end

  init(text: String, router: any ExampleRoutable) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
    title = "Example"
    textField.text = text
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [textField, doneButton])
    stack.axis = .vertical
    stack.backgroundColor = .systemBackground
%for Detail
    stack.addArrangedSubview(detailButton)
%end
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textField.accessibilityIdentifier = "example.text"
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "example.doneButton"
    doneButton.onTap(in: self) { $0.done() }
%for Detail
    detailButton.setTitle("Detail", for: .normal)
    detailButton.accessibilityIdentifier = "example.detailButton"
    detailButton.onTap(in: self) { $0.presentDetail() }
%end
  }

  private func done() {
    onDone?(textField.text ?? "")
  }
%for Detail

  // `presentChild` waits for transitions, and opens no second Detail if one is open.
  private func presentDetail() {
%if adapted
    presentChild(animated: true, force: false) {
      $0 as? DetailAdapter
%else
    presentChild(animated: true, force: false) {
      $0 as? any DetailControllable
%end
    } open: { example in
      let detail = example.router.routeToDetail(with: DetailParameter(text: ""))
      detail.onDone = { [weak example] text in example?.detailDidEnd(with: text) }
      example.childScreens.present(detail)
      return detail
    }
  }

  private func detailDidEnd(with text: String) {
    textField.text = text
    childScreens.close()
  }
%end
}
%end
%end

// Tests/AppTests/ExampleTests.swift
import QuartetTesting
import RVBKit
%if swiftui
import SwiftUI
%end
import Testing

@testable import App

@MainActor
@Suite struct ExampleTests {
  private func makeExample(onDone: @escaping (String) -> Void = { _ in }) -> UIViewController {
%if adapter
    let module = ExampleBuilder(ExampleDependency()).build(with: ExampleParameter(text: ""))
    let example = ExampleAdapter(module)
%else
    let example = ExampleBuilder(ExampleDependency()).build(with: ExampleParameter(text: ""))
%end
    example.onDone = onDone
    return example
  }

%if swiftui
  @Test func `Done sends the text to the parent`() {
    var results: [String] = []
    let example = makeExample { results.append($0) } as? ExampleViewController
    example?.rootView.onDone("Ada")
    #expect(results == ["Ada"])
  }
%else
  @Test func `Done sends the text to the parent, and nothing leaks`() async throws {
    var results: [String] = []
    let leaks = try await LeakCheck.leaks(of: makeExample { results.append($0) }) { host in
      try host.type("Ada", into: "example.text")
      try host.tap("example.doneButton")
    }
    #expect(results == ["Ada"])
    #expect(leaks == [])
  }
%end
%for Detail

  @Test func `Detail passes its result back, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeExample()) { host in
      try host.tap("example.detailButton")
      try host.type("Ada", into: "detail.text")
      try host.tap("detail.doneButton")
      await host.waitUntilIdle()
      #expect(try host.element("example.text", as: UITextField.self).text == "Ada")
      #expect(host.view("detail.text") == nil)
    }
    #expect(leaks == [])
  }
%end

  #if os(Linux) || os(macOS)
    @Test func `Example follows the rules of the pattern`() throws {
      let violations = try RVBRules.violations(in: "Sources/App/Example")
      #expect(violations == [])
    }
  #endif
}

// Wiring
// In the parent's builder, for the parent's router, which owns it:
let exampleBuilder: any ExampleBuildable = ExampleBuilder(ExampleDependency())
// In the parent's router, and in its protocol:
%if adapter
func routeToExample() -> ExampleAdapter { ExampleAdapter(exampleBuilder.build(with: ExampleParameter(text: ""))) }
%else
func routeToExample() -> any ExampleControllable { exampleBuilder.build(with: ExampleParameter(text: "")) }
%end
// In the parent's view:
let example = router.routeToExample()
example.onDone = { [weak self] text in self?.exampleDidEnd(with: text) }  // closes it: childScreens.close()
childScreens.present(example)
"""#)
}
