/// A name for what is the same for all modules of a builder, such as a service. Its conformance is optional.
///
/// The parent makes it, and ``Builder`` owns it.
nonisolated public protocol Dependency {}
