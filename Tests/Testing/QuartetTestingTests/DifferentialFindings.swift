import PortableUIKit
import QuartetRandomTesting
import QuartetSharedTesting
import Testing

extension ExpectedFinding {
  /// The differences of a rewrite.
  static let differential = [
    differ(
      "Its button is disabled",
      """
      only the original:   the user can tap "Went"
      only the original:   button “Went”
      only the rewrite:    button “Went”, disabled
      """
    ) { isRewrite in ButtonScreen { $0.set("Went", isEnabled: !isRewrite) } },
    differ("Its button does nothing", "only the original: screen “Sheet”") { isRewrite in
      ButtonScreen { if !isRewrite { $0.present(sheet()) } }
    },
    differ("Its sheet has no navigation bar", "only the original:   bar button “Done”") { isRewrite in
      ButtonScreen {
        $0.present(isRewrite ? sheet() : UINavigationController(rootViewController: sheet()))
      }
    },
    differ("The user cannot dismiss its sheet", "only the original:   the user can swipe down") { isRewrite in
      ButtonScreen {
        let sheet = sheet()
        sheet.isModalInPresentation = isRewrite
        $0.present(sheet)
      }
    },
    differ(
      "Its alert has another title and message, and a disabled button",
      """
      only the rewrite:  alert “Sure?”, “Now”
      only the rewrite:    button “Keep”, disabled
      """
    ) { isRewrite in
      ButtonScreen { screen in
        let alert = UIAlertController(
          title: isRewrite ? "Sure?" : "Delete?", message: isRewrite ? "Now" : nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .default))
        alert.actions[0].isEnabled = !isRewrite
        screen.present(alert)
      }
    },
    differ("It changes under its sheet", "only the rewrite:    button “Went”") { isRewrite in
      ButtonScreen { screen in
        screen.present(sheet())
        if isRewrite { screen.set("Went") }
      }
    },
    differ("It pushes where the original replaces", "only the rewrite:    back button") { isRewrite in
      UINavigationController(
        rootViewController: ButtonScreen { screen in
          guard let stack = screen.navigationController else { return }
          stack.setViewControllers((isRewrite ? [screen] : []) + [sheet()], animated: true)
        })
    },
    differ("Its labels have another order", "only the rewrite:    label “A”", steps: []) { isRewrite in
      let screen = UIViewController()
      for text in isRewrite ? ["B", "A"] : ["A", "B"] {
        let label = UILabel()
        label.text = text
        screen.view.addSubview(label)
      }
      return screen
    },
    differ("Its field shows a password", "only the original:   field “•••”", steps: []) { isRewrite in
      let screen = FieldScreen()
      screen.field.isSecureTextEntry = !isRewrite
      return screen
    },
    differ("Its field is empty", "only the rewrite:    empty field “Name”", steps: []) {
      FieldScreen($0 ? "" : "Ada")
    },
    differ("It does not show an edit", "The two versions differ.", steps: nil) {
      FieldScreen(showsEdits: !$0)
    },
    differ("It deletes another row", "only the rewrite:", steps: nil) { isRewrite in
      isRewrite ? ListScreen(delete: { list, _ in list.names.remove(at: 0) }) : ListScreen()
    },
  ]

  private static func sheet() -> UIViewController {
    let sheet = UIViewController()
    sheet.title = "Sheet"
    sheet.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Done") { _ in })
    return sheet
  }

  /// - Parameter steps: The shortest steps; nil if there are several lists, of one step.
  private static func differ(
    _ description: String, _ problem: String, steps: [String]? = [#"tap "Go""#],
    _ make: @escaping (Bool) -> UIViewController
  ) -> ExpectedFinding {
    ExpectedFinding(description, problem, steps: steps ?? [], atMost: steps?.count ?? 1) {
      let test = DifferentialTest({ make(false) }, rewrite: { make(true) })
      let found = try await #require(throws: ScreenTestFailure.self) { try await test.check() }
      return ("\(found.problem)\n\(found.after)", found.steps)
    }
  }
}

struct `A differential test` {
  @Test(arguments: await ExpectedFinding.differential)
  func `A differential test finds what is different`(finding: ExpectedFinding) async throws {
    try await finding.check()
  }

  @Test func `A differential test compares identifiers unless that is turned off`() async throws {
    func screen(_ identifier: String) -> UIViewController { ButtonScreen().identified(identifier) }
    try await DifferentialTest(comparesIdentifiers: false, { screen("a") }, rewrite: { screen("b") }).check()
    let tests = [
      DifferentialTest({ screen("a") }, rewrite: { screen("b") }),
      DifferentialTest({ _ in screen("a") }, rewrite: { _ in screen("b") }),
    ]
    for test in tests { await #expect(throws: ScreenTestFailure.self) { try await test.check() } }
  }
}
