import Foundation
import QuartetArguments
import Testing

@testable import QuartetModuleGenerator

/// `Examples/adopt` builds and tests what the generator writes; the modules that it copies have tests of their own.
final class `The generator of modules` {
  /// The folder of the package, in one that only this test writes to.
  let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)/Package")

  nonisolated static let kits = ["RoundTable", "VIPERKit", "RVBKit", "Interactions"]

  init() throws {
    try makeFolder("Sources/App")
  }

  nonisolated deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path), withIntermediateDirectories: true)
  }

  private var files: [String] {
    get throws { try paths.filter { $0.contains(".") } }
  }

  /// Files and folders, also those beside the package.
  private var paths: [String] {
    get throws {
      let folder = folder.deletingLastPathComponent().path
      return try FileManager.default.subpathsOfDirectory(atPath: folder).map {
        $0.hasPrefix("Package/") ? String($0.dropFirst(8)) : $0
      }.sorted()
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func request(_ arguments: String) throws -> ModuleRequest {
    let words = arguments.split(separator: " ").map(String.init)
    return try #require(try ModuleRequest.syntax.read(words, into: ModuleRequest()))
  }

  private func pattern(_ kit: String) throws -> Pattern {
    try #require(Pattern.all.first { $0.kit == kit })
  }

  @discardableResult
  private func generate(_ arguments: String) throws -> String {
    try request(arguments).write(in: folder)
  }

  @Test func `The generator of modules writes into the only target, and says what to do next`() throws {
    let summary = try generate("URLList --pattern=viperkit")
    let product = ".product(name: \"VIPERKit\", package: \"Quartet\")"
    let parts = ["Wrote Sources/App/URLList/URLListFactory.swift", product, "URLListFactory.default("]
    #expect(parts.allSatisfy { summary.contains($0) }, "\(summary)")
    let view = try text("Sources/App/URLList/URLListViewController.swift")
    #expect(try files.count == 9 && view.contains("\"urlList.doneButton\""))
  }

  @Test(arguments: [
    "rating": "Rating", "a": "A", "ab": "AB", "faq": "FAQ", "url": "URL", "urlList": "URLList",
    "pdfViewer": "PDFViewer", "httpLogin": "HTTPLogin", "aList": "AList", "iosSettings": "IOSSettings",
    "faq2": "FAQ2", "mp3Player": "MP3Player", "b2B": "B2B", "a_½": "A_½", "éa": "ÉA", "listURL": "ListURL",
  ])
  func `A property has the name of its type, whose first word is in lowercase`(property: String, type: String)
  {
    #expect(type.lowercasedFirstWord == property)
  }

  @Test(arguments: kits)
  func `The generator copies the modules of this package, and replaces their names`(kit: String) throws {
    try generate("Photo --pattern \(kit)")
    try generate("Album --pattern \(kit) --children Photo")
    for path in try files where path.hasSuffix(".swift") && !path.hasSuffix("Trunk.swift") {
      let text = try text(path)
      #expect(
        !text.contains(
          /Rating|Review|\brating|\breview|public |ModuleGenerator|import Quartet(?!Testing|RandomTesting|PatternRules)/
        ),
        "\(path)")
      #expect(path.contains("Photo") ? !text.contains("Album") : text.contains("Album"), "\(path)")
    }
    let own = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Tools/ModuleGenerator/Modules/\(kit)")
    let template = try Template(pattern(kit), hasChildren: true)
    let names = Template.Names(module: "Review", target: "App", isPublic: true)
    for (path, text) in template.render(names, children: [Child(name: "Rating")])
    where path.hasPrefix("Sources/") {
      let source = own.appending(path: String(path.dropFirst("Sources/App/".count)))
      #expect(try text == String(contentsOf: source, encoding: .utf8), "\(path)")
      #expect(!text.contains(/[A-Za-z](rating|review)/), "A part of a word would be replaced: \(path)")
    }
  }

  @Test(arguments: kits)
  func `The generator writes children that are pushed, and modules without stars`(kit: String) throws {
    for module in ["Photo", "Album --children Photo"] {
      try generate("\(module) --pattern \(kit) --push --empty")
    }
    let all = try files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Trunk.swift") }.map(text).joined()
    #expect(all.contains("childScreens.push("))
    #expect(!all.contains(/childScreens\.present\(|[^.]presentPhoto|[sS]tars|★/))
  }

  @Test(arguments: Variant.View.allCases)
  func `The generator writes Round Table's kinds of Views, which differ in few files`(view: Variant.View)
    throws
  {
    try generate("Photo --pattern RoundTable --view \(view.rawValue)")
    let files = try Template(pattern("RoundTable"), hasChildren: false)
      .render(Template.Names(module: "Photo", target: "App"), children: [])
    let others = try files.filter { try text($0.path) != $0.text }
      .map { $0.path.split(separator: "/").last.map { $0.dropLast(6) } }
    let expected: [Variant.View: [Substring]] = [
      .standalone: [], .navigatable: ["PhotoModuleView", "PhotoTests"],
      .binding: ["PhotoModuleAssembly", "PhotoModulePresenter", "PhotoModuleView", "PhotoTests"],
    ]
    #expect(others == expected[view])
  }

  @Test(arguments: kits)
  func `The generator of modules imports the targets of children and of the trunk`(kit: String) throws {
    try makeFolder("Sources/Photos")
    try generate("Photo --pattern \(kit) --target Photos --public")
    let trunk = kit == "RoundTable" ? " --trunk Photos" : ""
    let summary = try generate("Album --pattern \(kit) --target App --children Photos.Photo\(trunk)")
    #expect(summary.contains("     App: \"Photos\""))
    #expect(summary.contains("The Trunk of Photos needs mostStars") == (kit == "RoundTable"))
    for path in try files where path.hasPrefix("Sources/App/") || path.hasPrefix("Tests/AppTests/") {
      let text = try text(path)
      #expect(!text.contains("public "), "\(path)")
      #expect(text.contains(/[Pp]hoto|\bTrunk\b/) == text.contains("import Photos\n"), "\(path)")
    }
    let entry = try text("Sources/Photos/Photo/Photo\(pattern(kit).entry).swift")
    #expect(entry.contains("public import \(kit)\n") && entry.contains("\npublic "))
  }

  @Test(arguments: kits)
  func `The generator of modules refuses to open what is not public in another target`(kit: String) throws {
    try makeFolder("Sources/Photos")
    try generate("Photo --target Photos --pattern \(kit)")
    let error = #expect(throws: UsageError.self) {
      try generate("Start --target App --children Photos.Photo --pattern \(kit)")
    }
    #expect(error?.problem.contains(/^nothing in .*Photo\/Photo\w+.swift" is public$/) == true)
  }

  @Test func `The generator of modules refuses a public module whose trunk is not public`() throws {
    try generate("Photo --pattern RoundTable")
    let error = #expect(throws: UsageError.self) { try generate("Album --pattern RoundTable --public") }
    #expect(error?.problem.contains(/^nothing in .*Trunk.swift" is public$/) == true)
  }

  nonisolated static let refused: [(String, String)] = [
    ("", "a name and a pattern are needed"),
    ("Rating", "a name and a pattern are needed"),
    ("Rating --pattern MVC", "there is no pattern \"MVC\""),
    ("Rating --pattern VIPER --variant table", "there is no option \"--variant\""),
    ("Rating --pattern", "--pattern needs a pattern after it"),
    ("Rating List --pattern VIPER", "new takes a name; found also"),
    ("Rating --pattern VIPER --children Detail", "there is no \"/"),
    ("Rating --pattern VIPER --children Rating", "a module is named twice"),
    ("Rating --pattern VIPER --children App.detail", "\"detail\" cannot be the name of a type"),
    ("class --pattern VIPER", "\"class\" cannot be the name of a type"),
    ("2Ratings --pattern VIPER", "\"2Ratings\" cannot be the name of a type"),
    (
      String(repeating: "A", count: 201) + " --pattern VIPER",
      "\"\(String(repeating: "A", count: 80))…\" is too long"
    ),
    ("../Rating --pattern VIPER", "\"../Rating\" cannot be the name of a type"),
    ("Rating --pattern VIPER --target ..", "\"..\" cannot be the name of a type"),
    ("Rating --pattern VIPER --target Ap", "there is no folder \"/"),
    ("Standard --pattern VIPER", "VIPERKit has types that begin with Standard"),
    ("UITable --pattern Interactions", "UIKit has types that begin with UITable"),
    ("Rating --pattern RVB --children Done", "a child Done would declare doneButton a second time in Rating"),
    ("BuiltFixed --pattern VIPER", "types of BuiltFixed would have the names of types of Built"),
    ("Built --pattern RVB", "\"/"),
    ("A\u{1B}[31mB --pattern RVB", "\"A\\u{1b}[31mB\" cannot be the name of a type"),
    ("Rating --pattern RVB --package A\u{1B}[31mB", "there is no folder \"/"),
    ("Rating --pattern RVB --view binding", "--view is for Round Table"),
    ("Rating --xcode-templates Templates", "--xcode-templates takes no name, found \"Rating\""),
    ("--pattern RVB --xcode-templates Templates", "--xcode-templates cannot be combined with --pattern"),
  ]

  @Test(arguments: kits)
  func `The generator takes any name, and uses none alone, because Import would be a keyword`(
    kit: String
  ) throws {
    let odd = ["Import", "Ünal", "É1", "A_½"]
    for name in ["A", String(repeating: "A", count: 200)] + odd {
      try generate("\(name) --pattern \(kit) --target App")
    }
    try generate("Where --pattern \(kit) --children \(odd.joined(separator: " "))")
    for path in try files {
      #expect(try !text(path).contains(/\b(import|where)( =|\.on|\))/), "\(path)")
    }
  }

  @Test(arguments: refused)
  func `The generator refuses what it cannot do, and writes nothing`(arguments: String, reason: String) throws
  {
    for (path, file) in [("Built", "BuiltBuilder"), ("Done", "DoneBuilder")] {
      try makeFolder("Sources/App/\(path)")
      try Data("mine".utf8).write(to: folder.appending(path: "Sources/App/\(path)/\(file).swift"))
    }
    let before = try paths
    let error = #expect(throws: UsageError.self) {
      try generate(arguments.contains(/--target|--xcode/) ? arguments : "\(arguments) --target App")
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix(reason) && !text.contains("\u{1B}"), "\(text)")
    #expect(try paths == before)
  }

  @Test(arguments: ["Rating/RatingBuilder", "Rating/RatingRouter", "Rating/RatingViewModel"])
  func `The generator keeps each file that exists, and writes no other`(file: String) throws {
    let url = folder.appending(path: "Sources/App/\(file).swift")
    try makeFolder("Sources/App/Rating")
    try Data("mine".utf8).write(to: url)
    let before = try paths
    let error = #expect(throws: UsageError.self) { try generate("Rating --pattern RVB") }
    #expect(try error?.problem == "\"\(url.path)\" exists" && paths == before)
    #expect(try text("Sources/App/\(file).swift") == "mine")
  }

  @Test func `The generator of modules takes back files and folders when one cannot be written`() throws {
    try Data("mine".utf8).write(to: folder.appending(path: "Tests"))
    let before = try paths
    let error = #expect(throws: UsageError.self) { try generate("Rating --pattern RVB") }
    let problem = "\"\(folder.path)/Tests/AppTests\" cannot be written: Not a directory"
    #expect(error?.description == "\(problem)\nNothing was written.")
    #expect(try paths == before)
  }

  @Test func `The generator of modules needs a target if there are several`() throws {
    try makeFolder("Sources/Tool")
    let error = #expect(throws: UsageError.self) { try generate("Rating --pattern RVB") }
    #expect(error?.description.contains("App, Tool") == true)
    let other = #expect(throws: UsageError.self) { try generate("Rating --pattern RVB --package Other") }
    #expect(other?.problem.hasPrefix("there is no target in ") == true)
  }

  @Test(arguments: kits)
  func `The generator of modules writes the rules of Quartet's own page for agents`(kit: String) throws {
    let page = URL(filePath: #filePath).appending(path: "../../../../AGENTS.md").standardized
    let own = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    try generate("--agents --pattern \(kit)")
    let rules = try text("AGENTS.md").split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(try rules.count > 7 && rules.allSatisfy(own.contains) && files == ["AGENTS.md"])
  }

  @Test func `The generator of modules adds rules to a user's page for agents, each pattern once`() throws {
    let file = folder.appending(path: "AGENTS.md")
    try "# Mine".write(to: file, atomically: true, encoding: .utf8)
    try generate("--agents --pattern VIPER")
    try generate("--agents --pattern RVB")
    let page = try text("AGENTS.md")
    #expect(page.hasPrefix("# Mine\n\n## Write modules with VIPERKit\n"), "\(page)")
    #expect(page.contains("\n\n## Write modules with RVBKit\n"), "\(page)")
    #expect(throws: UsageError.self) { try generate("--agents --pattern VIPER") }
    try Data([0xFF]).write(to: file)
    for wrong in ["--agents --pattern RVB", "Rating --agents --pattern RVB"] {
      #expect(throws: UsageError.self) { try generate(wrong) }
    }
    #expect(try Data(contentsOf: file) == Data([0xFF]))
  }

  @Test func `The generator of modules writes a template for Xcode for each pattern`() throws {
    try generate("--xcode-templates Templates")
    for pattern in Pattern.all {
      let template = folder.appending(path: "Templates/\(pattern.name).xctemplate")
      let info = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: template.appending(path: "TemplateInfo.plist")), format: nil)
      let options = (info as? [String: Any])?["Options"] as? [[String: Any]]
      #expect(options?.first?["Identifier"] as? String == "productName")
      let sources = try FileManager.default.contentsOfDirectory(atPath: template.path)
        .filter { $0.hasSuffix(".swift") }
      #expect(sources.count > 4)
      for file in sources {
        #expect(file.hasPrefix("___FILEBASENAME___"))
        let text = try String(contentsOf: template.appending(path: file), encoding: .utf8)
        #expect(!text.contains(/Rating|\brating|[^_]\bTrunk\b/), "\(file)")
      }
    }
  }
}
