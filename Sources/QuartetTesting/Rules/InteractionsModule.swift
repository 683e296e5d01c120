#if os(Linux) || os(macOS)
  /// The declarations of a module, and which of them are components of Interactions.
  nonisolated struct InteractionsModule {
    private let declarations: [TypeDeclaration]
    let classes: [TypeDeclaration]
    let classNames: Set<String>
    let protocolNames: Set<String>

    init(_ files: [SourceFile]) {
      declarations = files.flatMap(\.declarations)
      classes = declarations.filter { $0.keyword == "class" }
      classNames = Set(classes.map(\.name))
      protocolNames = Set(declarations.filter { $0.keyword == "protocol" }.map(\.name))
    }

    /// A class or an assembler, with its extensions.
    struct Component {
      let declaration: TypeDeclaration
      let parts: [TypeDeclaration]

      var functions: [TypeDeclaration.Function] { parts.flatMap(\.functions) }

      func assigns(_ name: String) -> Bool {
        parts.contains { part in
          part.body.code.split(separator: "\n").contains { line in
            line.contains(" \(name) = ") || line.contains(".\(name) = ")
          }
        }
      }
    }

    /// Interactions, navigations and mediators.
    var active: [Component] { components.filter { isActive($0.declaration) } }

    var components: [Component] {
      declarations.filter { declaration in
        switch declaration.keyword {
        case "class": isComponent(declaration)
        case "struct", "enum": declaration.name.hasSuffix("Assembler")
        default: false
        }
      }
      .map { Component(declaration: $0, parts: [$0] + extensions(of: $0.name)) }
    }

    var componentNames: Set<String> { Set(classes.filter(isComponent).map(\.name)) }

    private func isComponent(_ type: TypeDeclaration) -> Bool {
      isActive(type)
        || type.properties.contains {
          $0.types.contains { $0.hasSuffix("Interacting") || $0.hasSuffix("Interaction") }
        }
    }

    /// Whether it is an interaction, a navigation or a mediator.
    private func isActive(_ type: TypeDeclaration) -> Bool {
      guard type.keyword == "class" else { return false }
      let suffixes = ["Interaction", "Interacting", "Navigation", "Navigating", "Mediator", "Mediating"]
      let names = [type.name] + type.inherited + extensions(of: type.name).flatMap(\.inherited)
      return names.contains { name in suffixes.contains { name.hasSuffix($0) } }
    }

    func extensions(of name: String) -> [TypeDeclaration] {
      declarations.filter { $0.keyword == "extension" && $0.name == name }
    }

    func types(_ suffix: String) -> [TypeDeclaration] {
      declarations.filter {
        $0.name.hasSuffix(suffix) && !["protocol", "extension"].contains($0.keyword)
      }
    }

    func protocols(_ suffix: String) -> [TypeDeclaration] {
      declarations.filter { $0.keyword == "protocol" && $0.name.hasSuffix(suffix) }
    }
  }
#endif
