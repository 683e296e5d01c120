import Arguments
import Foundation
import Testing

@testable import ModuleGenerator

/// `Tests/Packages/adopt` builds and tests what the generator writes.
@Suite final class `The generator of modules` {
  let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/App"), withIntermediateDirectories: true)
  }

  nonisolated deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
    }
  }

  @discardableResult
  private func generate(_ arguments: String) throws -> String {
    try generate(arguments.split(separator: " ").map(String.init))
  }

  private func generate(_ arguments: [String]) throws -> String {
    try #require(try ModuleRequest.syntax.read(arguments, into: ModuleRequest())).write(in: folder)
  }

  @Test func `writes into the only target, and says what to do next`() throws {
    let text = try generate("URLList --pattern=viperkit --variant list")
    #expect(try files.count == 10)
    #expect(text.contains("Wrote Sources/App/URLList/URLListFactory.swift"))
    #expect(text.contains(".product(name: \"VIPERKit\", package: \"Quartet\")"))
    #expect(text.contains("let urlList = URLListFactory.default("))
  }

  @Test(arguments: [("Round Table", "binding"), ("RVB", "swiftui")])
  func `refuses a child that is a screen for SwiftUI`(pattern: String, variant: String) throws {
    func run(_ arguments: String...) throws -> String {
      try generate(arguments + ["--pattern", pattern])
    }
    #expect(try !run("Rating", "--variant", variant).contains("--children"))
    let error = #expect(throws: UsageError.self) { try run("Review", "--children", "Rating") }
    #expect(error?.problem == "Rating is a screen for SwiftUI, which no generated module opens")
  }

  @Test func `lets a router make the child in the lines to paste`() throws {
    let text = try generate("Rating --pattern RVB --variant adapter")
    #expect(text.contains("func routeToRating() -> RatingAdapter"))
    #expect(text.contains("router.routeToRating()"))
  }

  nonisolated static let refused = [
    ("", "a name and a pattern are needed"),
    ("Rating", "a name and a pattern are needed"),
    ("Rating --pattern MVC", "there is no pattern \"MVC\""),
    ("Rating --pattern VIPER --variant table", "VIPER has no variant table"),
    ("Rating --pattern VIPER --color red", "there is no option \"--color\""),
    ("Rating --pattern", "--pattern needs a pattern after it"),
    ("Rating List --pattern VIPER", "new takes a name; found also"),
    ("Rating --pattern VIPER --children Detail", "there is no /"),
    ("Rating --pattern VIPER --children Rating", "a module is named twice"),
    ("Rating --pattern RVB --variant adapter --children Built", "the variant adapter has no children"),
    ("Self --pattern VIPER", "“Self” cannot be the name of a type"),
    ("class --pattern VIPER", "“class” cannot be the name of a type"),
    ("2Ratings --pattern VIPER", "“2Ratings” cannot be the name of a type"),
    ("../Rating --pattern VIPER", "“../Rating” cannot be the name of a type"),
    ("Rating --pattern VIPER --target ..", "“..” cannot be the name of a type"),
    ("Rating --pattern VIPER --target Ap", "there is no folder /"),
    ("Standard --pattern VIPER", "VIPERKit has types that begin with Standard"),
    ("Built --pattern RVB", "/"),
    ("Rating --pattern VIPER --target Link", "/"),
  ]

  @Test(arguments: refused)
  func `refuses what it cannot do, and writes nothing`(arguments: String, reason: String) throws {
    let built = folder.appending(path: "Sources/App/Built")
    try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: built.appending(path: "BuiltBuilder.swift"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Sources/Link"), withDestinationURL: FileManager.default.temporaryDirectory)
    let before = try files
    let error = #expect(throws: UsageError.self) {
      try generate(arguments.contains("--target") ? arguments : "\(arguments) --target App")
    }
    #expect(error.map { "\($0)" }?.hasPrefix(reason) == true, "\(error.map { "\($0)" } ?? "")")
    #expect(try files == before)
    #expect(!FileManager.default.fileExists(atPath: "\(FileManager.default.temporaryDirectory.path)/Rating"))
  }

  @Test func `needs a target if there are several`() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/Tool"), withIntermediateDirectories: true)
    let error = #expect(throws: UsageError.self) { try generate("Rating --pattern RVB") }
    #expect(error?.description.contains("App, Tool") == true)
    let other = #expect(throws: UsageError.self) { try generate("Rating --pattern RVB --package Other") }
    #expect(other?.problem.hasPrefix("there is no target in ") == true)
  }

  @Test func `writes a template for Xcode for each variant of a pattern`() throws {
    try generate("--xcode-templates Templates")
    for pattern in Pattern.all {
      for variant in pattern.variants {
        let template = folder.appending(path: "Templates/\(pattern.name) \(variant.name).xctemplate")
        let info = try PropertyListSerialization.propertyList(
          from: Data(contentsOf: template.appending(path: "TemplateInfo.plist")), format: nil)
        let options = (info as? [String: Any])?["Options"] as? [[String: Any]]
        #expect(options?.first?["Identifier"] as? String == "productName")
        let sources = try FileManager.default.contentsOfDirectory(atPath: template.path)
          .filter { $0.hasSuffix(".swift") }
        #expect(sources.count > 3)
        for file in sources {
          #expect(file.hasPrefix("___FILEBASENAME___"))
          let text = try String(contentsOf: template.appending(path: file), encoding: .utf8)
          #expect(!text.contains(/(?i)example|%/), "\(file)")
        }
      }
    }
  }
}
