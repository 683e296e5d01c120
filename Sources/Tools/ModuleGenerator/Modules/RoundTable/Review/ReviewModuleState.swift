/// The data of Review. The Core changes it; the Presenter and the Joint only read it.
@MainActor
public final class ReviewModuleState {
  var stars = 0
}
