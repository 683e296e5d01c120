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
        stage.expect(lower.presentedViewController == nil, "B is dismissed by \(receiver)")
        await stage.dismiss(from: lower)
        stage.expect(root.presentedViewController == nil, "A is dismissed by A")
        stage.log.clear()
        await stage.dismiss(from: root)
        stage.expect(stage.log.entries.isEmpty, "nothing is left to dismiss")
      }
    },
    UIKitFact(
      "U26", "A child dismisses what its container presents, or else its container",
      source: "Apple, dismiss(animated:completion:)"
    ) { stage in
      let root = await stage.show(stage.screen("A"))
      let sheet = stage.navigation("B")
      let child = sheet.viewControllers[0]
      await stage.present(sheet, on: root)
      await stage.present(stage.screen("C"), on: child)
      await stage.dismiss(from: child)
      stage.expect(root.presentedViewController === sheet && sheet.presentedViewController == nil)
      await stage.dismiss(from: child)
      stage.expect(root.presentedViewController == nil, "the container is dismissed")
    },
    UIKitFact(
      "U28",
      "A dismissal by code calls no method of the delegate, and isModalInPresentation does not prevent it",
      source: "Apple, UIPresentationController.h: not called if the presentation is dismissed programatically"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let b = stage.screen("B")
      let delegate = stage.delegate
      b.presentationController?.delegate = delegate
      stage.expect(!b.isModalInPresentation, "by default")
      b.isModalInPresentation = true
      await stage.present(b, on: a)
      await stage.dismiss(from: a)
      stage.expectLog("B.viewWillDisappear B.viewDidDisappear")
    },
    UIKitFact(
      "U30", "The completion handler of dismiss can present, also what was dismissed",
      source: "Apple, dismiss(animated:completion:)"
    ) { stage in
      let (a, b) = await stage.showPresentation()
      a.dismiss(animated: true) { a.present(b, animated: true) }
      await stage.idle()
      stage.expect(a.presentedViewController === b && b.view.window === stage.window, "B is presented again")
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
    },
    UIKitFact(
      "U32", "Code can dismiss an alert, which runs no handler", source: "Apple, UIAlertController.h"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in stage.log.add("handler") })
      a.present(alert, animated: true)
      await stage.idle()
      stage.expectLog("")
      await stage.dismiss(from: a)
      stage.expectLog("")
      stage.expect(a.presentedViewController == nil, "the alert is dismissed")
    },
  ]
}
