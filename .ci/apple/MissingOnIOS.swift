// Added to every module on iOS: hides what Foundation has on Linux and macOS only.
@available(*, unavailable, message: "iOS has no processes")
nonisolated final class Process {}
