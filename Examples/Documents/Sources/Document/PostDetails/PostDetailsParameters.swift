/// The data that Post Details needs from the list.
struct PostDetailsParameters: Equatable {
  let postID: Int
  let title: String
  let text: String
}
