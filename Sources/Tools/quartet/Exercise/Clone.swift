import QuartetArguments
import Foundation

/// A clone of this package.
struct Clone {
  /// The lines that a change adds to a file and removes.
  struct Count {
    let file: String
    let added: Int
    let removed: Int
  }

  let folder: URL

  /// The clone of the current folder.
  ///
  /// - Throws: ``UsageError`` if it is none.
  init() throws(UsageError) {
    let current = URL(filePath: FileManager.default.currentDirectoryPath)
    folder = current
    guard let top = try? git("rev-parse", "--show-toplevel"),
      URL(filePath: top).resolvingSymlinksInPath() == current.resolvingSymlinksInPath(),
      FileManager.default.fileExists(atPath: current.appending(path: "Changes").path)
    else {
      throw UsageError(
        "\(Text.quoted(current.path)) is no clone of Quartet",
        advice: "Clone it with git, and go to its folder")
    }
  }

  /// The files that differ from the last commit, or are not in it.
  var changedFiles: [String] {
    get throws(UsageError) {
      try git("status", "--porcelain").split(separator: "\n").map { String($0.dropFirst(3)) }
    }
  }

  /// Runs git.
  ///
  /// - Returns: What it prints, without the last newline.
  /// - Throws: ``UsageError`` with what it prints, if it fails.
  @discardableResult
  func git(_ arguments: String...) throws(UsageError) -> String {
    // Files, because a full pipe would block git.
    let results = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: results) }
    let texts: [String]
    let status: Int32
    do {
      try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
      let files = ["output", "errors"].map { results.appending(path: $0) }
      for file in files { try Data().write(to: file) }
      let program = try Program(
        ["git"] + arguments, in: folder, output: FileHandle(forWritingTo: files[0]),
        errors: FileHandle(forWritingTo: files[1]))
      status = program.waitForEnd().status
      texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    } catch {
      throw UsageError("git cannot be run: \(error.localizedDescription)")
    }
    guard status == 0 else {
      throw UsageError("git \(arguments.first ?? "") failed: \(Text.safe(texts[1], upTo: 400))")
    }
    return texts[0].hasSuffix("\n") ? String(texts[0].dropLast()) : texts[0]
  }

  /// A file in the folder of git itself, which no commit contains.
  func gitFile(_ name: String) throws(UsageError) -> URL {
    let path = try git("rev-parse", "--git-path", name)
    return path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
  }

  /// The files of a patch, and how many lines it adds and removes.
  func counts(of patch: URL) throws(UsageError) -> [Count] {
    try Self.counts(git("apply", "--numstat", patch.path))
  }

  /// The files that differ from a tree, and how many lines were added and removed.
  func counts(since tree: String) throws(UsageError) -> [Count] {
    try git("add", "--all", "--intent-to-add")
    return try Self.counts(git("diff", "--numstat", tree))
  }

  private static func counts(_ text: String) -> [Count] {
    text.split(separator: "\n").map { line in
      let words = line.split(separator: "\t", maxSplits: 2)
      return Count(file: String(words[2]), added: Int(words[0]) ?? 0, removed: Int(words[1]) ?? 0)
    }
  }
}
