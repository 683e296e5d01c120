import Interactions

protocol CommentFormAssembling: Assembling<any CommentForming> {}

struct CommentFormAssembler: CommentFormAssembling {
  func assemble() -> any CommentForming {
    CommentForm()
  }
}
