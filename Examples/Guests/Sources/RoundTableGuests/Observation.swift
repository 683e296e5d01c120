import Observation
import RoundTable

/// The values that the Presenter writes and the view observes. Below iOS 17, it is an `ObservableObject`.
@available(iOS 17, macOS 14, *)
@Observable final class StarsModuleBinding {
  var text = ""
  var canAdd = true
}

@available(iOS 17, macOS 14, *)
enum StarsModuleTypes: RTBModuleTypes {
  enum Event { case starsChanged }
  enum Intent { case starButtonTap }
  typealias State = StarsModuleState
  typealias ViewBinding = StarsModuleBinding
}

/// Only the Core changes it, and only the module reads it: it needs no `@Observable`.
final class StarsModuleState {
  var stars = 0
}

@available(iOS 17, macOS 14, *)
final class StarsModuleCore: RTBModuleCore<StarsModuleTypes> {
  override func handleView(intent: StarsModuleTypes.Intent) {
    state.stars += 1
    pipeline?.notify(event: .starsChanged)
  }
}

@available(iOS 17, macOS 14, *)
final class StarsModulePresenter: RTBModulePresenter<StarsModuleTypes> {
  override func update(firstAppear: Bool) {
    binding.text = String(repeating: "★", count: state.stars)
    binding.canAdd = state.stars < 5
  }

  override func handleCore(event: StarsModuleTypes.Event) {
    update(firstAppear: false)
  }
}

@available(iOS 17, macOS 14, *)
func StarsModuleAssembly() -> RTBModule<StarsModuleTypes, RTEModuleJoint<StarsModuleTypes>> {
  RTBModuleAssembly(
    pipeline: RTBModulePipeline<StarsModuleTypes>(),
    state: StarsModuleState(),
    binding: StarsModuleBinding(),
    coreBuilder: { StarsModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { StarsModulePresenter(pipeline: $0, state: $1, binding: $2) },
    jointBuilder: { pipeline, state, _ in
      RTEModuleJoint(pipeline: pipeline, state: state, view: nil, trunk: ())
    })
}

// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  @available(iOS 17, *)
  struct StarsView: View {
    let module: RTBModule<StarsModuleTypes, RTEModuleJoint<StarsModuleTypes>>

    var body: some View {
      VStack {
        Text(module.binding.text)
        Button("Add a star") { module.pipeline.notify(intent: .starButtonTap) }
          .disabled(!module.binding.canAdd)
      }
    }
  }
#endif
