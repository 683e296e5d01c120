/// A name for the data that is new for each module, such as an identifier. Its conformance is optional.
///
/// The parent makes it and passes it to `build(with:)`.
nonisolated public protocol Parameter {}
