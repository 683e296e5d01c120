import RVBKit

struct SavingDependency {
  let save: (String) async throws -> Void
}

protocol SavingControllable: UIViewControllable {
  /// Called when the name is saved. After a failure, the screen stays open.
  var saved: (() -> Void)? { get set }
}

protocol SavingBuildable: Buildable {
  func build() -> any SavingControllable
}

final class SavingBuilder: Builder<SavingDependency>, SavingBuildable {
  func build() -> any SavingControllable { SavingViewController(save: dependency.save) }
}

/// Saves the name. If that fails, the field still has the name, and the same button tries again.
final class SavingViewController: UIViewController, SavingControllable {
  var saved: (() -> Void)?

  private let save: (String) async throws -> Void
  private var saving: Task<Void, Never>?
  private let nameField = UITextField()
  private let failureLabel = UILabel()
  private let saveButton = UIButton(type: .system)

  init(save: @escaping (String) async throws -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    saving?.cancel()
  }

  override func loadView() {
    view = UIStackView(arrangedSubviews: [nameField, failureLabel, saveButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.accessibilityIdentifier = "name.name"
    failureLabel.accessibilityIdentifier = "name.failure"
    saveButton.accessibilityIdentifier = "name.saveButton"
    saveButton.onTap(in: self) { $0.startSaving() }
    render(failure: nil)
  }

  private func startSaving() {
    saving = Task { [weak self, save, name = nameField.text ?? ""] in
      do {
        try await save(name)
        self?.saved?()
      } catch {
        self?.saving = nil
        self?.render(failure: "Not saved")
      }
    }
    render(failure: nil)
  }

  private func render(failure: String?) {
    failureLabel.text = failure
    saveButton.setTitle(failure == nil ? "Save" : "Try again", for: .normal)
    saveButton.isEnabled = saving == nil
  }
}
