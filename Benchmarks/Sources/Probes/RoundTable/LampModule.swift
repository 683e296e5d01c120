// As the guide says: what is told, then the components, then the assembly function.
import Foundation
import RoundTable

enum LampModuleCoreEvent {
  case switched
}

enum LampModulePresenterUpdate {
  case text(String)
}

enum LampModuleViewIntent {
  case switchTap
}

final class LampModuleState {
  var isOn = false
}

struct LampTrunk {}

enum LampModuleTypes: RTEModuleTypes {
  typealias CoreEvent = LampModuleCoreEvent
  typealias PresenterUpdate = LampModulePresenterUpdate
  typealias ViewIntent = LampModuleViewIntent
  typealias JointInput = Never
  typealias JointOutput = Never
  typealias State = LampModuleState
  typealias Trunk = LampTrunk
}

typealias LampModulePipeline = RTEModulePipeline<LampModuleTypes>
typealias LampModule = RTEModule<LampModuleView, LampModuleJoint>

final class LampModuleCore: RTEModuleCore<LampModuleTypes> {
  override func handleView(intent: LampModuleViewIntent) {
    switch intent {
    case .switchTap:
      state.isOn.toggle()
      pipeline?.notify(event: .switched)
    }
  }
}

final class LampModulePresenter: RTEModulePresenter<LampModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .text(state.isOn ? "On" : "Off"))
  }

  override func handleCore(event: LampModuleCoreEvent) {
    switch event {
    case .switched:
      update(firstAppear: false)
    }
  }
}

final class LampModuleJoint: RTEModuleJoint<LampModuleTypes> {
  override func handleCore(event: LampModuleCoreEvent) {
    switch event {
    case .switched:
      break
    }
  }
}

final class LampModuleView: RTEModuleViewStandalone<LampModuleTypes> {
  private(set) var text = ""

  func tap() {
    pipeline.notify(intent: .switchTap)
  }

  override func handlePresenter(update: LampModulePresenterUpdate) {
    switch update {
    case .text(let text):
      self.text = text
    }
  }
}

func LampModuleAssembly(trunk: LampTrunk) -> LampModule {
  return RTEModuleAssembly(
    pipeline: LampModulePipeline(),
    state: LampModuleState(),
    coreBuilder: { pipeline, state in
      LampModuleCore(pipeline: pipeline, state: state)
    },
    presenterBuilder: { pipeline, state in
      LampModulePresenter(pipeline: pipeline, state: state)
    },
    viewBuilder: { pipeline in
      LampModuleView(pipeline: pipeline)
    },
    jointBuilder: { pipeline, state, view in
      LampModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
