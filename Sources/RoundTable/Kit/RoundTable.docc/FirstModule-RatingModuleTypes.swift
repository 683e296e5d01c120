import RoundTable

enum RatingModuleTypes: RTEModuleTypes {
  typealias Event = RatingModuleCoreEvent
  typealias Update = RatingModulePresenterUpdate
  typealias Intent = RatingModuleViewIntent
  typealias Output = RatingModuleJointOutput
  typealias State = RatingModuleState
  typealias Dependencies = Trunk
}
