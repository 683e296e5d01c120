import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// Calls for which UIKit raises an exception.
struct MisuseTests {
  nonisolated enum Misuse: String, CaseIterable {
    case addTwoCancelButtons, addViewToItself, arrangeViewPastTheEnd, addViewOfOtherParent, shareView,
      useGuideAlone,
      activateConstraintBetweenUnrelatedViews
    case presentTwice, presentChild, presentRoot, useChildAsRoot
    case pushTwice, pushChildOfAnother, pushNavigationController, pushTabBarController, popToUnknown
    case setStackWithDuplicate, selectUnknown
    case deleteTooFewRows, deleteMissingRow, insertPastTheEnd, changeSectionsAlone, dequeueUnregistered

    var message: String {
      switch self {
      case .addTwoCancelButtons: "can only have one action with a style of UIAlertActionStyleCancel"
      case .addViewToItself: "Can't add self as subview"
      case .arrangeViewPastTheEnd:
        "index out of bounds for arranged subview: index = 1 expected to be less than or equal to 0"
      // The reasons of UIViewControllerHierarchyInconsistency in crash reports.
      case .addViewOfOtherParent: "but requested parent is:<Screen>"
      case .shareView: "A view can only be associated with at most one view controller at a time!"
      case .useGuideAlone: "they have no common ancestor."
      case .activateConstraintBetweenUnrelatedViews: "they have no common ancestor."
      // privacy-screen#83
      case .presentTwice: "that is already being presented by <Screen>."
      // otm-ios#362
      case .presentChild: "Application tried to present modally an active controller <UIViewController>."
      case .presentRoot: "Application tried to present modally an active controller <UINavigationController>."
      case .useChildAsRoot: "A contained view controller cannot be a window's root: <UIViewController>"
      // Apple, pushViewController: "throws an exception". The header differs; crash reports agree.
      case .pushTwice: "Pushing the same view controller instance more than once is not supported (<Screen>)"
      case .pushChildOfAnother:
        "Pushing a view controller that is active elsewhere is not supported (<UIViewController>)"
      case .pushNavigationController: "Pushing a navigation controller is not supported"
      case .pushTabBarController: "Pushing a tab bar controller is not supported"
      // px-ios#745
      case .popToUnknown: "Tried to pop to a view controller that doesn't exist."
      case .setStackWithDuplicate:
        "All view controllers in a navigation controller must be distinct (<Screen>)"
      case .selectUnknown:
        "Only a view controller in the tab bar controller's list of view controllers can be selected "
          + "(<UIViewController>)."
      // simplenote-ios#730
      case .deleteTooFewRows:
        "after the update (3) must be equal to the number of rows contained in that section before the update (3), "
          + "plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or "
          + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      // Longboxed-iOS#23
      case .deleteMissingRow:
        "attempt to delete row 9 from section 0 which only contains 3 rows before the update"
      case .insertPastTheEnd:
        "attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after the update"
      // UITableView-FDTemplateLayoutCell#40
      case .changeSectionsAlone:
        "after the update (1) must be equal to the number of sections contained in the table view before the update "
          + "(1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
      case .dequeueUnregistered:
        "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier"
      }
    }

    @MainActor func perform() {
      let stage = Stage(inNavigation: true)
      let (table, source) = (UITableView(), TableSource(["a", "b", "c"], stage.log))
      table.dataSource = source
      let child = UIViewController()
      let parent = UINavigationController(rootViewController: child)
      switch self {
      case .addTwoCancelButtons:
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "1", style: .cancel))
        alert.addAction(UIAlertAction(title: "2", style: .cancel))
      case .addViewToItself: parent.view.addSubview(parent.view)
      case .addViewOfOtherParent: stage.root.view.addSubview(child.view)
      case .shareView: child.view = stage.root.view
      case .arrangeViewPastTheEnd: UIStackView().insertArrangedSubview(UIView(), at: 1)
      case .useGuideAlone:
        withExtendedLifetime(UILayoutGuide()) { guide in
          guide.topAnchor.constraint(equalTo: stage.root.view.topAnchor).isActive = true
        }
      case .activateConstraintBetweenUnrelatedViews:
        child.view.topAnchor.constraint(equalTo: stage.root.view.topAnchor).isActive = true
      case .presentTwice:
        let stage = Stage()
        let sheet = stage.screen("B")
        let other = stage.screen("C")
        stage.present(sheet)
        stage.present(other, on: sheet)
        other.present(sheet, animated: true)
      case .presentChild: stage.root.present(child, animated: true)
      case .presentRoot: stage.root.present(stage.navigation, animated: true)
      case .useChildAsRoot: UIWindow().rootViewController = child
      case .pushTwice: stage.navigation.pushViewController(stage.root, animated: true)
      case .pushChildOfAnother: stage.navigation.pushViewController(child, animated: true)
      case .pushNavigationController: stage.navigation.pushViewController(parent, animated: true)
      case .pushTabBarController:
        stage.navigation.pushViewController(UITabBarController(), animated: true)
      case .popToUnknown: stage.navigation.popToViewController(child, animated: true)
      case .setStackWithDuplicate: stage.navigation.viewControllers = [stage.root, stage.root]
      case .selectUnknown: UITabBarController().selectedViewController = child
      case .deleteTooFewRows: table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      case .deleteMissingRow: table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      case .insertPastTheEnd: table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      case .changeSectionsAlone: table.insertSections([1], with: .none)
      case .dequeueUnregistered:
        _ = table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
      }
      withExtendedLifetime((stage, parent, source)) {}
    }
  }

  /// Names the misuse of an exit test: with Swift 6.2, its closure cannot capture anything.
  private nonisolated static func file(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("QuartetMisuse-\(process)")
  }

  // Serialized, because each exit test reads the same file.
  @Test(.serialized, arguments: Misuse.allCases)
  func `A misuse crashes with UIKit's message`(misuse: Misuse) async throws {
    let file = Self.file(of: getpid())
    try Data(misuse.rawValue.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let name = try String(contentsOf: Self.file(of: getppid()), encoding: .utf8)
      try #require(Misuse(rawValue: name)).perform()
    }
    #expect(result.logged("\(misuse.message)\n"))
  }
}

extension Optional where Wrapped == ExitTest.Result {
  /// Whether the process wrote a text to standard error.
  func logged(_ text: String) -> Bool {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(text) } ?? false
  }
}
