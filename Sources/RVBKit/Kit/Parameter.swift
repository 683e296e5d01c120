/// A name for what is new for each module, such as an identifier. Its conformance is optional.
///
/// The parent makes it and passes it to `build(with:)`.
nonisolated public protocol Parameter {}
