import VIPERKit

// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import SwiftUI

  final class NameModel: ObservableObject {
    @Published var failure: String?
    @Published var saveTitle = "Save"
    @Published var canSave = true
  }

  struct NameForm: View {
    @ObservedObject var model: NameModel
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
  final class NameViewController: UIViewController, NameViewable {
    var presenter: (any NamePresentable)!
    private let model = NameModel()

    override func viewDidLoad() {
      super.viewDidLoad()
      let host = UIHostingController(
        rootView: NameForm(model: model) { [weak self] in self?.save($0) })
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
