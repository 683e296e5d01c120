import Foundation
import PackagePlugin

/// `swift package new-module`: runs `module-generator` in the package's folder.
@main
struct NewModule: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "module-generator").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    // SwiftPM also passes on its own permission if it comes after the verb, as its error message suggests.
    process.arguments =
      ["--package", folder.path] + arguments.filter { $0 != "--allow-writing-to-package-directory" }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure() }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description = "No module was written."
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NewModule: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(context.tool(named: "module-generator").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
