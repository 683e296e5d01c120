import RoundTable

typealias RatingModule = RTEModule<RatingModuleView, RatingModuleJoint>

func RatingModuleAssembly(trunk: Trunk) -> RatingModule {
  return RTEModuleAssembly(
    pipeline: RTEModulePipeline<RatingModuleTypes>(),
    state: RatingModuleState(),
    coreBuilder: { pipeline, state in
      RatingModuleCore(pipeline: pipeline, state: state, mostStars: trunk.mostStars)
    },
    presenterBuilder: { pipeline, state in RatingModulePresenter(pipeline: pipeline, state: state) },
    viewBuilder: { pipeline in RatingModuleView(pipeline: pipeline) },
    jointBuilder: { pipeline, state, view in
      RatingModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
