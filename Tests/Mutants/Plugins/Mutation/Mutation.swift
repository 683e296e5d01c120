import Foundation
import PackagePlugin

/// Adds to a test target a copy of a pattern's kit and sample with the target's patches applied, and tests of each patch.
@main
struct Mutation: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = "Sources/\(target.directoryURL.lastPathComponent)"
    let mutants = context.package.directoryURL
    // Tests/Mutants is in Quartet's folder.
    let quartet = mutants.deletingLastPathComponent().deletingLastPathComponent()
    let script = mutants.appending(path: "Plugins/Mutation/copy-with-patches.sh")
    let tests = mutants.appending(path: "Shared/MutantTests.swift")
    let output = context.pluginWorkDirectoryURL
    let patches = try FileManager.default.contentsOfDirectory(atPath: target.directoryURL.path)
      .filter { $0.hasSuffix(".patch") }.sorted().map { target.directoryURL.appending(path: $0) }
    let files = try FileManager.default.subpathsOfDirectory(atPath: quartet.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") && !$0.hasPrefix("Mixed/") }.sorted().map {
        "\(folder)/\($0)"
      }
    return [
      .buildCommand(
        displayName: "Copying \(folder) with mutants",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, quartet.path, folder, output.path] + patches.map(\.path),
        inputFiles: [script, tests] + files.map { quartet.appending(path: $0) } + patches,
        outputFiles: (files + ["MutantTests.swift", "MutantList.swift"]).map { output.appending(path: $0) })
    ]
  }
}
