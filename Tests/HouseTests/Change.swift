import Foundation
import TestSupport

/// What a patch does to one file.
nonisolated struct Change {
  let path: String
  let added: Int
  let removed: Int

  /// The file's name without its ending.
  var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// A patch that does not fit the package any more: make the change anew, and the patch from it.
  struct DoesNotApply: Error {
    let patch: String
    let reason: String
  }

  /// What a patch does, file by file, having made sure that it still can be applied.
  static func all(in patch: String) throws -> [Change] {
    try git("apply", "--check", patch)
    return try git("apply", "--numstat", patch).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let added = Int(fields[0]), let removed = Int(fields[1]) else { return nil }
      return Change(path: String(fields[2]), added: added, removed: removed)
    }
  }

  @discardableResult
  private static func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = ParsedSource.root
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw DoesNotApply(patch: arguments.last ?? "", reason: output)
    }
    return output
  }
}
