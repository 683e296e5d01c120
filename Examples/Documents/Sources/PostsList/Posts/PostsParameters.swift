/// The data that Posts needs from the previous scene. Everything has a default.
struct PostsParameters {
  var limit = 3
  var showsTexts = false
}
