public import Foundation

/// Writes a module of a pattern into a package: its components, a unit test, and a parent's wiring.
///
/// `swift package new-module` and `quartet new` run it.
public enum ModuleGenerator {
  /// Does what the arguments say.
  ///
  /// - Parameters:
  ///   - arguments: Without the command's own name.
  ///   - folder: The folder of the package, unless the arguments name another one.
  /// - Returns: What was written, and what to do next.
  /// - Throws: ``GeneratorError``. Nothing is written then.
  public static func run(_ arguments: [String], in folder: URL) throws(GeneratorError) -> String {
    let request = try Request(arguments)
    if request.isHelp { return usage }
    if let path = request["--xcode-templates"].first {
      return try XcodeTemplates.write(to: url(path, in: folder))
    }
    let module = try Module(request, in: url(request["--package"].first ?? ".", in: folder))
    try module.write()
    return module.summary
  }

  private static func url(_ path: String, in folder: URL) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path).standardized
  }

  /// The arguments.
  public static let usage = """
    Writes a module of a pattern, and its unit test, into a package. It changes no
    existing file, and prints what to do next.

    Usage:
      swift package --allow-writing-to-package-directory new-module NAME OPTIONS
      quartet new NAME OPTIONS

    Patterns and their variants; the first one is the default:
    \(Pattern.all.map { "  \($0.name): \($0.variants.map(\.name).joined(separator: ", "))" }.joined(separator: "\n"))

    Options:
      --pattern P            the pattern, or the name of its kit
      --variant V            a variant of the module
      --target T             the target that gets the module; not needed if Sources
                             has one folder
      --children CHILD ...   modules of the target that the new module opens
      --package DIR          the package; the current folder
      --xcode-templates DIR  write file templates for Xcode instead of a module
      -h, --help             print this text

    Examples:
      quartet new Rating --pattern VIPER --variant list
      quartet new Review --pattern VIPER --children Rating
    """
}

/// The arguments, read.
struct Request {
  private(set) var name: String?
  private(set) var isHelp = false
  private var options: [String: [String]] = [:]

  /// The values of an option; empty without it.
  subscript(option: String) -> [String] { options[option] ?? [] }

  init(_ arguments: [String]) throws(GeneratorError) {
    let known = ["--pattern", "--variant", "--target", "--children", "--package", "--xcode-templates"]
    var option: String?
    // `--option=value` is `--option value`.
    let words = arguments.flatMap { word in
      word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1).map(String.init) : [word]
    }
    for argument in words {
      if argument == "-h" || argument == "--help" {
        isHelp = true
      } else if argument.hasPrefix("-") {
        guard known.contains(argument) else {
          throw GeneratorError(
            "there is no option \(argument)", advice: "Options: \(known.joined(separator: ", "))")
        }
        option = argument
        options[argument, default: []] += []
      } else if let current = option {
        options[current, default: []].append(argument)
        if current != "--children" { option = nil }
      } else if name == nil {
        name = argument
      } else {
        throw GeneratorError(
          "one name at a time; found also \(argument)", advice: "Write one module after the other.")
      }
    }
    for (option, values) in options where values.isEmpty {
      throw GeneratorError("\(option) needs a value after it", advice: "Write one, or leave it out.")
    }
  }
}
