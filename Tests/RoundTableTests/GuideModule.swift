import Foundation
import RoundTable
import Screens

// The module of Docs/RoundTable.md, step by step. The guide shows these lines; a test holds the two together.

enum RatingModuleCoreEvent {
  case starsChanged
}

enum RatingModulePresenterUpdate {
  case stars(text: String)
}

enum RatingModuleViewIntent {
  case starButtonTap
  case doneButtonTap
}

enum RatingModuleJointInput {
  case reset
}

enum RatingModuleJointOutput {
  case rated(stars: Int)
}

final class RatingModuleState {
  var stars = 0
}

enum RatingModuleTypes: RTEModuleTypes {
  typealias CoreEvent = RatingModuleCoreEvent
  typealias PresenterUpdate = RatingModulePresenterUpdate
  typealias ViewIntent = RatingModuleViewIntent
  typealias JointInput = RatingModuleJointInput
  typealias JointOutput = RatingModuleJointOutput
  typealias State = RatingModuleState
  typealias Trunk = RatingTrunk
}

typealias RatingModulePipeline = RTEModulePipeline<RatingModuleTypes>
typealias RatingModule = RTEModule<RatingModuleView, RatingModuleJoint>

struct RatingTrunk {
  var mostStars = 5
}

final class RatingModuleCore: RTEModuleCore<RatingModuleTypes> {
  private let mostStars: Int

  init(pipeline: RatingModulePipeline, state: RatingModuleState, mostStars: Int) {
    self.mostStars = mostStars
    super.init(pipeline: pipeline, state: state)
  }

  override func handleView(intent: RatingModuleViewIntent) {
    switch intent {
    case .starButtonTap:
      state.stars = min(state.stars + 1, mostStars)
      pipeline?.notify(event: .starsChanged)
    case .doneButtonTap:
      break
    }
  }

  override func handleJoint(input: RatingModuleJointInput) {
    switch input {
    case .reset:
      state.stars = 0
    }
  }
}

final class RatingModulePresenter: RTEModulePresenter<RatingModuleTypes> {
  override func update(firstAppear: Bool) {
    let stars = String(repeating: "★", count: state.stars)
    pipeline?.notify(update: .stars(text: stars))
  }

  override func handleCore(event: RatingModuleCoreEvent) {
    switch event {
    case .starsChanged:
      update(firstAppear: false)
    }
  }

  override func handleJoint(input: RatingModuleJointInput) {
    update(firstAppear: false)
  }
}

final class RatingModuleView: RTEModuleViewStandalone<RatingModuleTypes> {
  let starsLabel = UILabel()
  let starButton = UIButton(type: .system)
  let doneButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    for element in [starsLabel, starButton, doneButton] {
      view.addSubview(element)
    }
    starButton.addAction(
      UIAction { [weak self] _ in
        self?.pipeline.notify(intent: .starButtonTap)
      }, for: .touchUpInside)
    doneButton.addAction(
      UIAction { [weak self] _ in
        self?.pipeline.notify(intent: .doneButtonTap)
      }, for: .touchUpInside)
  }

  override func handlePresenter(update: RatingModulePresenterUpdate) {
    switch update {
    case .stars(let text):
      starsLabel.text = text
    }
  }
}

final class RatingModuleJoint: RTEModuleJoint<RatingModuleTypes> {
  override func handleView(intent: RatingModuleViewIntent) {
    switch intent {
    case .doneButtonTap:
      notifyOut(output: .rated(stars: state.stars))
    case .starButtonTap:
      break
    }
  }
}

func RatingModuleAssembly(trunk: RatingTrunk) -> RatingModule {
  return RTEModuleAssembly(
    pipeline: RatingModulePipeline(),
    state: RatingModuleState(),
    coreBuilder: { pipeline, state in
      RatingModuleCore(pipeline: pipeline, state: state, mostStars: trunk.mostStars)
    },
    presenterBuilder: { pipeline, state in
      RatingModulePresenter(pipeline: pipeline, state: state)
    },
    viewBuilder: { pipeline in
      RatingModuleView(pipeline: pipeline)
    },
    jointBuilder: { pipeline, state, view in
      RatingModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}

final class HostViewController: UIViewController {
  var stars = 0

  func presentRating() {
    let module = RatingModuleAssembly(trunk: RatingTrunk())

    module.joint.attach { [weak self] output in
      switch output {
      case .rated(let stars):
        self?.stars = stars
        self?.dismiss(animated: true)
      }
    }

    present(module.view, animated: true)
  }
}
