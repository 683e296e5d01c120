import QuartetArguments
import Foundation

do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  guard var options = try Options.syntax.read(arguments, into: Options()) else {
    print(Options.syntax.help)
    exit(0)
  }
  if options.parts.isEmpty {
    options.parts = options.clone == nil ? Suite.parts : Suite.patterns.map(\.folder)
  }
  let quartet = options.clone.map { URL(fileURLWithPath: $0) } ?? Choice.quartet
  let mutations = try Choice(folder: quartet).mutations(options)
  if options.listsOnly {
    for mutation in mutations { print(mutation.description) }
    print("\(mutations.count) changes")
    exit(0)
  }
  print("\(mutations.count) changes, --seed \(options.seed)")
  let results = try await Trial(quartet: quartet, scope: options.scope).results(of: mutations)
  let report = try Report(results)
  print(report.text)
  exit(report.passes ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("generated-mutants: \(error)\n".utf8))
  exit(2)
}
