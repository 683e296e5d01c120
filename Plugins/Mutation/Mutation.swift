import Foundation
import PackagePlugin

/// Adds to a test target a copy of a pattern's sample with the target's patches applied, and a copy of the kit if a
/// patch changes it.
@main
struct Mutation: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let pattern = target.directoryURL.lastPathComponent
    let package = context.package.directoryURL
    let script = package.appending(path: "Plugins/Mutation/copy-with-patches.sh")
    let output = context.pluginWorkDirectoryURL
    let patches = try FileManager.default.contentsOfDirectory(atPath: target.directoryURL.path)
      .filter { $0.hasSuffix(".patch") }.sorted().map { target.directoryURL.appending(path: $0) }
    let changesKit = try patches.contains {
      try String(contentsOf: $0, encoding: .utf8).contains("+++ b/Sources/\(pattern)/Kit/")
    }
    let files = try (changesKit ? ["Kit", "Sample"] : ["Sample"]).flatMap { part in
      try FileManager.default
        .subpathsOfDirectory(atPath: package.appending(path: "Sources/\(pattern)/\(part)").path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/\(pattern)/\(part)/\($0)" }
    }
    return [
      .buildCommand(
        displayName: "Copying \(pattern) with mutants",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, package.path, pattern, changesKit ? "Kit Sample" : "Sample", output.path]
          + patches.map(\.path),
        inputFiles: [script] + files.map { package.appending(path: $0) } + patches,
        outputFiles: files.map { output.appending(path: $0) })
    ]
  }
}
