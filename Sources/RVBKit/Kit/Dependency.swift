/// A name for the data that all modules of a builder share, such as a service. Its conformance is optional.
///
/// The parent makes it, and ``Builder`` owns it.
nonisolated public protocol Dependency {}
