import Foundation
import HeadlessUIKit
import QuartetUIKitFacts
import Testing

/// What exists for tests only.
struct HeadlessTests {
  @Test func `The presented chain has all controllers until their dismissal ends`() {
    let stage = Stage(inNavigation: true)
    let inner = stage.screen("B")
    let sheet = UINavigationController(rootViewController: inner)
    func expect(
      _ chain: UIViewController..., top: UIViewController, at place: SourceLocation = #_sourceLocation
    ) {
      #expect(stage.headless.presentedChain == chain && stage.top === top, sourceLocation: place)
    }
    expect(stage.navigation, top: stage.root)
    stage.root.present(sheet, animated: true)
    expect(stage.navigation, sheet, top: inner)
    stage.finish()
    inner.dismiss(animated: true)
    expect(stage.navigation, sheet, top: inner)
    stage.finish()
    expect(stage.navigation, top: stage.root)
    #expect(!stage.headless.hasSkippedAnimation)
    stage.navigation.pushViewController(stage.screen("C"), animated: false)
    stage.finish()
    #expect(stage.headless.hasSkippedAnimation)
  }

  @Test func `finishTransition ends one transition, finishTransitions also the following ones`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    let present = { stage.root.present(sheet, animated: true) { sheet.dismiss(animated: true) } }
    present()
    let areRunning = (1...3).map { _ in
      stage.headless.finishTransition()
      return stage.headless.isTransitioning
    }
    #expect(areRunning == [true, false, false])
    present()
    stage.headless.finishTransitions()
    #expect(!stage.headless.isTransitioning && stage.top === stage.root)
  }

  @Test func `User actions do nothing after the window was deallocated`() {
    let headless: Headless
    do {
      let stage = Stage()
      headless = stage.headless
      stage.root.present(stage.screen("B"), animated: true)
    }
    #expect(!headless.swipeDown() && !headless.performEscape() && headless.presentedChain.isEmpty)
  }

  @Test func `Made controllers are recorded until they are deallocated`() async {
    let made = Headless.MadeControllers()
    var kept: [UIViewController] = []
    await made.record {
      for index in 0..<200 {
        let controller = UIViewController()
        if index.isMultiple(of: 50) { kept.append(controller) }
      }
    }
    #expect(made.alive == kept && kept.count == 4)
  }

  @Test func `Only announcements are recorded`() {
    UIAccessibility.post(notification: .announcement, argument: "Done")
    UIAccessibility.post(notification: .init(rawValue: 1000), argument: "other")
    #expect(UIAccessibility.lastAnnouncement == "Done")
  }

  @Test
  func `A table without a height has that of the nearest view around it, and uses cells again in one order`()
  {
    let (stage, table) = (Stage(), UITableView())
    let source = TableSource((0..<100).map(String.init), stage.log)
    source.height = UITableView.automaticDimension
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    stage.root.view.addSubview(table)
    stage.window.frame.size.height = 440
    stage.headless.layOut()
    let cells = table.visibleCells
    #expect(cells.count == 10 && cells.last?.textLabel?.text == "9")
    table.reloadData()
    stage.headless.layOut()
    #expect(table.visibleCells == cells.reversed())
  }

  // Test failure messages use reflection, which must not show a password.
  @Test func `Reflection does not show a field's text`() {
    let (stage, field) = (Stage(), UITextField())
    stage.root.view.addSubview(field)
    field.text = "secret"
    var dumped = ""
    dump(field, to: &dumped)
    dump(stage.root, to: &dumped)
    #expect(!dumped.contains("secret"))
    let boxes = Mirror(reflecting: field).children.filter { $0.label == "box" }
    #expect(boxes.map { "\($0.value) \(String(reflecting: $0.value))" } == ["••• •••"])
    #expect(!"\(field) \(Mirror(reflecting: field).children.map { "\($0)" })".contains("secret"))
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
  func `An action sheet and a popover need an anchor on an iPad, where UIKit raises`(
    idiom: UIUserInterfaceIdiom
  ) {
    let stage = Stage()
    stage.headless.userInterfaceIdiom = idiom
    #expect(stage.root.traitCollection.userInterfaceIdiom == idiom)
    let popover = stage.screen("B")
    popover.modalPresentationStyle = .popover
    func alert(_ style: UIAlertController.Style) -> UIViewController {
      UIAlertController(title: nil, message: nil, preferredStyle: style)
    }
    for (controller, warning) in [
      (alert(.alert), nil), (alert(.actionSheet), "UIAlertControllerStyleActionSheet from <Screen>"),
      (popover, "should have a non-nil sourceView or barButtonItem"),
    ] {
      for hasAnchor in [false, true] {
        if hasAnchor { controller.popoverPresentationController?.sourceView = stage.root.view }
        let logged = warnings { stage.present(controller) }
        let isExpected = warning != nil && idiom == .pad && !hasAnchor
        #expect(logged.map { $0.contains(warning ?? "") } == (isExpected ? [true] : []), "\(logged)")
        stage.dismiss()
      }
    }
  }

  // LNPopupController#560: it presents, and warns.
  @Test func `A detached controller presents with a warning`() {
    let stage = Stage()
    let (detached, sheet) = (stage.screen("B"), stage.screen("C"))
    stage.root.view.addSubview(detached.view)
    let logged = warnings { stage.present(sheet, on: detached) }
    let warning = "Presenting view controller <Screen> from detached view controller"
    #expect(logged.count == 1 && logged[0].hasPrefix(warning) && stage.top === sheet, "\(logged)")
    sheet.dismiss(animated: true)
    stage.finish()
    #expect(stage.top === stage.root)
  }
}
