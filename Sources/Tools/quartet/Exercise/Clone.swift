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

  /// The files that differ from the last commit, or are not in it, whatever the user's settings of git hide.
  func changedFiles() throws(UsageError) -> [String] {
    try git("status", "--porcelain", "--untracked-files=all").split(separator: "\n").map {
      String($0.dropFirst(3))
    }
  }

  /// Runs git.
  ///
  /// - Parameter index: The file of the index; nil for that of the clone.
  /// - Returns: What it prints, without the last newline.
  /// - Throws: ``UsageError`` with what it prints, if it fails.
  @discardableResult
  func git(_ arguments: String..., index: URL? = nil) throws(UsageError) -> String {
    let environment = index.map { ["GIT_INDEX_FILE": $0.path] } ?? [:]
    let pipes = [Pipe(), Pipe()]
    var (status, texts): (Int32, [String]) = (0, [])
    do {
      let program = try Program(
        ["git"] + arguments, in: folder, environment: environment, output: pipes[0], errors: pipes[1])
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

  /// The differences from a tree, also in new files, as a patch whose format no setting of the user's changes.
  func diff(_ option: String, since tree: String, output: URL? = nil) throws(UsageError) -> String {
    try git("add", "--all", "--intent-to-add")
    return try git(
      "-c", "diff.context=3", "diff", "--no-ext-diff", "--no-textconv", "--no-color", "--src-prefix=a/",
      "--dst-prefix=b/", option, "--output=\(output?.path ?? "/dev/stdout")", tree)
  }

  /// Writes the differences from a tree into a file in the folder of git.
  ///
  /// - Throws: ``UsageError`` if the tree with the patch is not what the clone contains.
  func savePatch(since tree: String, toGitFile name: String) throws(UsageError) -> URL {
    let file = try write(Data(), toGitFile: name)
    // Written by git, because a changed file can contain bytes that are no UTF-8.
    _ = try diff("--binary", since: tree, output: file)
    let index = try write(
      (try? Data(contentsOf: gitFile("index"))) ?? Data(), toGitFile: "quartet-exercises/index")
    defer { try? FileManager.default.removeItem(at: index) }
    try git("add", "--all", index: index)
    let whole = try git("write-tree", index: index)
    try git("read-tree", tree, index: index)
    _ = try? git("apply", "--cached", "--whitespace=nowarn", file.path, index: index)
    guard try git("write-tree", index: index) == whole else {
      throw UsageError(
        "your change cannot be saved as a patch, so nothing was reset",
        advice: "Keep it on a branch: git switch --create mine; git add --all; git commit")
    }
    return file
  }

  /// The files, and how many lines are added and removed, in what git's option `--numstat` prints.
  static func counts(_ text: String) -> [Count] {
    text.split(separator: "\n").map { line in
      let words = line.split(separator: "\t", maxSplits: 2)
      return (String(words[2]), Int(words[0]) ?? 0, Int(words[1]) ?? 0)
    }
  }
}
