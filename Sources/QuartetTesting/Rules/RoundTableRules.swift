#if os(Linux) || os(macOS)
  /// The rules of the Round Table document that a program can check in the sources of an app.
  ///
  /// ```swift
  /// let violations = try RoundTableRules.violations(in: "Sources/App")
  /// #expect(violations == [])
  /// ```
  ///
  /// Components are recognized by the classes of the kit that they inherit from directly. Which component sends which
  /// message is not among the rules: the compiler checks it.
  public nonisolated enum RoundTableRules {
    /// Checks all Swift files in a folder of the package of the calling file.
    ///
    /// - Returns: The violations, by file; empty if every rule holds.
    /// - Throws: ``SourceFile/NoSources`` if the folder contains no Swift file.
    public static func violations(in folder: String, file: String = #filePath) throws -> [RuleViolation] {
      violations(in: try SourceFile.required(in: folder, file: file))
    }

    package static func violations(in files: [SourceFile]) -> [RuleViolation] {
      let components = files.flatMap { file in
        file.declarations.compactMap { Component($0, in: file) }
      }
      let views = Set(components.filter { $0.role == .view }.map(\.type.name))
      var found: [RuleViolation] = []
      for component in components {
        found += component.stateChanges
        found += component.storedProperties
        found += component.hierarchyChanges
        found += component.uiKitTypes
        found += component.seats
        found += component.named(of: components)
      }
      for file in files { found += extensions(of: views, in: file) }
      return found
    }

    // Its superclass is generic, and Objective-C does not see the members of an extension of such a class.
    private static func extensions(of views: Set<String>, in file: SourceFile) -> [RuleViolation] {
      file.declarations
        .filter { $0.keyword == "extension" && views.contains($0.name) && !$0.inherited.isEmpty }
        .map {
          file.violation(
            line: $0.line, problem: "The View \($0.name) conforms to a protocol in an extension.",
            fix: "Conform in the class's declaration, so that UIKit finds a delegate's methods.")
        }
    }
  }

  /// A class that is a component of a module.
  nonisolated private struct Component {
    enum Role: String { case core = "Core", presenter = "Presenter", joint = "Joint", view = "View" }

    let role: Role
    let type: TypeDeclaration
    let file: SourceFile

    init?(_ type: TypeDeclaration, in file: SourceFile) {
      guard type.keyword == "class", let role = type.inherited.lazy.compactMap(Self.role).first else {
        return nil
      }
      self.role = role
      self.type = type
      self.file = file
    }

    private static func role(_ superclass: String) -> Role? {
      switch superclass {
      case "RTEModuleCore", "RTBModuleCore": .core
      case "RTEModulePresenter", "RTBModulePresenter": .presenter
      case "RTEModuleJoint", "RTBModuleJoint": .joint
      case "RTEModuleViewStandalone", "RTEModuleViewNavigatable", "RTEModuleView": .view
      default: nil
      }
    }

    private func violations(
      _ pattern: some RegexComponent, _ problem: String, fix: String
    ) -> [RuleViolation] {
      type.body.matches(of: pattern).map {
        file.violation(line: $0.line, problem: "\(type.name) \(problem): \($0.text)", fix: fix)
      }
    }

    var stateChanges: [RuleViolation] {
      guard role != .core else { return [] }
      let fix = "Notify the Core, which changes it."
      let assignment = /\bstate[?!]?\.\w+(?:\[[^\]]*\]|[\w.?!])*\s*[-+*\/]?=(?![=])/
      let mutation =
        #/
        \bstate[?!]?\.\w+ (?: \[[^\]]*\] | [\w.?!] )*
        \.(?: append | insert | merge | remove(?:All|First|Last|Subrange|Value)? | pop(?:First|Last) | reverse
          | shuffle | sort | swapAt | toggle | updateValue | form\w+ | subtract )
        \s*[({]
        /#
      return violations(assignment, "changes the state", fix: fix)
        + violations(mutation, "changes the state", fix: fix)
    }

    // What is open can change without the Joint: UIKit is asked. A stored pipeline would be a retain cycle.
    var storedProperties: [RuleViolation] {
      type.properties.filter { $0.isStored && !$0.isStatic }.flatMap { property in
        var found: [RuleViolation] = []
        if role == .joint, !property.isConstant, property.ownership != "weak" {
          found.append(
            file.violation(
              line: property.line, problem: "The Joint \(type.name) remembers \(property.name).",
              fix: "Refer to children weakly, ask UIKit what is open, and keep the rest in the state."))
        }
        if role != .view, property.types.contains(where: { $0.hasSuffix("Pipeline") }) {
          found.append(
            file.violation(
              line: property.line, problem: "\(type.name) owns the pipeline, which owns it: a retain cycle.",
              fix: "Use the inherited property `pipeline`."))
        }
        return found
      }
    }

    var hierarchyChanges: [RuleViolation] {
      guard role != .joint else { return [] }
      return violations(
        /\b(?:present|dismiss|(?:push|pop)(?:\w*ViewController)?|setViewControllers)\(|\b[A-Z]\w*ModuleAssembly\(/,
        "changes the hierarchy", fix: "Leave it to the Joint.")
    }

    var uiKitTypes: [RuleViolation] {
      guard role == .core else { return [] }
      let fix = "Leave what is shown to the View, and the hierarchy to the Joint."
      let imported = file.imports.intersection(["UIKit", "SwiftUI"]).sorted().map {
        file.violation(line: file.line(of: $0), problem: "The file of \(type.name) imports \($0).", fix: fix)
      }
      return imported + violations(/\bUI[A-Z]\w+/, "uses UIKit", fix: fix)
    }

    var seats: [RuleViolation] {
      guard role != .view else { return [] }
      return violations(
        /\bRTEModuleViewSeat\b/, "takes the View's seat", fix: "Use the inherited property `pipeline`.")
    }

    func named(of components: [Component]) -> [RuleViolation] {
      let module = moduleName
      return components.filter { other in
        other.type.name != type.name && other.moduleName == module
          && (role != .view || other.role != .view) && type.body.words.contains(other.type.name)
      }.map {
        file.violation(
          line: type.body.line(of: $0.type.name), problem: "\(type.name) names \($0.type.name).",
          fix: "Components of a module are isolated: notify the pipeline.")
      }
    }

    /// The name without the role: "Login" and "Module" for "LoginModulePrimaryView".
    private var moduleName: Substring {
      type.name.firstRange(of: "Module").map { type.name[..<$0.upperBound] } ?? type.name[...]
    }
  }
#endif
