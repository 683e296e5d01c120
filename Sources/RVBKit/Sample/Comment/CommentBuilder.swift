import RVBKit
import Shared

struct CommentDependency {
  let commentStore: CommentStore
}

struct CommentParameter {}

protocol CommentBuildable: Buildable {
  func build(with parameter: CommentParameter) -> any CommentControllable
}

final class CommentBuilder: Builder<CommentDependency>, CommentBuildable {
  func build(with parameter: CommentParameter) -> any CommentControllable {
    let viewController = CommentViewController(commentStore: dependency.commentStore)
    viewController.router = CommentRouter()
    return viewController
  }
}
