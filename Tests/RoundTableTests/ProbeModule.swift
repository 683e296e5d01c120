import Foundation
import RoundTable
import Screens

// A module whose components write down what they hear, in the order in which they hear it.

final class Journal {
  var entries: [String] = []
}

enum ProbeEvent { case happened, inner }
enum ProbeUpdate { case show(String) }
enum ProbeIntent { case tapped }
enum ProbeInput { case given }
enum ProbeOutput: Equatable { case done }

final class ProbeState {}

enum ProbeTypes: RTEModuleTypes {
  typealias CoreEvent = ProbeEvent
  typealias PresenterUpdate = ProbeUpdate
  typealias ViewIntent = ProbeIntent
  typealias JointInput = ProbeInput
  typealias JointOutput = ProbeOutput
  typealias State = ProbeState
  typealias Trunk = Journal
}

final class ProbeCore: RTEModuleCore<ProbeTypes> {
  let journal: Journal
  var answersIntents = false

  init(pipeline: RTEModulePipeline<ProbeTypes>, state: ProbeState, journal: Journal) {
    self.journal = journal
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    journal.entries.append("core runs")
    pipeline?.notify(event: .happened)
  }

  override func handleView(intent: ProbeIntent) {
    journal.entries.append("core: \(intent)")
    if answersIntents { pipeline?.notify(event: .inner) }
  }

  override func handleJoint(input: ProbeInput) { journal.entries.append("core: \(input)") }
}

final class ProbePresenter: RTEModulePresenter<ProbeTypes> {
  let journal: Journal

  init(pipeline: RTEModulePipeline<ProbeTypes>, state: ProbeState, journal: Journal) {
    self.journal = journal
    super.init(pipeline: pipeline, state: state)
  }

  override func update(firstAppear: Bool) {
    journal.entries.append("presenter updates, first: \(firstAppear)")
    pipeline?.notify(update: .show("first"))
  }

  override func handleCore(event: ProbeEvent) { journal.entries.append("presenter: \(event)") }
  override func handleView(intent: ProbeIntent) { journal.entries.append("presenter: \(intent)") }
  override func handleJoint(input: ProbeInput) { journal.entries.append("presenter: \(input)") }
}

final class ProbeJoint: RTEModuleJoint<ProbeTypes> {
  override func handleCore(event: ProbeEvent) { trunk.entries.append("joint: \(event)") }
  override func handleView(intent: ProbeIntent) { trunk.entries.append("joint: \(intent)") }
}

final class ProbeView: RTEModuleViewStandalone<ProbeTypes> {
  let journal: Journal

  init(pipeline: RTEModulePipeline<ProbeTypes>, journal: Journal) {
    self.journal = journal
    super.init(pipeline: pipeline)
  }

  required init?(coder: NSCoder) { nil }

  override func handlePresenter(update: ProbeUpdate) { journal.entries.append("view: \(update)") }
}

final class ProbeNavigation: RTEModuleViewNavigatable<ProbeTypes> {
  init(pipeline: RTEModulePipeline<ProbeTypes>, journal: Journal) {
    super.init(primaryView: ProbeView(pipeline: pipeline, journal: journal))
  }

  required init?(coder: NSCoder) { nil }
}

/// The components of a probe module, each referred to weakly: whoever holds the module decides what lives.
final class Probe {
  weak var pipeline: RTEModulePipeline<ProbeTypes>?
  weak var core: ProbeCore?
  weak var presenter: ProbePresenter?
  weak var joint: ProbeJoint?
  weak var state: ProbeState?
  weak var view: UIViewController?

  func assemble(journal: Journal = Journal()) -> RTEModule<ProbeView, ProbeJoint> {
    assemble(journal: journal) { ProbeView(pipeline: $0, journal: journal) }
  }

  func assemble<View: RTEModuleView<ProbeTypes>>(
    journal: Journal, viewBuilder: (RTEModulePipeline<ProbeTypes>) -> View
  ) -> RTEModule<View, ProbeJoint> {
    let module = RTEModuleAssembly(
      pipeline: RTEModulePipeline<ProbeTypes>(),
      state: ProbeState(),
      coreBuilder: { pipeline, state in
        let core = ProbeCore(pipeline: pipeline, state: state, journal: journal)
        self.core = core
        self.pipeline = pipeline
        self.state = state
        return core
      },
      presenterBuilder: { pipeline, state in
        let presenter = ProbePresenter(pipeline: pipeline, state: state, journal: journal)
        self.presenter = presenter
        return presenter
      },
      viewBuilder: viewBuilder,
      jointBuilder: { pipeline, state, view in
        ProbeJoint(pipeline: pipeline, state: state, view: view, trunk: journal)
      })
    joint = module.joint
    view = module.view
    return module
  }
}
