/// The services of the app. The assembly functions pass it on, and give each Core the services that it needs.
@MainActor
public final class Trunk {
  /// The most stars that a user can give.
  public let mostStars: Int

  /// Makes a trunk.
  public init(mostStars: Int = 5) {
    self.mostStars = mostStars
  }
}
