#if os(Linux) || os(macOS)
  /// The rules of the Round Table document that the compiler's index shows.
  ///
  /// ```swift
  /// let violations = try RoundTableRules.violations(in: "Sources/App")
  /// #expect(violations == [])
  /// ```
  ///
  /// Components are the classes that inherit from those of the kit, directly or not. Which component sends which message
  /// is not among the rules: the compiler checks it.
  public nonisolated enum RoundTableRules {
    /// The places in a folder of the caller's package that break a rule, sorted and printed.
    ///
    /// - Parameters:
    ///   - folder: The path from the package's folder.
    ///   - file: Any file of the package; by default the file that calls.
    /// - Throws: ``NothingToCheck`` if the folder has no component, and an error that says what to do if the package has
    ///   no index that is as new as the sources.
    public static func violations(in folder: String, file: String = #filePath) throws -> [RuleViolation] {
      try violations(in: ModuleIndex(of: folder, file: file), folder).printed()
    }

    private enum Role: String, CaseIterable {
      case core = "Core", presenter = "Presenter", joint = "Joint", view = "View"
    }

    static func violations(in index: ModuleIndex, _ folder: String) throws -> [RuleViolation] {
      let components = Components<Role>(index) { type in
        type.ancestors.lazy.compactMap { base in
          Role.allCases.first { role in
            type.isClass && ["RTE", "RTB"].contains { base.name.hasPrefix($0 + "Module" + role.rawValue) }
          }
        }.first
      }
      let states = index.associated("State", of: "RTEModuleTypes")
      let changing = index.changingMethods(of: states)
      let classes = index.appClasses
      let trunks = index.associated("Dependencies", of: "RTEModuleTypes")
      let services = Set(trunks.flatMap(index.propertyPaths).compactMap { classes[$0] })

      /// The types of the module that a component belongs to.
      func module(_ type: IndexStore.Symbol) -> IndexStore.Symbol? {
        index.types.first { $0.type == type }.flatMap { component in
          index.header(of: component).first { types in
            index.ancestors(of: types).contains { $0.name == "RTEModuleTypes" || $0.name == "RTBModuleTypes" }
          }
        }
      }

      return try components.violations(
        of: "Round Table", folder,
        [
          Rule(
            .presenter, .joint, .view, section: "Part #2, State",
            problem: "{component} changes the state: {name}.", fix: "Notify the Core, which changes it."
          ) { component in
            component.uses.filter { use in
              use.roles.contains(.call) && changing.contains(use.symbol)
                || index.isWritten(use) && index.owner(of: use.symbol).map(states.contains) == true
            }
          },
          Rule(
            .core, .presenter, .view, section: "Part #2, Joint",
            problem: "{component} changes the hierarchy: {name}.", fix: "Leave it to the Joint."
          ) { component in
            component.uses.filter { use in
              index.changesHierarchy(use)
                || use.roles.contains(.call)
                  && use.symbol.typePaths.contains {
                    $0.hasSuffix(".RTEModule") || $0.hasSuffix(".RTBModule")
                  }
            }
          },
          Rule(
            .core, section: "Part #2, Core", problem: "The Core {component} uses UIKit's {type}.",
            fix: "Leave what is shown to the View, and the hierarchy to the Joint."
          ) { $0.uses.filter { index.isUIKits($0.symbol) } },
          Rule(
            .presenter, section: "Part #2, Core",
            problem: "The Presenter {component} uses the service {type}.",
            fix: "Let the Core use it, and put what it returns into the state."
          ) { component in
            component.uses.filter { use in
              guard let type = index.touched(by: use), use.related(.containedBy)?.kind != .initializer else {
                return false
              }
              return services.contains(type)
                || type.kind == .protocolType && index.isApps(type) && !component.ancestors.contains(type)
            }
          },
          Rule(
            .core, .presenter, .joint, section: "Part #5",
            problem: "{component} owns the pipeline, which owns it: a retain cycle.",
            fix: "Use the inherited property `pipeline`."
          ) { index.properties(of: $0.type).filter { $0.has("RTEModulePipeline") }.map(\.definition) },
          Rule(
            .core, .presenter, .joint, section: "Part #3", problem: "{component} sends as the View.",
            fix: "Use the inherited property `pipeline`."
          ) { $0.uses.filter { $0.symbol.name == "RTEModuleViewSeat" } },
          Rule(
            .core, .presenter, .joint, .view, section: "Part #3", problem: "{component} uses {type}.",
            fix: "Components are isolated: notify the pipeline."
          ) { component in
            component.uses.filter { use in
              guard let type = index.touched(by: use), let role = components[type],
                type != component.type, !component.ancestors.contains(type)
              else { return false }
              return (role != .view || components[component.type] != .view)
                && module(type).map { $0 == module(component.type) } ?? false
            }
          },
          // Objective-C does not see the members of an extension of a class whose superclass is generic.
          Rule(
            .view, section: "Part #6, View",
            problem: "The View {component} conforms to {name} in an extension.",
            fix: "Conform in the class's declaration, so that UIKit finds the delegate's methods."
          ) { component in
            index.uses.filter { use in
              guard let extended = use.related(.baseOf), extended.kind == .typeExtension else { return false }
              return index.isUIKits(use.symbol) && index.owner(of: extended) == component.type
            }
          },
          Rule(
            .joint, section: "Part #5", problem: "The Joint {component} remembers {name}.",
            fix: "Refer to children weakly, use the inherited `view`, and keep the rest in the state."
          ) { component in
            index.properties(of: component.type).filter { property in
              property.ownership == nil
                && (!property.isConstant || property.types.contains(where: index.isUIKits))
            }.map(\.definition)
          },
        ])
    }
  }
#endif
