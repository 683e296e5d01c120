public import Foundation
import QuartetTraceRecorder

/// Records the calls of the patterns on the main thread, in a program that was built for it.
///
/// The program has one recorder at a time.
public final class CallRecorder {
  /// Whether the program was built so that calls can be recorded.
  public static var isAvailable: Bool { traceIsAvailable() }

  private let symbols: Symbols
  private var functions: [UInt32: CalledFunction?] = [:]
  /// The lines of positions; 0 is the position of a call that no recorded function makes.
  private var lines: [UInt: SourceLine?] = [0: nil]
  /// The trees of what was recorded: most steps of a long walk do the same as an earlier one.
  private var trees: [Data: [Call]] = [:]

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - package: The folder of the package whose sources the program was built from.
  ///   - folders: The folders in `Sources` whose functions are recorded.
  public init(package: URL, folders: [String]) {
    symbols = Symbols(package: package.path, folders: folders)
    traceClear()
    traceSetRecording(true)
  }

  /// Forgets the calls since the last time, and records further ones.
  public func forgetCalls() { traceClear() }

  /// The calls since the last time, and records further ones.
  ///
  /// - Throws: ``ProgramChanged``, or another error if a tool of the Swift toolchain is missing.
  public func takeCalls() throws -> [Call] {
    traceSetRecording(false)
    defer { traceSetRecording(true) }
    var count = 0
    let entries = UnsafeBufferPointer(start: traceEntries(&count), count: count)
    defer { traceClear() }
    let recorded = Data(buffer: entries)
    if let calls = trees[recorded] { return calls }
    let new = Set(entries.map(\.function)).filter { functions[$0] == nil }.sorted()
    let newPositions = Set(entries.map(\.position)).filter { lines[$0] == nil }.sorted()
    let found = try symbols.find(
      functions: new.map { UInt(traceAddressInFile(traceAddress($0))) },
      calls: newPositions.map { UInt(traceAddressInFile($0)) })
    for (number, function) in zip(new, found.functions) {
      functions[number] = .some(function)
      if function == nil { traceIgnore(number) }
    }
    for (position, line) in zip(newPositions, found.lines) { lines[position] = .some(line) }
    let calls = [Call](
      entries.map { entry in
        RecordedCall(
          function: functions[entry.function].flatMap { $0 }, depth: entry.depth,
          position: lines[entry.position].flatMap { $0 })
      })
    trees[recorded] = calls
    return calls
  }
}
