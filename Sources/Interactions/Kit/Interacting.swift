/// An interaction as its owner, a controller or a view, sees it: refine it with what can happen.
///
/// ```swift
/// protocol PodBayDoorsInteracting: Interacting {
///   func use(_ banner: any BannerRendering)
///   func didTapMainButton()
/// }
/// ```
///
/// Methods tell what has happened, never what to do. What the interaction needs and does not own comes through
/// `use(_:)`, and is held weakly.
@MainActor @preconcurrency
public protocol Interacting: AnyObject {}
