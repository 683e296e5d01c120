#if os(Linux) || os(macOS)
  /// The rules of Interactions, checked on the sources of a module.
  ///
  /// ```swift
  /// let violations = try InteractionsRules.violations(in: "Sources/App/Rating")
  /// #expect(violations == [])
  /// ```
  ///
  /// Components are found by the ends of their names, which are the document's: Renderable, Rendering, Interaction,
  /// Interacting, Navigation, Navigating and Assembler. A controller or a view is one that owns an interaction.
  public nonisolated enum InteractionsRules {
    /// The places where a folder of the caller's package breaks a rule of the document, sorted by file and line.
    ///
    /// - Parameters:
    ///   - folder: The path from the package's folder. Classes are known if their sources are in it.
    ///   - file: Any file of the package; by default the file that calls.
    /// - Returns: The violations; one for the folder if it contains no interaction, because nothing is checked then.
    /// - Throws: If there is no Swift file in the folder.
    public static func violations(in folder: String, file: String = #filePath) throws -> [RuleViolation] {
      let files = try SourceFile.required(in: folder, file: file)
      guard InteractionsModule(files).active.isEmpty else { return violations(in: files) }
      return [
        RuleViolation(
          file: folder, problem: "No class is an interaction.",
          fix: "Pass a folder of a module that is written in Interactions, and end the names in Interaction.")
      ]
    }

    /// The places where files break a rule of the document, sorted by file and line.
    public static func violations(in files: [SourceFile]) -> [RuleViolation] {
      let module = InteractionsModule(files)
      let found = [
        module.renderables, module.renderings, module.commands, module.inheritance, module.passedClasses,
        module.ownership, module.uses, module.assemblers, module.makers,
      ]
      return found.flatMap(\.self)
        .sorted { ($0.file, $0.line ?? 0, $0.problem) < ($1.file, $1.line ?? 0, $1.problem) }
    }
  }

  nonisolated extension InteractionsModule {
    // MARK: Renderables and renderings

    var renderables: [RuleViolation] {
      types("Renderable").flatMap { type -> [RuleViolation] in
        guard type.keyword == "struct" else {
          return [
            type.violation("\(type.name) is no struct.", fix: "Make the renderable a struct of constants.")
          ]
        }
        return type.storedProperties.flatMap { property -> [RuleViolation] in
          let references = property.types.filter(isReference).sorted()
          return [
            property.isConstant
              ? nil
              : type.violation(
                property, "can be changed.", fix: "Declare it with `let`: a renderable is immutable."),
            references.isEmpty
              ? nil
              : type.violation(
                property, "refers to \(references.joined(separator: ", ")).",
                fix: "Convert what the view shows of it into a value, such as a text."),
          ].compactMap(\.self)
        }
      }
    }

    var renderings: [RuleViolation] {
      protocols("Rendering").filter { !$0.functions.isEmpty || !$0.properties.isEmpty }.flatMap { type in
        let wrong = type.functions.filter { function in
          function.name != "render" || function.returnsValue || function.parameters.count != 1
            || !function.parameters.allSatisfy { $0.contains { $0.hasSuffix("Renderable") } }
        }
        let isOne = type.functions.count == 1 && type.properties.isEmpty
        return wrong.map { type.violation($0, "does more than render a renderable.", fix: Self.renderingFix) }
          + (isOne || !wrong.isEmpty
            ? [] : [type.violation("\(type.name) has more than one requirement.", fix: Self.renderingFix)])
      }
    }

    private static let renderingFix =
      "Declare one `render(_:)` with one renderable; another one needs a protocol of its own."

    private func isReference(_ type: String) -> Bool {
      classNames.contains(type) || protocolNames.contains(type) || type == "AnyObject"
        || type.contains(/^UI\w*(View|Controller|Label|Button|Field|Control)$/)
    }

    // MARK: Interactions

    /// Methods that tell an interaction what to do.
    var commands: [RuleViolation] {
      (protocols("Interacting") + protocols("Mediating") + protocols("Listening")).flatMap { type in
        type.properties.map {
          type.violation(
            $0, "can be asked.", fix: "Let a mediator tell the others what happened, when it has happened.")
        }
          + type.functions.filter { $0.name != "use" }.compactMap { function in
            if !function.name.hasPrefix("did") {
              return type.violation(
                function, "tells what to do.",
                fix:
                  "Say what happened, such as `didTapButton()`, and decide in the interaction what follows.")
            }
            return function.returnsValue
              ? type.violation(
                function, "returns something.",
                fix: "Pass what follows to a view, a listener or a navigation.")
              : nil
          }
      }
    }

    /// Classes of the module that inherit from each other, or could.
    var inheritance: [RuleViolation] {
      classes.flatMap { type -> [RuleViolation] in
        let superclasses = type.inherited.filter(classNames.contains)
        return superclasses.map {
          type.violation(
            "\(type.name) inherits from \($0).", fix: "Let it own or use a \($0) through a protocol.")
        }
          + (type.modifiers.contains("final")
            ? [] : [type.violation("\(type.name) can be inherited from.", fix: "Make it final.")])
      }
    }

    /// Parameters and properties that are classes where the document asks for protocols.
    var passedClasses: [RuleViolation] {
      components.flatMap { component in
        component.parts.flatMap { part in
          let parameters = part.functions.filter { function in
            function.parameters.contains { !$0.isDisjoint(with: classNames) }
          }
          .map { part.violation($0, "takes a class.", fix: "Take a protocol, or an adapter of the class.") }
          let properties = part.storedProperties.filter { !$0.types.isDisjoint(with: componentNames) }
            .map { part.violation($0, "refers to a class.", fix: "Refer to it through its protocol.") }
          return parameters + properties
        }
      }
    }

    /// What is owned but passed to `use(_:)`, or not owned but passed to `init`.
    var ownership: [RuleViolation] {
      active.flatMap { component -> [RuleViolation] in
        let used = component.functions.filter { $0.name == "use" }.flatMap(\.parameters)
        let given = component.functions.filter { $0.name == "init" }.flatMap(\.parameters)
        return component.declaration.storedProperties.compactMap { property in
          guard !property.types.isEmpty else { return nil }
          let type = component.declaration
          if property.ownership == nil, property.types.contains(where: { $0.hasSuffix("Rendering") }) {
            return type.violation(property, "owns a view.", fix: "Declare it weak and pass it to `use(_:)`.")
          }
          if property.ownership == nil, used.contains(property.types) {
            return type.violation(property, "owns what is passed to `use(_:)`.", fix: "Declare it weak.")
          }
          if property.ownership != nil, given.contains(property.types) {
            return type.violation(
              property, "is not owned, but passed to `init`.", fix: "Pass it to `use(_:)`, not to `init`.")
          }
          return nil
        }
      }
    }

    /// References that are never set, and methods that do not keep what they are given.
    var uses: [RuleViolation] {
      active.flatMap { component -> [RuleViolation] in
        let used = component.functions.filter { $0.name == "use" }.flatMap(\.parameters)
        let unset = component.declaration.storedProperties.filter { property in
          property.ownership != nil && !property.types.isEmpty
            && (used.allSatisfy { $0.isDisjoint(with: property.types) } || !component.assigns(property.name))
        }
        return unset.map {
          component.declaration.violation(
            $0, "is never set.",
            fix: "Add a `use(_:)` that stores it, and call it where the screen is assembled.")
        }
          + component.parts.flatMap { part in
            part.functions.filter { $0.name == "use" && $0.body.words.isEmpty }.map {
              part.violation($0, "stores nothing.", fix: "Store what is passed in a weak reference.")
            }
          }
      }
    }

    // MARK: Assemblers

    var assemblers: [RuleViolation] {
      types("Assembler").flatMap { type -> [RuleViolation] in
        let others = type.functions.filter { $0.name != "assemble" && $0.name != "init" }
        let assemble = type.functions.filter { $0.name == "assemble" }
        let made = type.body.initializations.filter { !$0.text.hasSuffix("Assembler") }
        let bypasses = extensions(of: type.name).flatMap { part in
          part.body.initializations.map { made in
            RuleViolation(
              file: part.body.path, line: made.line,
              problem: "\(type.name) makes \(made.text) outside of assemble().",
              fix: "Make assemblers in `assemble()`, so that nothing is made before it is needed.")
          }
        }
        return [
          ["struct", "enum"].contains(type.keyword)
            ? nil : type.violation("\(type.name) is a \(type.keyword).", fix: "Make the assembler a struct."),
          assemble.count == 1 && others.isEmpty && assemble.allSatisfy(\.parameters.isEmpty)
            ? nil
            : type.violation(
              "\(type.name) has other methods than assemble().",
              fix: "Declare one `assemble()` without parameters, and an assembler for each other component."),
          made.count <= 1
            ? nil
            : RuleViolation(
              file: type.body.path, line: made[1].line,
              problem:
                "\(type.name) calls \(made.count) initializers: \(made.map(\.text).joined(separator: ", ")).",
              fix: "Call one, and get the rest from other assemblers."),
          bypasses.first,
        ].compactMap(\.self)
          + type.storedProperties.filter { !$0.isConstant }.map {
            type.violation($0, "can be changed.", fix: "Declare it with `let`.")
          }
      }
    }

    /// Interactions, navigations and controllers that make other components.
    var makers: [RuleViolation] {
      components.filter { !$0.declaration.name.hasSuffix("Assembler") }.flatMap { component in
        component.parts.flatMap { part in
          part.body.initializations.filter { made in
            componentNames.contains(made.text) || made.text.hasSuffix("Assembler")
              || made.text.hasSuffix("Controller")
          }
          .map { made in
            RuleViolation(
              file: part.body.path, line: made.line,
              problem: "\(component.declaration.name) makes \(made.text).",
              fix: "Take an assembler, or what it assembles, through `init`.")
          }
        }
      }
    }
  }
#endif
