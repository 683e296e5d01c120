/// A view as an interaction sees it: refine it with one `render(_:)` for one renderable.
///
/// ```swift
/// protocol BannerRendering: Rendering {
///   func render(_ renderable: BannerRenderable)
/// }
/// ```
///
/// The view keeps no state of its own, takes any number of renderables in any order, and looks the same for the
/// same one. The method cannot be stated here: a view may render several things, each through its own protocol,
/// and Swift lets a type conform to a protocol only once.
@MainActor @preconcurrency
public protocol Rendering: AnyObject {}
