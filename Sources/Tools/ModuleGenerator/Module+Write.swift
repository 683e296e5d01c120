import Foundation
import QuartetArguments

extension Module {
  /// Writes new files into a folder: all, or none if one cannot be written.
  static func write(_ files: [(path: String, text: String)], to folder: URL) throws(UsageError) {
    let urls = files.map { folder.appending(path: $0.path) }
    for url in urls {
      guard !exists(url) else {
        throw UsageError(
          "\(Text.argument(url.path)) exists", advice: "Choose another name or folder, or delete it first.")
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
      throw UsageError(cannotWrite: Text.argument(next.path), error, advice: "Nothing was written.")
    }
  }

  /// Replaces the text of a file. The old text stays whole if the new one does not fit on the disk.
  static func replace(_ file: URL, with text: String) throws(UsageError) {
    do {
      try Data(text.utf8).write(to: file.resolvingSymlinksInPath(), options: .atomic)
    } catch {
      throw UsageError(cannotWrite: Text.argument(file.path), error, advice: "It is as it was.")
    }
  }
}
