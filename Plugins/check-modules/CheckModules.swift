import Foundation
import PackagePlugin

/// `swift package check-modules`: builds the package for its index, and runs `module-checker` on its targets.
@main
struct CheckModules: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains(where: ["-h", "--help"].contains) {
      return try run(context.tool(named: "module-checker").url, ["--help"], in: context.package.directoryURL)
    }
    let result = try packageManager.build(
      .all(includingTests: false), parameters: .init(configuration: .debug))
    guard result.succeeded else {
      throw Failure(description: "The package does not build.\n\(result.logText)")
    }
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folders = targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { !names.isEmpty || $0.kind != .test }
      .map(\.directoryURL.path)
    try run(
      context.tool(named: "module-checker").url,
      extractor.remainingArguments + folders.flatMap { ["--folder", $0] },
      in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--package", folder.path] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // As one message: SwiftPM prints an error in the middle of other output.
    guard process.terminationStatus == 0 else { throw Failure(description: "The check has failed.\n\(text)") }
    print(text, terminator: "")
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckModules: XcodeCommandPlugin {
    /// Checks the folders in the project's folder that have sources of the targets, by the index of the last build.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let project = context.xcodeProject.directoryURL
      let targets = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
      let folders = Set(
        targets.flatMap(\.inputFiles).filter { $0.type == .source }.compactMap {
          $0.url.pathComponents.dropLast().dropFirst(project.pathComponents.count).first
        })
      try run(
        context.tool(named: "module-checker").url,
        extractor.remainingArguments + folders.sorted().flatMap { ["--folder", $0] },
        in: project)
    }
  }
#endif
