import PortableUIKit

nonisolated extension UIKitFact {
  /// `dismiss(animated:completion:)`.
  static let dismissal: [UIKitFact] = [
    UIKitFact(
      "U25", "A controller dismisses what it presents, with everything above it, or else itself",
      source: "Apple, dismiss(animated:completion:); takorras.hatenablog.com 2020/06/25; safe-ios#3279"
    ) { stage in
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
    },
    UIKitFact(
      "U28",
      "Code can dismiss a modal sheet and an alert, which calls no method of the delegate and no handler",
      source: "Apple, UIPresentationController.h: not called if the presentation is dismissed programatically"
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
    },
    UIKitFact(
      "U31", "A dismissal of two full screen presentations shows the lowest presenter",
      source: "Apple, dismiss(animated:completion:)"
    ) { stage in
      let (a, b) = await stage.showPresentation(as: .fullScreen)
      await stage.present(stage.screen("C"), on: b, as: .fullScreen)
      await stage.dismiss(from: a)
      stage.expect(stage.log.entries(of: "A"), is: "viewWillAppear viewIsAppearing viewDidAppear")
      stage.expect(a.view.window === stage.window && b.view.window == nil, "only A is in the window")
      let child = stage.screen("D")
      b.addChild(child)
      b.view.addSubview(child.view)
      stage.expect(stage.log.entries(of: "D"), is: "willMove(parent) loadView viewDidLoad")
    },
  ]
}
