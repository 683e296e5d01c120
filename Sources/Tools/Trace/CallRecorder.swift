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
  /// What was recorded: most steps of a long walk do the same as an earlier one.
  private var recordings: [Data: Recording] = [:]

  /// The calls between a start and an end.
  public struct Recording {
    public let calls: [Call]
    /// Two recordings of one recorder with the same number have the same calls.
    public let number: Int
  }

  /// Makes a recorder, which does not record yet.
  ///
  /// - Parameters:
  ///   - package: The folder of the package whose sources the program was built from.
  ///   - folders: The folders in `Sources` whose functions are recorded.
  public init(package: URL, folders: [String]) {
    symbols = Symbols(package: package.path, folders: folders)
  }

  /// Begins to record. What comes before and after costs nothing.
  public func start() {
    traceClear()
    traceSetRecording(true)
  }

  /// Ends what ``start()`` has begun, and returns the calls since then.
  ///
  /// - Throws: ``ProgramChanged``, or another error if a tool of the Swift toolchain is missing.
  public func end() throws -> Recording {
    traceSetRecording(false)
    var count = 0
    let entries = UnsafeBufferPointer(start: traceEntries(&count), count: count)
    defer { traceClear() }
    let recorded = Data(buffer: entries)
    if let recording = recordings[recorded] { return recording }
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
    let recording = Recording(calls: calls, number: recordings.count)
    recordings[recorded] = recording
    return recording
  }
}
