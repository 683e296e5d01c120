/// How the package has been compiled.
nonisolated enum Build {
  /// Whether it has been optimised: then assertions are not looked at.
  static var isRelease: Bool {
    var isRelease = true
    assert(
      {
        isRelease = false
        return true
      }())
    return isRelease
  }
}
