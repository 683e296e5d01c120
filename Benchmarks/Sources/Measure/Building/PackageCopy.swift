import Foundation

/// A copy of the package under `.build/measure`, to build and to change without touching the reader's own.
nonisolated struct PackageCopy {
  /// Where everything is that measuring builds.
  static var scratch: URL { ParsedSource.root.appending(path: ".build/measure") }

  /// Where the copy is.
  let root = Self.scratch.appending(path: "package")

  /// Brings the copy up to date. Files that are the same stay as they are, so that builds can go on.
  init() throws {
    let files = FileManager.default
    let wanted = try Self.files(in: ParsedSource.root)
    for path in try Self.files(in: root) where !wanted.contains(path) {
      try files.removeItem(at: root.appending(path: path))
    }
    for path in wanted {
      let original = ParsedSource.root.appending(path: path)
      let copy = root.appending(path: path)
      if files.contentsEqual(atPath: original.path, andPath: copy.path) { continue }
      try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
      try files.copyItem(at: original, to: copy)
    }
  }

  /// What belongs to the package: no hidden files, and no page.
  private static func files(in folder: URL) throws -> Set<String> {
    var found: Set<String> = []
    let start = folder.resolvingSymlinksInPath().path + "/"
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: options)
    while let file = all?.nextObject() as? URL {
      let path = file.resolvingSymlinksInPath().path
      guard path.hasPrefix(start), try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      else { continue }
      let name = String(path.dropFirst(start.count))
      if !name.hasPrefix("Docs/") { found.insert(name) }
    }
    return found
  }

  /// Runs `swift build` on the copy, for debugging.
  func build(_ arguments: [String], scratch: URL) throws {
    let command = [
      "swift", "build", "--package-path", root.path, "--scratch-path", scratch.path,
      "--build-system", "native",
    ]
    try Tool.run(command + arguments, isQuiet: true)
  }
}
