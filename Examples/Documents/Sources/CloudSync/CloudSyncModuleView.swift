#if canImport(UIKit) && canImport(SwiftUI)
  import RoundTable
  import SwiftUI

  /// Keeps the module, and so owns it.
  struct CloudSyncModuleView: View {
    @State private var module: CloudSyncModule

    init(module: CloudSyncModule) {
      _module = State(wrappedValue: module)
    }

    var body: some View {
      CloudSyncModuleContent(pipeline: module.pipeline, binding: module.binding)
    }
  }

  /// Observes the binding.
  private struct CloudSyncModuleContent: View {
    let pipeline: RTEModuleViewSeat<CloudSyncModuleTypes>
    @ObservedObject var binding: CloudSyncModuleBinding

    var body: some View {
      VStack {
        Text(binding.text)
        Button("Sync") { pipeline.notify(intent: .buttonTap) }
        Button("Details") { pipeline.notify(intent: .detailButtonTap) }
      }
      .sheet(isPresented: Binding(get: { binding.detail != nil }, set: { _ in binding.detail = nil })) {
        if let detail = binding.detail { CloudSyncModuleView(module: detail) }
      }
    }
  }

  /// A SwiftUI screen in a UIKit Joint: call it with the Joint's View.
  func presentCloudSync(from view: UIViewController, trunk: Trunk) {
    let module = CloudSyncModuleAssembly(trunk: trunk)
    let screen = UIHostingController(rootView: CloudSyncModuleView(module: module))
    module.host(in: screen)
    view.present(screen, animated: true)
  }
#endif
