final class Trunk {
  let mostStars = 5
}
