import QuartetArguments
import Foundation
import QuartetCommand
import QuartetModuleGenerator

/// `quartet new`: what `swift package new-module` does, for those who have only this command.
extension ModuleRequest: Command {
  func run(on terminal: Terminal) throws(UsageError) -> Int32 {
    terminal.print(try write(in: URL(filePath: FileManager.default.currentDirectoryPath)))
    return 0
  }
}
