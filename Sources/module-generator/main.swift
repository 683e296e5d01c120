import Foundation
import ModuleGenerator

do throws(GeneratorError) {
  let folder = URL(filePath: FileManager.default.currentDirectoryPath)
  print(try ModuleGenerator.run(Array(CommandLine.arguments.dropFirst()), in: folder))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
