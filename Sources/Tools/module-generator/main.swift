import QuartetArguments
import Foundation
import QuartetModuleGenerator

// The tool of the plugin `new-module`.
do throws(UsageError) {
  var syntax = ModuleRequest.syntax
  syntax.name = "new-module"
  let request = try syntax.read(Array(CommandLine.arguments.dropFirst()), into: ModuleRequest())
  let folder = URL(filePath: FileManager.default.currentDirectoryPath)
  print(try request?.write(in: folder) ?? syntax.help.replacing("quartet new", with: syntax.name))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
