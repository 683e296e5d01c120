public import Foundation

/// Writes a module of a pattern into a package: its components and a unit test.
///
/// It copies the modules in the folder `Modules`, which this package compiles and tests, and replaces their names.
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
    let package = url(request["--package"].first ?? ".", in: folder)
    if !request["--app"].isEmpty { return try SampleApp(request).write(to: package) }
    let module = try Module(request, in: package)
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

    Options:
      --pattern P            \(Pattern.all.map(\.name).joined(separator: ", ")), or a kit
      --target T             the target that gets the module; not needed if Sources
                             has one folder
      --children CHILD ...   modules that the new module opens; a module of another
                             target has the target's name and a point before its own
      --parent PARENT        a module that exists and that gets the new one as a
                             child: prints the lines to add, with their places. If
                             the new module exists too, nothing is written
      --public               for a module that other targets use
      --trunk T              Round Table: the target that declares the type Trunk;
                             otherwise the module's target gets a file for it
      --package DIR          the package; the current folder
      --app N                writes a package with an app of N screens, to try
                             things on, instead of a module
      --shape S              tree (up to five children a screen), chain, or ladder
                             (each screen opens both of the next level); tree
      --targets T            of the app: one, ten (screens a target) or each; one
      --xcode-templates DIR  writes file templates for Xcode instead of a module
      -h, --help             print this text

    Examples:
      quartet new Rating --pattern VIPER
      quartet new Review --pattern VIPER --children Rating Login.Password
      quartet new Photo --pattern VIPER --parent Review
      quartet new --pattern RVB --app 50 --shape tree --targets ten --package /tmp/App
    """
}

/// The arguments, read.
struct Request {
  private(set) var name: String?
  private(set) var isHelp = false
  private(set) var isPublic = false
  private var options: [String: [String]] = [:]

  /// The values of an option; empty without it.
  subscript(option: String) -> [String] { options[option] ?? [] }

  init(_ arguments: [String]) throws(GeneratorError) {
    let known = [
      "--pattern", "--target", "--children", "--parent", "--public", "--trunk", "--package", "--app",
      "--shape", "--targets", "--xcode-templates",
    ]
    var option: String?
    // `--option=value` is `--option value`.
    let words = arguments.flatMap { word in
      word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1).map(String.init) : [word]
    }
    for argument in words {
      if argument == "-h" || argument == "--help" {
        isHelp = true
      } else if argument == "--public" {
        isPublic = true
        option = nil
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
