import PortableUIKit

nonisolated extension UIKitFact {
  /// `present(_:animated:completion:)`, `dismiss(animated:completion:)`, and popovers.
  @FactList static var presentation: [UIKitFact] {
    UIKitFact(
      "U12: A child presents from its outermost container, and dismisses what that presents, or else the container"
    ) { stage in
      let (root, sheet) = (await stage.show(stage.navigation("A")), stage.navigation("B"))
      let (a, b) = (root.viewControllers[0], sheet.viewControllers[0])
      await stage.present(sheet, on: a)
      stage.expect(sheet.presentingViewController === root && b.presentingViewController === root)
      stage.expect(a.presentedViewController === sheet && b.presentedViewController == nil)
      stage.expect(root.visibleViewController === sheet, "the presented controller is the visible one")
      await stage.present(stage.screen("C"), on: b)
      await stage.dismiss(from: b)
      stage.expect(root.presentedViewController === sheet && sheet.presentedViewController == nil)
      await stage.dismiss(from: b)
      stage.expect(root.presentedViewController == nil, "the container is dismissed")
    }
    UIKitFact("U13: A controller that presents already, or whose view is not in a window, does not present") {
      stage in
      let loading = stage.screen("L")
      loading.on["viewDidLoad"] = { [unowned loading] in loading.present(stage.screen("C"), animated: true) }
      await stage.show(loading)
      stage.expect(loading.presentedViewController == nil, "nothing is presented from viewDidLoad")
      let (a, b) = await stage.showPresentation(as: .fullScreen)
      a.present(stage.screen("C"), animated: true)
      await stage.idle()
      stage.expectLog("")
      stage.expect(a.presentedViewController === b && b.presentedViewController == nil)
    }
    UIKitFact("U15: A presentation during the animation of another one, or of a dismissal, is refused") {
      stage in
      let (a, b) = (await stage.show(stage.screen("A")), stage.screen("B"))
      for isPresentation in [true, false] {
        if isPresentation { a.present(b, animated: true) } else { a.dismiss(animated: true) }
        stage.expect(a.presentedViewController === b && b.presentingViewController === a)
        for presenter in [a, b] { presenter.present(stage.screen("C"), animated: true) }
        await stage.idle()
        stage.expect(a.presentedViewController, is: isPresentation ? b : nil)
        stage.expect(b.presentedViewController == nil)
      }
    }
    UIKitFact("U17: viewDidAppear and the completion handlers of present and dismiss can present") { stage in
      let (a, b, c) = (await stage.show(stage.screen("A")), stage.screen("B"), stage.screen("C"))
      b.on["viewDidAppear"] = { [unowned b] in
        b.present(c, animated: true) { [unowned c] in c.present(stage.screen("D"), animated: true) }
      }
      a.present(b, animated: true)
      await stage.idle()
      stage.expect(b.presentedViewController === c && c.presentedViewController?.title == "D")
      b.on = [:]
      a.dismiss(animated: true) { a.present(b, animated: true) }
      await stage.idle()
      stage.expect(a.presentedViewController === b && b.view.window === stage.window, "presented again")
    }
    UIKitFact(
      "U19: modalPresentationStyle never reads as automatic, and a presentation controller keeps that of its beginning"
    ) { stage in
      let (a, b) = (await stage.show(stage.screen("A")), stage.screen("B"))
      let styles = [UIModalPresentationStyle.pageSheet, .formSheet]
      stage.expect(styles.contains(b.modalPresentationStyle), "it is a sheet by default")
      b.modalPresentationStyle = .automatic
      stage.expect(styles.contains(b.modalPresentationStyle), "and after setting .automatic")
      b.modalPresentationStyle = .pageSheet
      let presentation = b.presentationController
      stage.expect(b.presentationController === presentation, "the same one at each time")
      await stage.present(b, on: a, as: .fullScreen)
      stage.expect(b.presentationController === presentation && presentation?.presentationStyle == .pageSheet)
      stage.expect(
        presentation?.presentingViewController === a && presentation?.presentedViewController === b)
      await stage.dismiss(from: a)
      stage.expect(b.presentationController !== presentation, "each presentation has one of its own")
      await stage.present(b, on: a)
    }
    UIKitFact(
      "U21: Both controllers and their children have a transition's coordinator; its handlers run in order at the end"
    ) { stage in
      let (root, sheet) = (await stage.show(stage.navigation("A")), stage.navigation("B"))
      let all = [root, sheet, root.viewControllers[0], sheet.viewControllers[0]]
      root.present(sheet, animated: true)
      stage.expect(
        all.map { $0.transitionCoordinator?.isAnimated }, is: [true, true, true, true], "animated")
      stage.log.clear()
      let coordinator = all[3].transitionCoordinator
      for (name, isQueued) in [("1", true), ("2", true), ("3", false)] {
        if !isQueued { await stage.idle() }
        let result = coordinator?.animate { _ in
          stage.log.add("animation")
        } completion: { _ in
          stage.log.add(name)
        }
        stage.expect(result, is: isQueued, "the result of animate")
        if isQueued { stage.expectLog("animation") }
      }
      stage.expect(stage.log.entries.filter { $0.count == 1 }, is: ["1", "2"])
      stage.expect(all.allSatisfy { $0.transitionCoordinator == nil }, "none has one after the transition")
    }
    UIKitFact("U25: A controller dismisses what it presents, with everything above it, or else itself") {
      stage in
      let root = await stage.show(stage.screen("R"))
      for (receiver, remaining) in [("R", ""), ("A", "A"), ("B", "A")] {
        let (lower, upper) = (stage.screen("A"), stage.screen("B"))
        await stage.present(lower, on: root)
        await stage.present(upper, on: lower)
        ["R": root, "A": lower, "B": upper][receiver]?.dismiss(animated: true)
        await stage.idle()
        stage.expect(root.presentedViewController?.title ?? "", is: remaining, "after \(receiver).dismiss")
        stage.expect(lower.presentedViewController == nil && upper.view.window == nil, "B after \(receiver)")
        await stage.dismiss(from: lower)
        stage.expect(root.presentedViewController == nil, "A is dismissed by A")
        stage.log.clear()
        await stage.dismiss(from: root)
        stage.expect(stage.log.entries.isEmpty, "nothing is left to dismiss")
      }
    }
    UIKitFact(
      "U28: Code can dismiss a modal sheet and an alert, which calls no method of the delegate and no handler"
    ) { stage in
      let (a, b) = (await stage.show(stage.screen("A")), stage.screen("B"))
      b.presentationController?.delegate = stage.delegate
      b.isModalInPresentation = true
      await stage.present(b, on: a)
      await stage.dismiss(from: a)
      stage.expectLog("B.viewWillDisappear B.viewDidDisappear")
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in stage.log.add("handler") })
      stage.expect(alert.title == "?" && !a.isModalInPresentation)
      a.present(alert, animated: true)
      await stage.idle()
      await stage.dismiss(from: a)
      stage.expectLog("")
      stage.expect(a.presentedViewController == nil, "the alert is dismissed")
    }
    UIKitFact("U31: A dismissal of two full screen presentations shows the lowest presenter") { stage in
      let (a, b) = await stage.showPresentation(as: .fullScreen)
      await stage.present(stage.screen("C"), on: b, as: .fullScreen)
      await stage.dismiss(from: a)
      stage.expectLog(of: "A", "viewWillAppear viewIsAppearing viewDidAppear")
      stage.expect(a.view.window === stage.window && b.view.window == nil, "only A is in the window")
      let child = stage.screen("D")
      b.addChild(child)
      b.view.addSubview(child.view)
      stage.expectLog(of: "D", "willMove(parent) loadView viewDidLoad")
    }
    UIKitFact("U155: An action sheet whose popover has an anchor can be presented on every device") { stage in
      let a = await stage.show(stage.screen("A"))
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      sheet.popoverPresentationController?.sourceView = a.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 10, height: 10)
      await stage.present(sheet, on: a)
      stage.expect(a.presentedViewController === sheet, "it is presented")
      let item = UIBarButtonItem()
      sheet.popoverPresentationController?.barButtonItem = item
      stage.expect(sheet.popoverPresentationController?.sourceItem === item)
      stage.expect(a.popoverPresentationController == nil, "of another style")
    }
  }
}
