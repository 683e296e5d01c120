import QuartetParity
import Testing

/// Round Table, part 1: Login in the binding flavour, with the Core, the State and the Joint of the sample.
@Suite struct `The example app's Login in SwiftUI` {
  @Test(arguments: try await Implementation(RoundTableFeature.self).conformanceCases(seeds: 1..<17))
  func `conforms to the specification`(conformanceCase: ConformanceCase) async throws {
    try await conformanceCase.run()
  }
}
