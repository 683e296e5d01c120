import Foundation
import ModuleGenerator

/// `quartet new`: what `swift package new-module` does, for those who have only this command.
enum NewModule {
  static let help = ModuleGenerator.usage

  /// Does what the arguments say, and returns what to print.
  static func run(_ arguments: [String]) throws(UsageError) -> String {
    do throws(GeneratorError) {
      return try ModuleGenerator.run(
        arguments, in: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
    } catch {
      throw UsageError(error.reason, advice: error.advice, "See: quartet new --help")
    }
  }
}
