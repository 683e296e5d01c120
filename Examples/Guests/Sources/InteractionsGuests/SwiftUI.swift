// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Interactions
  import SwiftUI

  /// Takes the renderables for a SwiftUI view.
  final class NameModel: ObservableObject, NameRendering {
    @Published private(set) var renderable = NameRenderable(name: "", canSave: false)

    func render(_ renderable: NameRenderable) { self.renderable = renderable }
  }

  struct NameScreen: View {
    @ObservedObject var model: NameModel
    let interaction: any NameInteracting

    var body: some View {
      VStack {
        TextField(
          "Name",
          text: Binding(
            get: { @MainActor in model.renderable.name }, set: { @MainActor in interaction.didChangeName($0) }
          ))
        Button("Save") { interaction.didTapSaveButton() }.disabled(!model.renderable.canSave)
      }
    }
  }

  /// Owns the interaction and the model through its view; the rest of the module does not know that this is SwiftUI.
  final class NameHostingController: UIHostingController<NameScreen>, NameControlling {
    init(interaction: any NameInteracting) {
      let model = NameModel()
      interaction.use(model)
      super.init(rootView: NameScreen(model: model, interaction: interaction))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      rootView.interaction.didLoadView()
    }

    func use(_ listener: any NameListening) { rootView.interaction.use(listener) }
    func didOpen(name: String) { rootView.interaction.didOpen(name: name) }
  }
#endif
