import AllocationCounter
import QuartetFeatureEntry
import HeadlessUIKit

/// How the bytes in use grow with what was opened.
nonisolated struct Growth: Equatable, Sendable {
  /// The bytes in use at one moment.
  struct Point: Equatable, Sendable {
    /// How many screens are open, or were opened and closed.
    let count: Int
    /// How many bytes they have added.
    let bytes: Int
  }

  /// The implementation's name.
  let name: String
  /// After 1, 10, 100 and so on.
  let points: [Point]

  /// Bytes that one more adds, between the last two points.
  var bytesForOneMore: Double { bytesForOneMore(before: points.count - 1) }

  /// Bytes that one more adds at the end, as a multiple of what it added between the points before: 1 if growth is
  /// linear.
  var steepening: Double { bytesForOneMore / bytesForOneMore(before: points.count - 2) }

  private func bytesForOneMore(before index: Int) -> Double {
    guard index > 0 else { return 0 }
    let (few, many) = (points[index - 1], points[index])
    return Double(many.bytes - few.bytes) / Double(many.count - few.count)
  }
}

extension Growth {
  /// Keeps features open side by side, on the same domain objects, each with Login open.
  ///
  /// - Throws: ``MeasuredApp/Missing`` if Login does not open.
  @MainActor static func ofOpenFeatures(_ type: any Feature.Type, most: Int) async throws -> Growth {
    var apps: [MeasuredApp] = []
    apps.reserveCapacity(most)
    let trunk = MeasuredApp.trunk()
    _ = try await openLogin(in: MeasuredApp(type, trunk: trunk))
    return try await Growth(type, most: most) {
      let app = MeasuredApp(type, trunk: trunk)
      _ = try await openLogin(in: app)
      apps.append(app)
    }
  }

  /// Opens and closes Login again and again in one feature: the least of three times. A thread of the system that
  /// allocates meanwhile counts once, and what a Login leaves counts each time.
  ///
  /// - Throws: ``MeasuredApp/Missing`` if Login does not open.
  @MainActor static func ofClosedLogins(_ type: any Feature.Type, most: Int) async throws -> Growth {
    let app = MeasuredApp(type)
    func measured() async throws -> Growth {
      try await Growth(type, most: most) {
        app.tap(try await openLogin(in: app))
        await app.waitUntilIdle()
      }
    }
    var least = try await measured()
    for _ in 1..<3 {
      let other = try await measured()
      if other.bytesForOneMore < least.bytesForOneMore { least = other }
    }
    return least
  }

  /// - Returns: The button that closes Login.
  private static func openLogin(in app: MeasuredApp) async throws -> UIControl {
    app.tap(app.control("review.accountButton"))
    await app.waitUntilIdle()
    return try app.element("login.cancelButton")
  }

  private init(_ type: any Feature.Type, most: Int, of body: () async throws -> Void) async throws {
    var points: [Point] = []
    points.reserveCapacity(10)
    let start = heap_bytes_in_use()
    var count = 0
    var next = 1
    while next <= most {
      while count < next {
        try await body()
        count += 1
      }
      points.append(Point(count: count, bytes: Int(heap_bytes_in_use() - start)))
      next *= 10
    }
    self.init(name: type.patternName, points: points)
  }
}
