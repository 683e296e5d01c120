import Foundation
import QuartetArguments

extension Module {
  /// Writes new files into a folder: all, or none.
  static func write(_ files: [(path: String, text: String)], to folder: URL) throws(UsageError) {
    let urls = files.map { folder.appending(path: $0.path) }
    for url in urls {
      guard !isTaken(url) else {
        throw UsageError(
          "\(Text.argument(url.path)) exists", advice: "Choose another name or folder, or delete it first.")
      }
      guard url.isInside(folder) else {
        throw UsageError(
          "\(Text.argument(url.path)) is outside of the package",
          advice: "Choose a target in \(Text.argument(folder.path)).")
      }
    }
    var made: [URL] = []
    var next = folder
    do {
      for (url, file) in zip(urls, files) {
        var missing: [URL] = []
        var parent = url.deletingLastPathComponent()
        while !exists(parent) {
          missing.append(parent)
          parent.deleteLastPathComponent()
        }
        for folder in missing.reversed() {
          next = folder
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
          made.append(folder)
        }
        next = url
        // It is ours once it is there, even if its text does not fit on the disk.
        try Data().write(to: url, options: .withoutOverwriting)
        made.append(url)
        try Data(file.text.utf8).write(to: url)
      }
    } catch {
      // `remove` deletes no folder that is not empty.
      for url in made.reversed() { remove(url.path) }
      throw UsageError(
        "\(Text.argument(next.path)) cannot be written",
        advice: "Nothing was written. Check what is there, and its permissions.")
    }
  }

  /// Whether there is a file or a link, even one that leads nowhere.
  private static func isTaken(_ url: URL) -> Bool {
    exists(url) || (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }
}

extension URL {
  /// Whether the file is in a folder, links resolved. The file need not exist.
  fileprivate func isInside(_ folder: URL) -> Bool {
    var existing = self
    while existing.path != folder.path, !FileManager.default.fileExists(atPath: existing.path) {
      existing.deleteLastPathComponent()
    }
    let (path, root) = (existing.resolvingSymlinksInPath().path, folder.resolvingSymlinksInPath().path)
    return path == root || path.hasPrefix(root + "/")
  }
}
