public import Foundation
public import QuartetArguments

/// A module to be written into a package: one of a pattern with its components and a unit test.
///
/// The generator copies the modules in the folder `Modules`, which this package compiles and tests, and replaces their
/// names. `swift package new-module` and `quartet new` read the request from their arguments.
public struct ModuleRequest {
  var name: String?
  var pattern: Pattern?
  var target: String?
  var children: [String] = []
  var isPublic = false
  var trunk: String?
  var variant = Variant()
  var package = "."
  var xcodeTemplates: String?
  var isForAgents = false

  /// A request without values.
  public init() {}

  /// The arguments.
  public static let syntax = Syntax<ModuleRequest>(
    "quartet new",
    overview: """
      Writes a module of a pattern, and its unit test, into a package. It changes no
      existing file, and prints what to do next. This command does the same:
        swift package --allow-writing-to-package-directory new-module NAME OPTIONS
      """,
    [
      .argument("NAME", .text("a name"), count: 0...1, help: "the name of the module, such as Rating") {
        $0.name = $1
      },
      .option(
        "--pattern", placeholder: "P", .pattern,
        help: "\(Pattern.all.map(\.name).joined(separator: ", ")), or the name of a kit"
      ) { $0.pattern = $1 },
      .option(
        "--target", placeholder: "T", .text("a target"),
        help: "the target that gets the module; not needed if Sources has one folder"
      ) { $0.target = $1 },
      .option(
        "--children", placeholder: "CHILD", .text("a module"), repeats: true,
        help: "modules that the new module opens; Login.Password is Password of the target Login"
      ) { $0.children.append($1) },
      .flag(
        "--push",
        help: "the module pushes its children instead of presenting them; Interactions: it is pushed itself"
      ) { $0.variant.pushes = true },
      .flag(
        "--empty", help: "write no stars, only Done, for a screen of your own; the children are also --empty"
      ) { $0.variant.isEmpty = true },
      .option(
        "--view", placeholder: "V",
        .one("a kind of view", of: Variant.View.allCases.map { ($0.rawValue, $0) }),
        help:
          "Round Table: standalone, navigatable, or binding (SwiftUI, only on iOS); standalone"
      ) { $0.variant.view = $1 },
      .flag("--public", help: "let other targets use the module") { $0.isPublic = true },
      .option(
        "--trunk", placeholder: "T", .text("a target"),
        help:
          "Round Table: the target that declares the type Trunk; without it, the module's target has a file for it"
      ) { $0.trunk = $1 },
      .option("--package", placeholder: "DIR", .text("a folder"), help: "the package; the current folder") {
        $0.package = $1
      },
      .option(
        "--xcode-templates", placeholder: "DIR", .text("a folder"),
        help: "write file templates for Xcode instead of a module"
      ) { $0.xcodeTemplates = $1 },
      .flag(
        "--agents", help: "add the rules of the pattern, for coding agents, to the end of AGENTS.md"
      ) { $0.isForAgents = true },
    ],
    discussion: """
      Examples:
        quartet new Rating --pattern VIPER
        quartet new Review --pattern VIPER --children Rating Login.Password
      """,
    conflicts: [
      (
        ["--xcode-templates", "--agents"],
        ["--target", "--children", "--trunk", "--push", "--empty", "--view", "--public"]
      ),
      (["--xcode-templates"], ["--pattern", "--package", "--agents"]),
    ])

  /// Writes the files.
  ///
  /// - Parameter folder: What the paths of the arguments are relative to.
  /// - Returns: What was written, and what to do next.
  /// - Throws: `UsageError`. Nothing is written then.
  public func write(in folder: URL) throws(UsageError) -> String {
    func url(_ path: String) -> URL {
      path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path).standardized
    }
    if let xcodeTemplates {
      if let name {
        throw UsageError(
          "--xcode-templates takes no name, found \(Text.quoted(name))",
          advice: "In Xcode, you name a module when you make it.")
      }
      return try XcodeTemplates.write(to: url(xcodeTemplates))
    }
    if isForAgents {
      if let name { throw UsageError("--agents takes no name, found \(Text.quoted(name))") }
      return try AgentRules.write(for: pattern, to: url(package))
    }
    let module = try Module(self, in: url(package))
    try Module.write(module.files, to: url(package))
    return module.summary
  }
}
