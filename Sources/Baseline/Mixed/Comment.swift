package import FeatureEntry
package import PortableUIKit
import Shared

extension BaselineFeature {
  package static func makeComment(_ mix: Mix, account: String, onEnd: @escaping Handler) -> UIViewController {
    let comment = CommentViewController(draft: mix.trunk.commentStore.draft(of: account))
    comment.onEnd = onEnd
    comment.presentationController?.delegate = comment
    return comment
  }
}
