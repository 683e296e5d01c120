struct HomeUIModel {
  private init() {}

  struct Misc {
    static var title: String { "Home" }
    static var closeTitle: String { "Close" }
    static var failureText: String { "No appointments found" }

    private init() {}
  }
}
