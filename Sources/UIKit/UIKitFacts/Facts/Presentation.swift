import PortableUIKit

nonisolated extension UIKitFact {
  /// `present(_:animated:completion:)`.
  static let presentation: [UIKitFact] = [
    UIKitFact(
      "U11", "The completion handler of present runs after viewDidAppear", source: "Apple, UIViewController.h"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let b = stage.screen("B")
      a.present(b, animated: true) { stage.log.add("completion") }
      stage.expect(a.presentedViewController === b && b.presentingViewController === a)
      stage.expect(!stage.log.entries.contains("B.viewDidAppear"), "viewDidAppear comes later")
      await stage.idle()
      stage.expect(stage.log.entries.suffix(2).joined(separator: " "), is: "B.viewDidAppear completion")
    },
    UIKitFact(
      "U12", "A child presents from its outermost container",
      source: "Apple, present(_:animated:completion:) and presentingViewController"
    ) { stage in
      let root = await stage.show(stage.navigation("A"))
      let sheet = stage.navigation("B")
      await stage.present(sheet, on: root.viewControllers[0])
      stage.expect(sheet.presentingViewController === root, "the container is the presenting controller")
      stage.expect(root.viewControllers[0].presentedViewController === sheet)
      stage.expect(root.visibleViewController === sheet, "the presented controller is the visible one")
      let b = sheet.viewControllers[0]
      stage.expect(b.presentingViewController === root)
      stage.expect(b.presentedViewController == nil, "what the sheet contains presents nothing")
    },
    UIKitFact(
      "U13", "A controller that presents already ignores a second presentation",
      source: "LNPopupController#147; InteractiveModal#8; firefox-ios#15436"
    ) { stage in
      let (a, b) = await stage.showPresentation()
      a.present(stage.screen("C"), animated: true)
      await stage.idle()
      stage.expectLog("")
      stage.expect(a.presentedViewController === b && b.presentedViewController == nil)
    },
    UIKitFact(
      "U14", "A controller whose view is not in a window cannot present",
      source: "RFAboutView#8; kouhan.cn 00009789"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let loading = stage.screen("B")
      loading.on["viewDidLoad"] = { [unowned loading] in loading.present(stage.screen("C"), animated: true) }
      stage.window.rootViewController = loading
      await stage.idle()
      stage.expect(loading.presentedViewController == nil, "nothing is presented from viewDidLoad")
      await stage.show(a)
      await stage.present(stage.screen("D"), on: a, as: .fullScreen)
      a.present(stage.screen("E"), animated: true)
      await stage.idle()
      stage.expectLog("")
    },
    UIKitFact(
      "U15", "A presentation during the animation of another one is refused",
      source: "openradar 17762871; ProMotion#473"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let b = stage.screen("B")
      a.present(b, animated: true)
      a.present(stage.screen("C"), animated: true)
      b.present(stage.screen("D"), animated: true)
      await stage.idle()
      stage.expect(a.presentedViewController === b && b.presentedViewController == nil)
    },
    UIKitFact(
      "U16", "A presentation during the animation of a dismissal is refused", source: "openradar 17762871"
    ) { stage in
      let (a, b) = await stage.showPresentation()
      a.dismiss(animated: true)
      a.present(stage.screen("C"), animated: true)
      b.present(stage.screen("D"), animated: true)
      await stage.idle()
      stage.expect(a.presentedViewController == nil && b.presentedViewController == nil)
    },
    UIKitFact(
      "U17", "viewDidAppear and the completion handler can present",
      source: "Apple, present(_:animated:completion:)"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let b = stage.screen("B")
      let c = stage.screen("C")
      let d = stage.screen("D")
      b.on["viewDidAppear"] = { [unowned b] in b.present(c, animated: true) }
      a.present(b, animated: true)
      await stage.idle()
      stage.expect(b.presentedViewController === c, "viewDidAppear presents")
      c.present(d, animated: true) { [unowned d] in d.present(stage.screen("E"), animated: true) }
      await stage.idle()
      stage.expect(d.presentedViewController?.title, is: "E", "presented by the completion handler")
    },
    UIKitFact(
      "U18", "modalPresentationStyle never reads as automatic", source: "Apple, UIViewController.h"
    ) { stage in
      let a = stage.screen("A")
      let styles = [UIModalPresentationStyle.pageSheet, .formSheet]
      stage.expect(styles.contains(a.modalPresentationStyle), "it is a sheet by default")
      a.modalPresentationStyle = .automatic
      stage.expect(styles.contains(a.modalPresentationStyle), "it is a sheet after setting .automatic")
    },
    UIKitFact(
      "U19", "A presentation controller keeps the style with which it was made",
      source: "Apple, presentationController"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let b = stage.screen("B")
      b.modalPresentationStyle = .pageSheet
      let presentation = b.presentationController
      await stage.present(b, on: a, as: .fullScreen)
      stage.expect(b.presentationController === presentation, "it is the one that was read before")
      stage.expect(presentation?.presentationStyle == .pageSheet, "its style is the one at that time")
      stage.expect(
        presentation?.presentingViewController === a && presentation?.presentedViewController === b,
        "it has both controllers")
    },
    UIKitFact(
      "U20", "Both controllers of a transition have its coordinator, with the controllers that they contain",
      source: "Apple, transitionCoordinator"
    ) { stage in
      let root = await stage.show(stage.navigation("A"))
      let sheet = stage.navigation("B")
      let all = [root, sheet, root.viewControllers[0], sheet.viewControllers[0]]
      root.present(sheet, animated: true)
      stage.expect(
        all.map { $0.transitionCoordinator?.isAnimated }, is: [true, true, true, true], "animated")
      await stage.idle()
      stage.expect(all.allSatisfy { $0.transitionCoordinator == nil }, "none has one after the transition")
    },
    UIKitFact(
      "U21",
      "A coordinator's completion handlers run in order when the transition ends, and it takes none after it",
      source: "Apple, UIViewControllerTransitionCoordinator.h"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      a.present(stage.screen("B"), animated: true)
      stage.log.clear()
      let coordinator = a.transitionCoordinator
      for (name, isQueued) in [("1", true), ("2", true), ("3", false)] {
        if !isQueued { await stage.idle() }
        let result = coordinator?.animate(alongsideTransition: nil) { _ in stage.log.add(name) }
        stage.expect(result, is: isQueued, "the result of animate")
        if isQueued { stage.expectLog("") }
      }
      stage.expect(stage.log.entries.filter { $0.count == 1 }, is: ["1", "2"])
    },
  ]
}
