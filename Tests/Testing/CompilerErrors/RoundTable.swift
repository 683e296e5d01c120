import RoundTable

// A message that the module's types do not declare.
enum TypesWithoutDone: RTEModuleTypes {
  #if MENDED
    enum Event { case done }
  #endif
}

@MainActor func finish(_ core: RTEModuleCore<TypesWithoutDone>) { core.pipeline?.notify(event: .done) }

// Another component's message.
enum TypesWithUpdate: RTEModuleTypes {
  enum Event { case done }
  enum Update { case done }
}

@MainActor func send(_ core: RTEModuleCore<TypesWithUpdate>) {
  #if MENDED
    core.pipeline?.notify(event: .done)
  #else
    core.pipeline?.notify(update: .done)
  #endif
}

// `typealias Output` for a type that does not exist.
enum TypesWithoutOutput: RTEModuleTypes {
  typealias Output = OutputOfOther
}

#if MENDED
  enum OutputOfOther { case done }
#endif

@MainActor func end(_ joint: RTEModuleJoint<TypesWithoutOutput>) { joint.notifyOut(output: .done) }

// `typealias Dependencies = Trunk` without a type `Trunk`.
#if MENDED
  struct TrunkOfApp {}

  enum TypesWithoutTrunk: RTEModuleTypes {
    typealias Dependencies = TrunkOfApp
  }
#else
  enum TypesWithoutTrunk: RTEModuleTypes {
    typealias Dependencies = Trunk
  }
#endif

// A Joint of a module without a trunk.
enum TypesWithVoid: RTEModuleTypes {
  final class State {}
}

@MainActor func joint(_ pipeline: RTEModulePipeline<TypesWithVoid>) -> RTEModuleJoint<TypesWithVoid> {
  #if MENDED
    RTEModuleJoint(pipeline: pipeline, state: TypesWithVoid.State(), view: nil, trunk: ())
  #else
    RTEModuleJoint(pipeline: pipeline, state: TypesWithVoid.State(), view: nil)
  #endif
}
