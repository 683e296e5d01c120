package import QuartetArguments
package import QuartetCommand

// What records calls is a program of its own, `quartet-study`: this one is built without it. Arguments are checked here,
// before the build.

extension ComparisonOptions: Command {
  package func run(on terminal: Terminal) throws(UsageError) -> Int32 {
    _ = try scenario()
    try RecordingCopy.start()
  }
}

extension ExploreOptions: Command {
  package func run(on terminal: Terminal) throws(UsageError) -> Int32 {
    try folder.make()
    try RecordingCopy.start()
  }
}
