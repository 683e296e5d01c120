import Foundation
import QuartetArguments
import QuartetCommand
import QuartetTrace

/// The program that records calls. `quartet compare` and `quartet explore` build and start it, with their arguments.
@main
enum Study {
  private static let commands: [any Command.Type] = [ComparisonOptions.self, ExploreOptions.self]

  static func main() async {
    do throws(UsageError) {
      let words = CommandLine.arguments.dropFirst()
      guard CallRecorder.isAvailable, let type = commands.first(where: { $0.name == words.first }),
        let command = try type.read(Array(words.dropFirst()))
      else {
        throw UsageError(
          "this program is only started by another one",
          advice: "Use: swift run quartet compare, or swift run quartet explore")
      }
      exit(try await command.run(on: Terminal()))
    } catch {
      Terminal.printError("quartet: \(error)")
      exit(2)
    }
  }
}
