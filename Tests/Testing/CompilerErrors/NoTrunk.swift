import RoundTable

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
