public import Arguments
public import Foundation

/// What to write into a package: a module of a pattern with its components, a unit test, and a parent's wiring.
///
/// `swift package new-module` and `quartet new` read it from their arguments.
public struct ModuleRequest {
  var name: String?
  var pattern: Pattern?
  var variant: String?
  var target: String?
  var children: [String] = []
  var package = "."
  var xcodeTemplates: String?

  /// A request without values.
  public init() {}

  /// The arguments.
  public static let syntax = Syntax<ModuleRequest>(
    "quartet new", summary: "write a module of a pattern into a package",
    overview: """
      Writes a module of a pattern, and its unit test, into a package. It changes no
      existing file, and prints what to do next. This command does the same:
        swift package --allow-writing-to-package-directory new-module NAME OPTIONS

      Patterns and their variants; the first one is the default:
      \(Pattern.all.map { "  \($0.name): \($0.variants.map(\.name).joined(separator: ", "))" }.joined(separator: "\n"))
      """,
    [
      .argument("NAME", .text("a name"), count: 0...1, help: "the name of the module, such as Rating") {
        $0.name = $1
      },
      .option("--pattern", placeholder: "P", .pattern, help: "the pattern, or the name of its kit") {
        $0.pattern = $1
      },
      .option("--variant", placeholder: "V", .text("a variant"), help: "a variant of the module") {
        $0.variant = $1
      },
      .option(
        "--target", placeholder: "T", .text("a target"),
        help: "the target that gets the module; not needed if Sources has one folder"
      ) { $0.target = $1 },
      .option(
        "--children", placeholder: "CHILD", .text("a module"), repeats: true,
        help: "modules of the target that the new module opens"
      ) { $0.children.append($1) },
      .option("--package", placeholder: "DIR", .text("a folder"), help: "the package; the current folder") {
        $0.package = $1
      },
      .option(
        "--xcode-templates", placeholder: "DIR", .text("a folder"),
        help: "write file templates for Xcode instead of a module"
      ) { $0.xcodeTemplates = $1 },
    ],
    discussion: """
      Examples:
        quartet new Rating --pattern VIPER --variant list
        quartet new Review --pattern VIPER --children Rating
      """)

  /// Writes the files.
  ///
  /// - Parameter folder: What the paths of the arguments are relative to.
  /// - Returns: What was written, and what to do next.
  /// - Throws: ``UsageError``. Nothing is written then.
  public func write(in folder: URL) throws(UsageError) -> String {
    func url(_ path: String) -> URL {
      path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path).standardized
    }
    if let xcodeTemplates { return try XcodeTemplates.write(to: url(xcodeTemplates)) }
    let module = try Module(self, in: url(package))
    try module.write()
    return module.summary
  }
}
