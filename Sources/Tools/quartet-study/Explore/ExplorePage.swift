import Foundation
import PortableUIKit
package import QuartetArguments
package import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import QuartetToolchain

extension ExploreOptions: Command {
  /// - Throws: ``UsageError`` if the folder contains something else or cannot be written, or there is no traced copy.
  package func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    if !recorded.isEmpty {
      endWithInput()
      try await PageRecording(folder, root: "").record(recorded)
      return 0
    }
    try folder.make()
    if isUpToDate {
      terminal.print("\(Text.safe(folder.index.path)) is up to date.")
      if opens { try open() }
      return 0
    }
    var recording = try PageRecording(folder, root: Self.root)
    try? FileManager.default.removeItem(at: folder.complete)
    Terminal.printError("Recording the lessons.")
    try await recording.recordLessons()
    try writeTexts(folders: recording.folders)
    try folder.copyFiles()
    terminal.print("Open \(Text.safe(folder.index.path)) in a browser.")
    if opens { try open() }
    Terminal.printError("The lessons can be done. The states of free play follow.")
    try await recording.recordAll()
    try recording.writePackage(isComplete: true)
    try folder.markComplete()
    return 0
  }

  private func writeTexts(folders: [String: String]) throws(UsageError) {
    var sources = ["Sources", "Tests"].map { texts(in: $0, ".swift") }
      .reduce([:]) { $0.merging($1) { $1 } }
      .filter { path, _ in Self.sources.contains { path.hasPrefix($0) } }
    sources["Docs/Choosing.json"] = try? PackageFolder.text(of: "Docs/Choosing.json")
    if Self.root.isEmpty { sources.merge(texts(in: "Docs", ".md")) { $1 } }
    try folder.write(TextData(sources: sources), named: "texts")
    try folder.write(ChangeData.all(in: folders), named: "changes")
  }

  /// A worker ends when the process that has started it does.
  private func endWithInput() {
    Thread.detachNewThread { @Sendable in
      _ = try? FileHandle.standardInput.readToEnd()
      exit(2)
    }
  }

  /// The folders whose sources the page shows.
  private static var sources: [String] {
    (RecordingCopy.folders + ["Shared/FeatureEntry"]).map { "Sources/\($0)/" }
      + Implementations.folders.map { "Tests/\($0.folder)Tests/" }
  }

  /// Where the links to the guides lead: to the repository that publishes the page or from which the package was cloned;
  /// empty if there is none, because the page then shows the guides itself.
  private static var root: String {
    let environment = ProcessInfo.processInfo.environment
    guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
      let commit = environment["GITHUB_SHA"]
    else {
      // A package without a repository of its own can be in a folder of another one.
      let isClone = FileManager.default.fileExists(atPath: RecordingCopy.package.appending(path: ".git").path)
      let command = ["git", "-C", RecordingCopy.package.path, "config", "--get", "remote.origin.url"]
      let remote = isClone ? try? Toolchain.run(command) : nil
      return remote.flatMap { RepositoryAddress.files(ofRemote: String(decoding: $0, as: UTF8.self)) } ?? ""
    }
    return "\(server)/\(repository)/blob/\(commit)/"
  }

  private func texts(in folder: String, _ suffix: String) -> [String: String] {
    let paths = PackageFolder.files(in: folder, suffix: suffix)
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, (try? PackageFolder.text(of: $0)) ?? "") })
  }

  /// Whether nothing that the page is made of is newer than the page.
  private var isUpToDate: Bool {
    let written = modificationDate(ofFileAt: folder.complete.path)
    let files = ["Docs", "Sources/Tools/quartet-study/Page", "Tests"].flatMap {
      PackageFolder.files(in: $0, suffix: "")
    }
    let parts =
      files.map { RecordingCopy.package.appending(path: $0).path } + [Bundle.main.executablePath ?? ""]
    return parts.allSatisfy { modificationDate(ofFileAt: $0) < written }
  }

  private func open() throws(UsageError) {
    #if os(macOS)
      let tool = "open"
    #else
      let tool = "xdg-open"
    #endif
    do {
      _ = try Toolchain.run([tool, folder.index.path])
    } catch {
      throw UsageError("\(tool) cannot open the page", advice: "Open \(folder.index.path) in a browser")
    }
  }
}
