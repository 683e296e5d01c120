import RoundTable

#if canImport(Combine)
  import Combine

  extension CloudSyncModuleBinding: ObservableObject {}
#endif

// Round Table, part 3, in the SwiftUI flavour, with the document's names without a prefix.

enum CloudSyncModuleTypes: RTBModuleTypes {
  typealias Event = CoreEvent
  typealias Intent = ViewIntent
  typealias State = CloudSyncModuleState
  typealias Dependencies = Trunk
  typealias ViewBinding = CloudSyncModuleBinding
}

typealias CloudSyncModule = RTBModule<CloudSyncModuleTypes, CloudSyncModuleJoint>
typealias CloudSyncModulePipeline = RTBModulePipeline<CloudSyncModuleTypes>

final class Trunk {
  let database = Database()
}

final class Database {
  var observer: (() -> Void)?
  private(set) var version = 0

  func performCloudSync() {
    version += 1
    observer?()
  }
}

final class CloudSyncModuleState {
  var version = 0
}

/// What the Presenter and the Joint write and the SwiftUI view observes.
final class CloudSyncModuleBinding {
  var text = "" { willSet { willChange() } }
  /// A child that the Joint presents; the view shows it as a sheet.
  var detail: CloudSyncModule? { willSet { willChange() } }

  private func willChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }
}

// View -> Pipeline [buttonTap]

enum ViewIntent {
  case buttonTap
  case detailButtonTap
}

// Pipeline -> Core [buttonTap]

final class CloudSyncModuleCore: RTBModuleCore<CloudSyncModuleTypes> {
  private let database: Database

  init(pipeline: CloudSyncModulePipeline, state: CloudSyncModuleState, database: Database) {
    self.database = database
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    self.database.observer = { [weak self] in self?.handleDataUpdated() }
  }

  override func handleView(intent: ViewIntent) {
    switch intent {
    case .buttonTap:
      self.performCloudSync()
    case .detailButtonTap:
      break
    }
  }

  private func performCloudSync() {
    self.database.performCloudSync()
  }

  // Core -> Pipeline [dataUpdate]

  private func handleDataUpdated() {
    self.state.version = self.database.version
    self.pipeline?.notify(event: .dataUpdate)
  }
}

enum CoreEvent {
  case dataUpdate
}

// Pipeline -> Presenter [dataUpdate]

final class CloudSyncModulePresenter: RTBModulePresenter<CloudSyncModuleTypes> {
  override func update(firstAppear: Bool) {
    self.updateView()
  }

  override func handleCore(event: CoreEvent) {
    switch event {
    case .dataUpdate:
      self.updateView()
    }
  }

  private func updateView() {
    self.binding.text = "Version \(self.state.version)"
  }
}

final class CloudSyncModuleJoint: RTBModuleJoint<CloudSyncModuleTypes> {
  override func handleView(intent: ViewIntent) {
    switch intent {
    case .detailButtonTap:
      self.binding.detail = CloudSyncModuleAssembly(trunk: self.trunk)
    case .buttonTap:
      break
    }
  }
}

func CloudSyncModuleAssembly(trunk: Trunk) -> CloudSyncModule {
  return RTBModuleAssembly(
    pipeline: CloudSyncModulePipeline(),
    state: CloudSyncModuleState(),
    binding: CloudSyncModuleBinding(),
    coreBuilder: { pipeline, state in
      CloudSyncModuleCore(
        pipeline: pipeline,
        state: state,
        database: trunk.database
      )
    },
    presenterBuilder: { pipeline, state, binding in
      CloudSyncModulePresenter(
        pipeline: pipeline,
        state: state,
        binding: binding
      )
    },
    jointBuilder: { pipeline, state, binding in
      CloudSyncModuleJoint(
        pipeline: pipeline,
        state: state,
        binding: binding,
        trunk: trunk
      )
    })
}
