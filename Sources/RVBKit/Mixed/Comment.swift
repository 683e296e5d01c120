package import FeatureEntry
package import RVBKit
import Shared

extension RVBFeature {
  package static func makeComment(_ mix: Mix, account: String, onEnd: @escaping Handler) -> UIViewController {
    let builder = CommentBuilder(CommentDependency(commentStore: mix.trunk.commentStore))
    let comment = builder.build(with: CommentParameter(account: account))
    comment.onEnd = onEnd
    return comment
  }
}
