package import Foundation
package import QuartetArguments
import QuartetToolchain

/// The folder of a page that `quartet explore` writes.
package struct PageFolder {
  package let url: URL
  /// Whether the user has named it.
  let isChosen: Bool

  package var data: URL { url.appending(path: "data") }
  package var index: URL { url.appending(path: "index.html") }

  /// A file whose date says when the page was complete.
  package var complete: URL { data.appending(path: "complete") }

  /// A file that only this command writes, with the names of the files beside it that are its own and may be replaced.
  private var mark: URL { url.appending(path: ".quartet-explore") }

  /// The names and the texts of the files of the page, in this package.
  private var pageFiles: [String: String] {
    let files = PackageFolder.files(in: "Sources/Tools/quartet-study/Page", suffix: "")
    return Dictionary(
      uniqueKeysWithValues: files.map {
        (($0 as NSString).lastPathComponent, (try? PackageFolder.text(of: $0)) ?? "")
      })
  }

  /// Makes the folder.
  ///
  /// - Throws: ``UsageError`` if it contains something else or cannot be written.
  package func make() throws(UsageError) {
    try check()
    try writing { try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true) }
    if !FileManager.default.fileExists(atPath: mark.path) { try write(Data(), to: mark) }
  }

  private func check() throws(UsageError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    guard isFolder.boolValue, let names else {
      throw UsageError(
        "\(Text.quoted(url.path)) is not a folder that can be read", advice: "See: quartet explore --help")
    }
    let own = (try? String(contentsOf: mark, encoding: .utf8))?.split(separator: "\n")
    let isOwn = own.map { own in pageFiles.keys.allSatisfy { !names.contains($0) || own.contains($0[...]) } }
    guard names.isEmpty || !isChosen || isOwn == true else {
      throw UsageError(
        "\(Text.quoted(url.path)) contains other files", advice: "Name a new or an empty folder")
    }
  }

  /// Copies the files of the page.
  package func copyFiles() throws(UsageError) {
    try write(Data(pageFiles.keys.joined(separator: "\n").utf8), to: mark)
    for (name, text) in pageFiles { try write(Data(text.utf8), to: url.appending(path: name)) }
  }

  package func markComplete() throws(UsageError) { try write(Data(), to: complete) }

  /// Writes a file of data, as a script that passes it to the page.
  package func write(_ value: some Encodable, named name: String) throws(UsageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(value)) ?? Data("{}".utf8)
    try write(
      Data("load(\"\(name)\", ".utf8) + json + Data(");\n".utf8), to: data.appending(path: "\(name).js"))
  }

  private func write(_ content: Data, to file: URL) throws(UsageError) {
    // The page can be open.
    try writing { try content.write(to: file, options: .atomic) }
  }

  private func writing(_ body: () throws -> Void) throws(UsageError) {
    do {
      try body()
    } catch {
      throw UsageError(
        cannotWrite: Text.quoted(url.path), error, advice: "Name a folder that you can write to")
    }
  }
}
