import Foundation
import QuartetArguments
import QuartetModuleGenerator

// The tool of the plugin `new-module`, and of `quartet new`, which sets this variable.
let isOfCommand = ProcessInfo.processInfo.environment["QUARTET_COMMAND"] != nil
do throws(UsageError) {
  var syntax = ModuleRequest.syntax
  if !isOfCommand { syntax.name = "new-module" }
  let request = try syntax.read(Array(CommandLine.arguments.dropFirst()), into: ModuleRequest())
  let folder = URL(filePath: FileManager.default.currentDirectoryPath)
  print(try request?.write(in: folder) ?? syntax.help.replacing("quartet new", with: syntax.name))
} catch {
  FileHandle.standardError.write(Data("\(isOfCommand ? "quartet: " : "")\(error)\n".utf8))
  exit(2)
}
