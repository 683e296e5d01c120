#if os(Linux) || os(macOS)
  import PortableUIKit

  extension InteractionsRules {
    /// The weak references of interactions and navigations that are nil although their screen is shown.
    ///
    /// The compiler does not notice a missing call of `use(_:)`, and the component then silently does nothing.
    ///
    /// ```swift
    /// let host = ScreenHost(RatingAssembler().assemble())
    /// let missing = try InteractionsRules.missingUses(on: host, in: "Sources/App/Rating")
    /// #expect(missing == [])
    /// ```
    ///
    /// - Parameters:
    ///   - host: It shows the screen to check, and may show others below it.
    ///   - folder: The folder of the sources that declare the components, as a path from the package's folder.
    ///   - file: Any file of the package; by default the file that calls.
    /// - Throws: If there is no Swift file in the folder, or no component of the folder on a screen that is shown.
    @MainActor
    public static func missingUses(
      on host: ScreenHost, in folder: String, file: String = #filePath
    ) throws -> [RuleViolation] {
      let sources = try SourceFile.required(in: folder, file: file)
      let declarations = InteractionsModule(sources).active.map(\.declaration)
      let components = objects(on: host).compactMap { object in
        declarations.first { $0.name == "\(type(of: object))" }.map { (object, $0) }
      }
      guard !components.isEmpty else { throw NothingShown(folder: folder) }
      return components.flatMap { object, declaration in
        let references = declaration.properties.filter { $0.ownership == "weak" }
        return references.filter { isNil($0.name, of: object) }.map { property in
          RuleViolation(
            file: declaration.body.path, line: property.line,
            problem: "\(declaration.name).\(property.name) is nil while its screen is shown.",
            fix: "Pass something to `use(_:)` where the screen is assembled, and keep it alive elsewhere.")
        }
      }
    }

    /// No screen that is shown owns a class of the folder, so that no call can be missing.
    public struct NothingShown: Error, CustomStringConvertible {
      let folder: String

      /// What to do about it.
      public var description: String {
        "No interaction or navigation of \(folder) is on a screen that is shown. Show the screen first."
      }
    }

    @MainActor
    private static func objects(on host: ScreenHost) -> [AnyObject] {
      let shown = host.window.shownControllers
      let screens = Set(shown.map(ObjectIdentifier.init))
      var seen: Set<ObjectIdentifier> = []
      return shown.flatMap { screen in
        var walk = ObjectWalk(screen: screen, screens: screens, types: .ofModules(of: [type(of: screen)]))
        return walk.objects().map(\.object)
      }
      .filter { seen.insert(ObjectIdentifier($0)).inserted && !($0 is UIResponder) }
    }

    @MainActor
    private static func isNil(_ property: String, of object: AnyObject) -> Bool {
      let value = Mirror(reflecting: object).children.first { $0.label == property }.map {
        Mirror(reflecting: $0.value)
      }
      return value?.displayStyle == .optional && value?.children.isEmpty == true
    }
  }
#endif
