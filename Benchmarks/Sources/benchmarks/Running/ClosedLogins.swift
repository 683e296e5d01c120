import AllocationCounter
import QuartetFeatureEntry
import HeadlessUIKit

extension MeasuredApp {
  /// Opens and closes Login again and again in one feature.
  ///
  /// - Returns: The bytes that one Login leaves: the least of three times. A thread of the system that allocates meanwhile
  ///   counts once, and what a Login leaves counts each time.
  /// - Throws: ``Missing`` if Login does not open.
  static func bytesLeftByLogin(_ type: any Feature.Type, count: Int) async throws -> Double {
    let app = MeasuredApp(type)
    var least = Double.infinity
    for round in 0...3 {
      let start = heap_bytes_in_use()
      for _ in 0..<count {
        app.tap(app.control("review.accountButton"))
        await app.waitUntilIdle()
        app.tap(try app.element("login.cancelButton"))
        await app.waitUntilIdle()
      }
      // What ran before is still being freed in the first one.
      if round > 0 { least = min(least, Double(heap_bytes_in_use() - start) / Double(count)) }
    }
    return max(least, 0)
  }
}
