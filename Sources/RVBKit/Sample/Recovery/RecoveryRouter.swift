import RVBKit

protocol RecoveryRoutable: Routable {}

/// Recovery has no children. Its router is empty and exists only because the pattern requires one.
final class RecoveryRouter: RecoveryRoutable {}
