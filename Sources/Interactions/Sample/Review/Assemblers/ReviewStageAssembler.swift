import Interactions

protocol ReviewStageAssembling: Assembling<any ReviewStaging> {}

struct ReviewStageAssembler: ReviewStageAssembling {
  func assemble() -> any ReviewStaging {
    ReviewStage()
  }
}
