import Foundation
import PackagePlugin

/// `swift package check-modules`: builds the package for its index, and runs `module-checker` on its targets.
@main
struct CheckModules: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
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
      .map { $0.directoryURL.path.replacing(context.package.directoryURL.path + "/", with: "") }
    let process = Process()
    process.executableURL = try context.tool(named: "module-checker").url
    process.arguments =
      extractor.remainingArguments + ["--package", context.package.directoryURL.path] + folders
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
