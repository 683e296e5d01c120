final class RatingModuleState {
  var stars = 0
}
