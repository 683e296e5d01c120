import RVBKit

/// Recovery opens nothing.
protocol RecoveryRoutable: Routable {}

final class RecoveryRouter: RecoveryRoutable {}
