/// A question that is answered with true once a duration, counted from now, has gone by on a clock.
///
/// Being generic it opens `any Clock<Duration>`, whose instants cannot be named.
nonisolated func deadline(after duration: Duration, on clock: some Clock<Duration>) -> () -> Bool {
  let end = clock.now.advanced(by: duration)
  return { clock.now >= end }
}
