/// What Rating remembers. The Core changes it; the Presenter and the Joint only read it.
@MainActor
public final class RatingModuleState {
  var stars = 0
}
