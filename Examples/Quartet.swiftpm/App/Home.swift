import Combine
import Foundation
import QuartetFeatureEntry
import QuartetImplementations
import QuartetShared

/// What one window shows: the list of the implementations, or the one that was chosen.
@MainActor
final class Home: ObservableObject {
  /// All windows share it, so a user who signs in in one is signed in in the others.
  private static let trunk = Trunk(authManager: AuthManager(gateway: DemoAuthGateway()))

  static let implementations: [(name: String, type: any Feature.Type)] =
    Implementations.all.map { ($0.patternName, $0) }
    + [("Round Table, with Login in SwiftUI", RoundTableFeature.self)]

  @Published var kind = LoginKind.email
  @Published private(set) var feature: RunningFeature?
  private var number: Int?

  /// Starts an implementation, by its position in the list.
  func start(_ number: Int) {
    self.number = number
    feature = RunningFeature(Self.implementations[number].type, trunk: Self.trunk, kind: kind)
  }

  func close() {
    (number, feature) = (nil, nil)
  }

  /// Opens a link, in the first implementation if none is shown.
  func open(_ url: URL) {
    if feature == nil { start(0) }
    feature?.open(url)
  }

  var restorationInfo: [AnyHashable: Any] {
    number.map { ["implementation": $0, "isPhone": kind == .phone] } ?? [:]
  }

  func restore(_ info: [AnyHashable: Any]?) {
    guard let number = info?["implementation"] as? Int, Self.implementations.indices.contains(number)
    else { return }
    kind = info?["isPhone"] as? Bool == true ? .phone : .email
    start(number)
  }
}
