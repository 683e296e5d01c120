import QuartetArguments
import Foundation

/// A clone of this package.
struct Clone {
  /// The lines that a change adds to a file and removes.
  typealias Count = (file: String, added: Int, removed: Int)

  let folder: URL

  init(folder: URL) { self.folder = folder }

  /// The clone of the current folder.
  ///
  /// - Throws: ``UsageError`` if it is none.
  init() throws(UsageError) {
    folder = URL(filePath: FileManager.default.currentDirectoryPath)
    guard (try? git("rev-parse", "--show-prefix")) == "",
      FileManager.default.fileExists(atPath: folder.appending(path: "Changes").path)
    else {
      throw UsageError(
        "\(Text.quoted(folder.path)) is no clone of Quartet",
        advice: "Clone it with git, and go to its folder")
    }
  }

  /// The files that differ from the last commit, or are not in it.
  func changedFiles() throws(UsageError) -> [String] {
    try git("status", "--porcelain").split(separator: "\n").map { String($0.dropFirst(3)) }
  }

  /// Runs git.
  ///
  /// - Returns: What it prints, without the last newline.
  /// - Throws: ``UsageError`` with what it prints, if it fails.
  @discardableResult
  func git(_ arguments: String...) throws(UsageError) -> String {
    let pipes = [Pipe(), Pipe()]
    var (status, texts): (Int32, [String]) = (0, [])
    do {
      let program = try Program(["git"] + arguments, in: folder, output: pipes[0], errors: pipes[1])
      // Read while git runs, because a full pipe would block it. Its errors are short.
      texts = pipes.map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
      status = program.waitForEnd().status
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
    URL(filePath: try git("rev-parse", "--path-format=absolute", "--git-path", name))
  }

  /// Writes a file in the folder of git itself.
  @discardableResult
  func write(_ data: Data, toGitFile name: String) throws(UsageError) -> URL {
    let file = try gitFile(name)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw UsageError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
    return file
  }

  /// What differs from a tree, also in new files.
  func diff(_ option: String, since tree: String) throws(UsageError) -> String {
    try git("add", "--all", "--intent-to-add")
    return try git("diff", option, tree)
  }

  /// The files, and how many lines are added and removed, in what git's option `--numstat` prints.
  static func counts(_ text: String) -> [Count] {
    text.split(separator: "\n").map { line in
      let words = line.split(separator: "\t", maxSplits: 2)
      return (String(words[2]), Int(words[0]) ?? 0, Int(words[1]) ?? 0)
    }
  }
}
