/// An interaction as its owner, a view controller or a view, sees it. Refine it with the events of its function.
///
/// ```swift
/// protocol PodBayDoorsInteracting: Interacting {
///   func use(_ banner: any BannerRendering)
///   func didTapMainButton()
/// }
/// ```
///
/// The names of methods say what happened, never what to do. What the interaction needs and does not own comes through
/// `use(_:)` and is a weak reference. A `use(_:)` stores or observes what is passed, and renders nothing, so that the
/// order of the calls does not matter.
@MainActor @preconcurrency
public protocol Interacting: AnyObject {}
