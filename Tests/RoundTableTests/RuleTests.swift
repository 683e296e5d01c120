import Foundation
import QuartetTesting
import Testing

/// The rules of the document that a program can check in the sources of the sample.
@Suite nonisolated struct `The rules of Round Table` {
  static let files = Result { try SourceFile.all(in: "Sources/RoundTable/Sample") }
  static let declarations = Result { try CompiledModule.load("RoundTableSample") }

  /// The files of one component of all modules.
  private func files(of component: String) throws -> [SourceFile] {
    let files = try Self.files.get().filter { $0.name.hasSuffix(component) }
    try #require(files.count >= 4, "\(component)")
    return files
  }

  @Test(arguments: [
    ("event", "ModuleCore"), ("update", "ModulePresenter"), ("intent", "View"), ("input", "ModuleJoint"),
  ])
  func `A component sends only its own messages`(message: String, sender: String) throws {
    for file in try Self.files.get() where !file.name.hasSuffix(sender) {
      #expect(!file.code.contains("notify(\(message):"), "\(file.path)")
    }
  }

  @Test(arguments: ["ModulePresenter", "ModuleJoint", "View"])
  func `Only a Core changes the state`(component: String) throws {
    for file in try files(of: component) {
      let writes = file.code.matches(of: /\bstate[?!]?\.\w+[\w.?!\[\]]*\s*[-+*\/]?=[^=]/)
      #expect(writes.isEmpty, "\(file.path): \(writes.map(\.0))")
    }
  }

  // What is open can change without the Joint: UIKit is asked.
  @Test func `A Joint remembers nothing but weak references to its children`() throws {
    let declarations = try Self.declarations.get()
    for joint in declarations.types(kind: "class", suffix: "ModuleJoint") {
      for property in declarations.members(of: joint.name, kind: "property") where property.isStored {
        #expect(property.isWeak || property.isConstant, "\(joint.name): \(property.declaration)")
      }
    }
  }

  @Test func `Only a Joint makes modules, and presents, dismisses, pushes and pops`() throws {
    let navigation =
      /\b(?:present|dismiss|push\w*|pop\w*|setViewControllers|whenIdle)\(|\b(?:[A-Z][a-z]+ModuleAssembly)\(/
    for file in try Self.files.get() where !file.name.hasSuffix("ModuleJoint") {
      guard !file.name.hasSuffix("ModuleAssembly"), file.name != "RoundTableFeature" else { continue }
      let found = file.code.matches(of: navigation).map { String($0.0) }
      #expect(found.isEmpty, "\(file.path): \(found)")
    }
  }

  @Test(arguments: ["Review", "Login", "Recovery", "Comment"])
  func `A component names no other component of its module`(module: String) throws {
    let components = ["Core", "Presenter", "Joint", "View", "PrimaryView"].map { "\(module)Module\($0)" }
    for file in try Self.files.get() where components.contains(file.name) {
      let isView = file.name.hasSuffix("View")
      let others = components.filter { $0 != file.name && !(isView && $0.hasSuffix("View")) }
      let named = file.words.intersection(others)
      #expect(named.isEmpty, "\(file.path): \(named.sorted())")
    }
  }

  // Its superclass is generic, and Objective-C does not see the members of an extension of such a class.
  @Test func `A View conforms to the protocols of UIKit's delegates where it is declared`() throws {
    for file in try files(of: "View") {
      #expect(!file.code.contains("\nextension "), "\(file.path)")
    }
  }
}
