import RVBKit

/// A function for each child of Rating.
protocol RatingRoutable: Routable {}

/// Rating has no children. Its router would own their builders: the view owns it and calls it.
final class RatingRouter: RatingRoutable {}
