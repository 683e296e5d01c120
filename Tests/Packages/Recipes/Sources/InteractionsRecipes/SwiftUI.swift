// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Interactions
  import SwiftUI

  /// Takes the renderables for a SwiftUI view.
  final class ListModel: ObservableObject, ListRendering {
    @Published private(set) var renderable = ListRenderable(rows: [], selectedRow: nil)

    func render(_ renderable: ListRenderable) {
      self.renderable = renderable
    }
  }

  struct ListScreen: View {
    @ObservedObject var model: ListModel
    let didSelectRow: (Int) -> Void

    var body: some View {
      List(model.renderable.rows.indices, id: \.self) { index in
        Button(model.renderable.rows[index]) { didSelectRow(index) }
          .bold(index == model.renderable.selectedRow)
      }
    }
  }

  /// Owns the interaction and the model; the rest of the module does not know that the view is a SwiftUI view.
  final class ListHostingController: UIHostingController<ListScreen> {
    private let interaction: any ListInteracting
    private let model: ListModel

    init(interaction: any ListInteracting) {
      let model = ListModel()
      self.interaction = interaction
      self.model = model
      super.init(
        rootView: ListScreen(model: model) { [weak interaction] in interaction?.didSelectRow($0) })
      interaction.use(model)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      interaction.didLoadView()
    }
  }
#endif
