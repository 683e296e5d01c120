/// What screens are shown on, and knows when it can show the next.
protocol RestAwaiting: AnyObject {
  /// Runs the action in its turn, when no transition runs; at once if none does.
  func whenAtRest(perform action: @escaping () -> Void)
}
