import VIPERKit

// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import SwiftUI

  final class SavingModel: ObservableObject {
    @Published var failure: String?
    @Published var saveTitle = "Save"
    @Published var canSave = true
  }

  struct SavingForm: View {
    @ObservedObject var model: SavingModel
    @State var name = ""
    let onSave: @MainActor (String) -> Void

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text(model.failure ?? "")
        Button(model.saveTitle) { onSave(name) }
          .disabled(!model.canSave)
      }
    }
  }

  /// The scene's view controller: it shows a SwiftUI view and passes values and events on, as with UIKit's views.
  final class SavingViewController: UIViewController, SavingViewable {
    var presenter: (any SavingPresentable)!
    private let model = SavingModel()

    override func viewDidLoad() {
      super.viewDidLoad()
      let host = UIHostingController(
        rootView: SavingForm(model: model) { [weak self] in self?.save($0) })
      addChild(host)
      host.view.frame = view.bounds
      host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(host.view)
      host.didMove(toParent: self)
    }

    func setFailure(to text: String?) { model.failure = text }

    func setSaveButton(title: String, isEnabled: Bool) {
      model.saveTitle = title
      model.canSave = isEnabled
    }

    private func save(_ name: String) {
      presenter.didChangeName(to: name)
      presenter.didTapSaveButton()
    }
  }
#endif
