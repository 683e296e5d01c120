import Interactions

protocol CommentNavigationAssembling: Assembling<any CommentNavigating> {}

struct CommentNavigationAssembler: CommentNavigationAssembling {
  let commentAssembler: any CommentAssembling

  func assemble() -> any CommentNavigating {
    CommentNavigation(commentAssembler: commentAssembler)
  }
}
