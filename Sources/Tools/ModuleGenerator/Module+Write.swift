import Foundation
import QuartetArguments

extension Module {
  /// Writes new files into a folder: all, or none, also if Ctrl-C comes meanwhile.
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
    let handlers = ignoreSignals()
    defer { restore(handlers) }
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
      throw UsageError(cannotWrite: Text.argument(next.path), error, advice: "Nothing was written.")
    }
  }

  /// Replaces the text of a file. The old text stays whole if the new one does not fit on the disk.
  static func replace(_ file: URL, with text: String) throws(UsageError) {
    let handlers = ignoreSignals()
    defer { restore(handlers) }
    do {
      try Data(text.utf8).write(to: file.resolvingSymlinksInPath(), options: .atomic)
    } catch {
      throw UsageError(cannotWrite: Text.argument(file.path), error, advice: "It is as it was.")
    }
  }

  private typealias Handlers = [(number: Int32, handler: (@convention(c) (Int32) -> Void)?)]

  /// Ignores the signals that would end the command between two files, or in a file that is larger than a shell allows.
  private static func ignoreSignals() -> Handlers {
    [SIGINT, SIGTERM, SIGHUP, SIGXFSZ].map { ($0, signal($0, SIG_IGN)) }
  }

  private static func restore(_ handlers: Handlers) {
    for (number, handler) in handlers { signal(number, handler) }
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
