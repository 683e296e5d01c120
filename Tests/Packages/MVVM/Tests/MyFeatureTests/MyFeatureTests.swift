import MyFeature
import Parity
import Testing

@Suite struct `My feature` {
  @Test func `conforms to the specification`() async throws {
    try await Implementation(MVVMFeature.self).check()
  }
}
