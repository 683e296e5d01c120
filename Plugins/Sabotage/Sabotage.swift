import Foundation
import PackagePlugin

/// Gives a target of tests a copy of the pattern's sources that has the target's name, with every patch of the
/// target applied.
@main
struct Sabotage: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let pattern = target.directoryURL.lastPathComponent
    let sources = context.package.directoryURL.appending(path: "Sources/\(pattern)")
    let script = context.package.directoryURL.appending(path: "Plugins/Sabotage/copy-with-patches.sh")
    let output = context.pluginWorkDirectoryURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let patches = try FileManager.default.contentsOfDirectory(atPath: target.directoryURL.path)
      .filter { $0.hasSuffix(".patch") }.sorted().map { target.directoryURL.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Sabotaging \(pattern)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, sources.path, output.path] + patches.map(\.path),
        inputFiles: [script] + files.map { sources.appending(path: $0) } + patches,
        outputFiles: files.map { output.appending(path: "Sources/\(pattern)/\($0)") })
    ]
  }
}
