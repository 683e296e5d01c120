import QuartetArguments
import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import QuartetParity
import PortableUIKit
import QuartetPatternRules

/// `quartet explore`: writes a folder that a browser opens without a server.
struct ExplorePage: Command {
  /// The folder; nil for one in the folder of the build.
  var path: String?
  /// Whether to open the page afterwards.
  var opens = false

  static let syntax = Syntax<ExplorePage>(
    "quartet explore", summary: "write a page to study the patterns",
    overview: """
      Writes a page on which you use the feature, see what the patterns do side by
      side, and compare their code. Open it in a browser; it needs no server and no
      network.
      """,
    [
      .argument(
        "DIR", .text("a folder"), count: 0...1,
        help: "a new or an empty folder, or one that this command has written; without it, .build/explore in "
          + "the package"
      ) { $0.path = $1 },
      .flag("--open", help: "open the page") { $0.opens = true },
    ],
    discussion: """
      \(duration)
      If nothing has changed, nothing is written again.

      \(TracedCopy.help)

      Examples:
        quartet explore
        quartet explore patterns --open

      The exit status is 0, or 2 for wrong arguments and errors.
      """)

  private static let duration = "Recording takes about six minutes of processor time."

  private var folder: URL {
    path.map { URL(filePath: $0) } ?? TracedCopy.package.appending(path: ".build/explore")
  }
  private var data: URL { folder.appending(path: "data") }
  private var index: URL { folder.appending(path: "index.html") }

  /// - Throws: ``UsageError`` if the folder contains something else or cannot be written, or there is no traced copy.
  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    try checkFolder()
    // First, so that a folder that cannot be written is found before the work, which takes long.
    try makeFolder()
    try TracedCopy.enter()
    if isUpToDate {
      terminal.print("\(Text.safe(index.path)) is up to date.")
    } else {
      Terminal.printError(Self.duration)
      let scenarios = try Script.builtIn()
      let recorder = TracedCopy.recorder()
      let tour = Tour(Search(.page), .transitions)
      var package = PackageData(
        Implementations.folders.map { ($0.feature.patternName, $0.folder) }, StateGraph(tour.search))
      for scenario in scenarios { package.add(scenario) }
      for (position, implementation) in Implementations.all.enumerated() {
        Terminal.printError("Recording \(implementation.patternName)")
        var trace = TraceData(package.graph)
        for scenario in scenarios {
          trace.add(
            try await ScenarioTrace(scenario, on: implementation, with: recorder), of: scenario, &package)
        }
        try await tour.record(implementation, with: recorder) { state, driver in
          package.add(Captions(of: driver.topViewController))
          package.graph.states[state].screen = package.screens.position(of: driver.snapshot)
          trace.add(ObjectGraph(from: driver.window.rootViewController), of: state)
        } take: { state, transition, calls in
          trace.add(calls, of: transition, from: state)
        }
        try write(trace, named: "trace-\(position)")
      }
      let sources = ["Sources", "Tests"].map { texts(in: $0, ".swift") }
        .reduce([:]) { $0.merging($1) { $1 } }
        .filter { path, _ in Self.sources.contains { path.hasPrefix($0) } }
      var docs: [String: String] = [:]
      for page in ["Docs/Comparison.md", "Docs/Costs.md", "Docs/Feature.md"] {
        docs[page] = try? PackageFolder.text(of: page)
      }
      // A chapter of the guide is shown as one of the comparison.
      let guide = try? PackageFolder.text(of: "Docs/RoundTable.md")
      let messages = guide?.components(separatedBy: "### Who handles which message\n").dropFirst().first
      docs["Docs/Comparison.md", default: ""] += "\n## Messages in Round Table\n" + (messages ?? "")
      try write(TextData(sources: sources, docs: docs), named: "texts")
      let patches = texts(in: "Docs/Changes", "/change.patch")
      let changes = texts(in: "Docs/Changes", "/task.md").sorted { $0.key < $1.key }.map { path, task in
        let folder = (path as NSString).deletingLastPathComponent
        return ChangeData(
          name: (folder as NSString).lastPathComponent, task: task,
          patch: patches["\(folder)/change.patch"] ?? "", folders: package.folders)
      }
      try write(changes, named: "changes")
      package.root = Self.root
      try copyFiles()
      // The last file: its date says when the page was complete.
      try write(package, named: Self.last)
      terminal.print("Open \(Text.safe(index.path)) in a browser.")
    }
    if opens { try open() }
    return 0
  }

  /// The folders whose sources the page shows.
  private static let sources =
    (TracedCopy.folders + ["Shared/FeatureEntry"]).map { "Sources/\($0)/" }
    + Implementations.folders.map { "Tests/\($0.folder)Tests/" }

  /// Where the links to the guides lead: to the repository if a workflow publishes the page, else to the package.
  private static var root: String {
    let environment = ProcessInfo.processInfo.environment
    guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
      let commit = environment["GITHUB_SHA"]
    else { return TracedCopy.package.absoluteString }
    return "\(server)/\(repository)/blob/\(commit)/"
  }

  private static let last = "package"
  /// A file that only this command writes, with the names of the files beside it that are its own and may be replaced.
  private static let mark = ".quartet-explore"

  private func texts(in folder: String, _ suffix: String) -> [String: String] {
    let paths = PackageFolder.files(in: folder, suffix: suffix)
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, (try? PackageFolder.text(of: $0)) ?? "") })
  }

  private func checkFolder() throws(UsageError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard isFolder.boolValue, let names else {
      throw UsageError(
        "\(Text.quoted(folder.path)) is not a folder that can be read", advice: "See: quartet explore --help")
    }
    let own = (try? String(contentsOf: folder.appending(path: Self.mark), encoding: .utf8))?.split(
      separator: "\n")
    let isOwn = own.map { own in pageFiles.keys.allSatisfy { !names.contains($0) || own.contains($0[...]) } }
    guard names.isEmpty || path == nil || isOwn == true else {
      throw UsageError(
        "\(Text.quoted(folder.path)) contains other files", advice: "Name a new or an empty folder")
    }
  }

  /// Whether nothing that the page is made of is newer than the page.
  private var isUpToDate: Bool {
    let written = modificationDate(ofFileAt: data.appending(path: "\(Self.last).js").path)
    let files = ["Docs", "Sources/Tools/quartet/Page", "Tests"].flatMap {
      PackageFolder.files(in: $0, suffix: "")
    }
    let parts = files.map { TracedCopy.package.appending(path: $0).path } + [Bundle.main.executablePath ?? ""]
    return parts.allSatisfy { modificationDate(ofFileAt: $0) < written }
  }

  private func makeFolder() throws(UsageError) {
    try writing { try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true) }
    let mark = folder.appending(path: Self.mark)
    if !FileManager.default.fileExists(atPath: mark.path) { try write(Data(), to: mark) }
  }

  private var pageFiles: [String: String] {
    let files = texts(in: "Sources/Tools/quartet/Page", "")
    return Dictionary(uniqueKeysWithValues: files.map { (($0.key as NSString).lastPathComponent, $0.value) })
  }

  private func copyFiles() throws(UsageError) {
    try write(Data(pageFiles.keys.joined(separator: "\n").utf8), to: folder.appending(path: Self.mark))
    for (name, text) in pageFiles { try write(Data(text.utf8), to: folder.appending(path: name)) }
  }

  private func write(_ value: some Encodable, named name: String) throws(UsageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(value)) ?? Data("{}".utf8)
    try write(
      Data("load(\"\(name)\", ".utf8) + json + Data(");\n".utf8), to: data.appending(path: "\(name).js"))
  }

  private func write(_ content: Data, to file: URL) throws(UsageError) {
    try writing { try content.write(to: file) }
  }

  private func writing(_ body: () throws -> Void) throws(UsageError) {
    do {
      try body()
    } catch {
      throw UsageError(
        "\(Text.quoted(folder.path)) cannot be written", advice: "Name a folder that you can write to")
    }
  }

  private func open() throws(UsageError) {
    #if os(macOS)
      let tool = "open"
    #else
      let tool = "xdg-open"
    #endif
    do {
      _ = try Toolchain.run([tool, index.path])
    } catch {
      throw UsageError("\(tool) cannot open the page", advice: "Open \(index.path) in a browser")
    }
  }
}
