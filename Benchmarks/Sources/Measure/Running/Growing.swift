import AllocationCounter

/// How growth is measured: bytes in use after few and after many.
struct Growing {
  let subject: Subject
  let most: Int

  /// Features side by side on the same domain objects, each with Login open.
  func held() -> Growth {
    var apps: [MeasuredApp] = []
    apps.reserveCapacity(most)
    let trunk = MeasuredApp.trunk()
    open(MeasuredApp(subject.feature, trunk: trunk))
    return growth(.held) {
      let app = MeasuredApp(subject.feature, trunk: trunk)
      open(app)
      apps.append(app)
    }
  }

  /// Login opened and closed, again and again, in one feature.
  func openedAndClosed() -> Growth {
    let app = MeasuredApp(subject.feature)
    return growth(.openedAndClosed) {
      open(app)
      app.tap(app.control("login.cancelButton"))
    }
  }

  private func open(_ app: MeasuredApp) {
    app.tap(app.control("review.accountButton"))
  }

  /// Looks after 1, 10, 100 and so on.
  private func growth(_ kind: Growth.Kind, of body: () -> Void) -> Growth {
    var points: [Growth.Point] = []
    points.reserveCapacity(10)
    let clock = ContinuousClock()
    let start = heap_use().bytes_in_use
    var count = 0
    var next = 1
    while next <= most {
      let began = clock.now
      let added = next - count
      while count < next {
        body()
        count += 1
      }
      points.append(
        Growth.Point(
          count: count, bytes: Int(heap_use().bytes_in_use - start),
          nanosecondsForOne: began.duration(to: clock.now) / .nanoseconds(1) / Double(added)))
      next *= 10
    }
    return Growth(kind: kind, subject: subject.name, points: points)
  }
}
