import Foundation
import QuartetPatternRules
import Testing

/// Without one of the four patterns, the pages that compare it are out of date.
@Suite(.enabled(if: Page.comparedPatterns.allSatisfy(Page.hasSources)))
nonisolated struct `The documentation` {
  @Test(arguments: Page.all)
  func `Every link leads to a file or a heading`(path: String) throws {
    #expect(try Page(path).brokenLinks == [])
  }

  @Test(arguments: Page.all)
  func `Every code block occurs in a file that its section links to`(path: String) throws {
    #expect(try Page(path).wrongQuotes == [])
  }

  @Test func `Every fact about UIKit that a text names exists`() throws {
    func texts(in folder: String) throws -> [String] {
      try PackageFolder.files(in: folder, suffix: ".swift").map { try PackageFolder.text(of: $0) }
    }
    let facts = try texts(in: "Sources/UIKit/UIKitFacts/Facts").flatMap {
      $0.matches(of: /"(U\d+):/).map { String($0.1) }
    }
    let texts = try texts(in: "Sources") + Page.all.map { try Page($0).text }
    let named = Set(texts.flatMap { $0.matches(of: /\bU\d+\b/).map { String($0.0) } })
    #expect(named.count > 10 && named.isSubset(of: facts), "\(named.subtracting(facts))")
  }

  @Test func `The page of HeadlessUIKit lists every type, and no type that it calls missing exists`() throws {
    let page = try PackageFolder.text(of: "Sources/UIKit/HeadlessUIKit/HeadlessUIKit.docc/HeadlessUIKit.md")
    let guide = try Page("Docs/HeadlessUIKit.md").text
    let names = try UIKitNames.all.get().types
    let unlisted = names.filter { !page.contains("- ``\($0)``") }
    #expect(names.count > 70 && unlisted.isEmpty, "\(unlisted)")
    let missing = try #require(
      page.split(separator: "These are not here").last?.split(separator: "## Topics").first)
    let listed = Set(missing.matches(of: /`((?:UI|NS|CA|CG)\w+)`/).map { String($0.1) })
    #expect(listed.count > 20 && listed.isDisjoint(with: names))
    let gaps = try #require(
      guide.split(separator: "## What is missing").last?.split(separator: "\n## ").first)
    #expect(gaps.matches(of: /`((?:UI|CA)\w+)`/).allSatisfy { listed.contains(String($0.1)) })
  }

  @Test func `The page of members lists what each class has, and what it lacks of UIKit`() throws {
    let names = try UIKitNames.all.get()
    // The members that newer systems have.
    let code = try PackageFolder.files(in: "Sources/UIKit/HeadlessUIKit", suffix: ".swift")
      .map { try PackageFolder.text(of: $0) }.joined()
    let versions = Dictionary(
      code.matches(
        of: /@available\(iOS (\d+)\.0, \*\)\s+(?:open|public|@\w+|\s)*\s*(?:func|var|class|case) (\w+)/
      )
      .map { ($0.2, $0.1) }, uniquingKeysWith: { $1 })
    func list(_ title: String, _ members: Set<String>) -> String {
      let texts = members.sorted().map { member in
        let version = versions[member.prefix { $0 != "(" }]
        return "`\(member)`" + (version.map { " (iOS \($0))" } ?? "")
      }
      return texts.isEmpty ? "" : title + texts.joined(separator: ", ")
    }
    let uikit = Dictionary(
      try PackageFolder.text(of: "Sources/UIKit/UIKitMembers.txt")
        .matches(of: /^(\w+): (.+)/.anchorsMatchLineEndings())
        .map { (String($0.1), Set($0.2.components(separatedBy: ", "))) }, uniquingKeysWith: { $0.union($1) })
    #expect(names.types.isSuperset(of: uikit.keys))
    // What exists for tests only is no class of UIKit.
    let types = Set(names.members.keys).union(uikit.keys).subtracting(["Headless", "MadeControllers"])
    let lines = types.sorted().map { name in
      let own = names.members[name, default: []]
      let inherited = names.ancestors[name, default: []].flatMap { names.members[$0, default: []] }
      let missing = uikit[name, default: []].subtracting(own).subtracting(inherited)
      let behaving = names.membersInFacts[name, default: []]
      return "- **\(name)**" + list("\n  - Behaves: ", behaving)
        + list("\n  - Only kept: ", own.subtracting(behaving)) + list("\n  - Not here: ", missing)
    }
    let page = try Page("Docs/HeadlessUIKitMembers.md").text
    let end = try #require(page.firstRange(of: "## Members\n\n")).upperBound
    let text = page.prefix(upTo: end) + lines.joined(separator: "\n") + "\n"
    // A copy that is right.
    let copy = PackageFolder.url().appendingPathComponent(".build/HeadlessUIKitMembers.md")
    try Data(text.utf8).write(to: copy)
    #expect(lines.count > 50 && page == String(text), "Copy .build/HeadlessUIKitMembers.md to Docs")
  }

  // Otherwise a subclass may have a stored property of the name here, and not on iOS.
  @Test func `The names of UIKit's properties that begin with is are taken without it, too`() throws {
    let names = try UIKitNames.all.get()
    for (type, members) in names.members {
      let properties = members.filter { $0.contains(/^is[A-Z]\w+$/) }
      let taken = members.union(names.ancestors[type, default: []].flatMap { names.members[$0, default: []] })
      // Not properties of UIKit, or with another name in Objective-C.
      let others = [
        "isFirstResponder", "isAccessibilityElement", "isTransitioning", "isMovingToParent",
        "isMovingFromParent",
      ]
      let missing = properties.subtracting(others).filter { name in
        !taken.contains(name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3))
      }
      #expect(missing == [], "\(type)")
    }
  }

  @Test func `The names of UIKit's properties are taken`() throws {
    let members = try UIKitNames.all.get().members
    let names = [
      "UIResponder": ["undoManager", "inputView", "inputAccessoryView", "keyCommands"],
      "UIView": ["center", "layer", "mask", "transform"],
      "UIButton": ["imageView"],
      "UITableViewCell": ["imageView"],
      "UIViewController": ["tab", "storyboard", "toolbarItems", "tabBarItem", "traitCollection"],
      "UITabBarController": ["tabs", "tabBar"],
    ]
    for (type, names) in names {
      #expect(Set(names).subtracting(members[type, default: []]) == [], "\(type)")
    }
  }

  @Test func `The page for agents is short, and its commands are those of the README`() throws {
    let page = try Page("AGENTS.md").text
    #expect(page.count { $0 == "\n" } <= 60)
    let commands = page.components(separatedBy: "```sh\n").dropFirst()
      .flatMap { $0.components(separatedBy: "\n```")[0].split(separator: "\n") }
    let readme = try Page("README.md").text
    #expect(commands.count > 3 && commands.allSatisfy { readme.contains("\n\($0)\n") })
  }

  // In all packages of an app, SwiftPM accepts one target of a name. It does not build the tests of a dependency.
  @Test func `README lists the names of targets that an app cannot use`() throws {
    struct Package: Decodable {
      struct Target: Decodable {
        let name: String
        let type: String
      }

      let targets: [Target]
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let description = try Toolchain.run([
      "swift", "package", "--package-path", PackageFolder.url().path, "--scratch-path", folder, "describe",
      "--type", "json",
    ])
    let targets = try JSONDecoder().decode(Package.self, from: description).targets
    let names = targets.filter { $0.type != "test" && !$0.name.hasPrefix("Quartet") }.map(\.name)
    let text = try Page("README.md").text.components(separatedBy: "no target of yours can be called ")[1]
    let listed = text.prefix { $0 != "." }.matches(of: /`([\w-]+)`/).map { String($0.1) }
    #expect(names.count > 10 && listed.sorted() == names.sorted())
  }

  @Test func `Every product that a page names is one of the manifest`() throws {
    let manifest = try PackageFolder.text(of: "Package.swift")
    let products = manifest.matches(of: /\.(?:library|executable|plugin)\(\s*name: "([\w-]+)"/).map(\.1)
    let named = try Page.all.flatMap {
      try Page($0).text.matches(of: /[Pp]roducts? `([\w-]+)`|\.product\(\s*name: "([\w-]+)"/)
        .compactMap { $0.1 ?? $0.2 }
    }
    #expect(named.count > 5 && Set(named).isSubset(of: products), "\(named)")
  }

  // The study of changes is dated, and the lists of members and exceptions are derived from the code.
  @Test func `README and Docs have at most 34,500 words, README at most 130 lines`() throws {
    let others = [
      "AGENTS.md", "Docs/Changes.md", "Docs/HeadlessUIKitMembers.md", "Docs/UIKitExceptions.md",
    ]
    let words = try Page.all.filter { !others.contains($0) && !$0.hasPrefix("Docs/Changes/") }
      .map { try Page($0).text.split(whereSeparator: \.isWhitespace).count }
    #expect(words.reduce(0, +) <= 34_500)
    #expect(try Page("README.md").text.count { $0 == "\n" } <= 130)
  }

  @Test func `The changelog, the README and the command name the same version`() throws {
    let changes = try PackageFolder.text(of: "CHANGELOG.md")
    let version = try #require(changes.firstMatch(of: /\n## (\d+\.\d+\.\d+)/)?.1)
    #expect(try Page("README.md").text.contains("from: \"\(version)\")"))
    let command = try PackageFolder.text(of: "Sources/Tools/quartet/Run/RunOptions.swift")
    #expect(command.contains("\"quartet \(version)\""))
  }

  @Test func `The guides quote code`() throws {
    for guide in ["RoundTable", "VIPER", "RVB", "Interactions", "Comparison", "BringYourOwn"] {
      #expect(try Page("Docs/\(guide).md").quotes.count > 3, "\(guide)")
    }
  }

  @Test func `A broken link and a wrong quote are found`() {
    let page = Page(
      "Docs/Page.md",
      text: """
        # Page
        [file](Feature.md), [no file](Nowhere.md), [heading](Feature.md#the-domain), [no heading](Feature.md#nothing),
        [web](https://example.com/#L1)
        ## Quotes
        [`Package.swift`](../Package.swift)
        ```swift
        import PackageDescription
        ```
        ```swift
        let call = [String](repeating)
        ```
        ```swift
        // Sources/App/A.swift
        let a = 1
        ```
        """)
    #expect(page.brokenLinks == ["Nowhere.md", "Feature.md#nothing"])
    #expect(page.quotes.count == 3)
    #expect(page.wrongQuotes == ["let call = [String](repeating)", "// Sources/App/A.swift\nlet a = 1"])
    let package = Page("Docs/Page.md", text: page.text + "\n```swift\n// Package.swift\n```")
    #expect(package.wrongQuotes == ["let call = [String](repeating)"])
  }
}
