import FeatureEntry
import Foundation
import Implementations
import PortableUIKit
import Testing

@testable import Parity

@Suite struct `A complete check` {
  @Test(arguments: Bound.all.map(\.name))
  func `closes`(name: String) async {
    let bound = Bound.all.first { $0.name == name }!
    let clock = ContinuousClock()
    var start = clock.now
    let search = Search(bound)
    print(name, bound.steps.count, search.stateCount, search.transitionCount, clock.now - start)
    start = clock.now
    let tour = Tour(search)
    print("tour", tour.pieces.count, tour.stepCount, clock.now - start)
  }
}
