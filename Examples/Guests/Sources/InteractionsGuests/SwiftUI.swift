// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Interactions
  import SwiftUI

  /// Takes the renderables for a SwiftUI view.
  final class SavingModel: ObservableObject, SavingRendering {
    @Published private(set) var renderable = SavingRenderable(
      failure: nil, buttonTitle: "Save", canSave: true)

    func render(_ renderable: SavingRenderable) {
      self.renderable = renderable
    }
  }

  struct SavingScreen: View {
    @ObservedObject var model: SavingModel
    @State var name = ""
    let didTapSaveButton: (String) -> Void

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text(model.renderable.failure ?? "")
        Button(model.renderable.buttonTitle) { didTapSaveButton(name) }
          .disabled(!model.renderable.canSave)
      }
    }
  }

  /// Owns the interaction and the model; the rest of the module does not know that the view is a SwiftUI view.
  final class SavingHostingController: UIHostingController<SavingScreen> {
    private let interaction: any SavingInteracting
    private let model: SavingModel

    init(interaction: any SavingInteracting) {
      let model = SavingModel()
      self.interaction = interaction
      self.model = model
      super.init(
        rootView: SavingScreen(model: model) { [weak interaction] in
          interaction?.didTapSaveButton(name: $0)
        })
      interaction.use(model as any SavingRendering)
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
