// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import VIPERKit

  struct NameForm: View {
    var name = ""
    var canSave = false
    var didChangeName: (String) -> Void = { _ in }
    var didTapSaveButton: () -> Void = {}

    var body: some View {
      VStack {
        TextField(
          "Name", text: Binding(get: { @MainActor in name }, set: { @MainActor in didChangeName($0) }))
        Button("Save") { didTapSaveButton() }.disabled(!canSave)
      }
    }
  }

  /// The scene's view controller: it shows a SwiftUI view and passes values and events on, as with UIKit's views.
  final class NameHostingController: UIHostingController<NameForm>, NameViewable {
    var presenter: (any NamePresentable)!

    init() {
      super.init(rootView: NameForm())
      rootView.didChangeName = { [weak self] name in
        self?.rootView.name = name
        self?.presenter.didChangeName(to: name)
      }
      rootView.didTapSaveButton = { [weak self] in self?.presenter.didTapSaveButton() }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter.viewDidLoad()
    }

    func setNameText(to text: String) { rootView.name = text }
    func setSaveButtonEnabled(to isEnabled: Bool) { rootView.canSave = isEnabled }
  }
#endif
