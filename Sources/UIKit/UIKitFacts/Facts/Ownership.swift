import PortableUIKit

nonisolated extension UIKitFact {
  /// Strong and weak references.
  static let ownership: [UIKitFact] = [
    UIKitFact(
      "U75", "A dismissed controller is deallocated when the transition has ended",
      source: "Apple, UIPresentationController.h; openradar 36256721: also if presentationController was read"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let b = Weak(await stage.presentedScreen())
      _ = (b.object as? Screen)?.presentationController
      a.dismiss(animated: true)
      stage.expect(b.object != nil, "it is in memory during the transition")
      await stage.idle()
      stage.expect(b.object == nil, "it is deallocated afterwards")
    },
    UIKitFact(
      "U77", "A window owns its root, and releases it with the window's reference",
      source: "Apple, UIWindow.h: rootViewController"
    ) { stage in
      let root = Weak(await stage.show(stage.screen("A")))
      stage.expect(root.object != nil, "the window owns it")
      stage.window.rootViewController = nil
      await stage.idle()
      stage.expect(root.object == nil, "it is deallocated")
    },
    UIKitFact(
      "U78", "Delegates, parents and superviews are weak references",
      source: "Apple, UITextField.h, UITextView.h, UINavigationController.h and UIViewController.h"
    ) { stage in
      let (field, text, navigation) = (UITextField(), UITextView(), UINavigationController())
      let (child, view) = (UIViewController(), UIView())
      @MainActor func connect() {
        let (delegate, parent) = (Delegate(stage.log), UIViewController())
        field.delegate = delegate
        text.delegate = delegate
        navigation.delegate = delegate
        child.presentationController?.delegate = delegate
        parent.addChild(child)
        parent.view.addSubview(view)
        stage.expect(child.parent === parent && view.superview === parent.view, "they are connected")
      }
      connect()
      await stage.idle()
      stage.expect(field.delegate == nil && text.delegate == nil && navigation.delegate == nil, "no delegate")
      stage.expect(child.presentationController?.delegate == nil)
      stage.expect(child.parent == nil && view.superview == nil, "no parent and no superview")
    },
    UIKitFact(
      "U79", "A control retains its actions until they are removed", source: "Apple, UIControl.h: addAction"
    ) { stage in
      let control = UIControl()
      @MainActor func addAction() -> Weak {
        let object = UIView()
        control.addAction(UIAction(identifier: .init("a")) { _ in _ = object }, for: .touchUpInside)
        return Weak(object)
      }
      let captured = addAction()
      stage.expect(captured.object != nil, "the control retains it")
      control.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
      stage.expect(captured.object == nil, "the control releases it")
    },
    UIKitFact(
      "U80", "Active constraints and layout guides make no retain cycle",
      source: "Apple, NSLayoutConstraint.h"
    ) { stage in
      @MainActor func layOut() -> Weak {
        let (view, box) = (UIView(), UIView())
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
          box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
          box.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
          box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        ])
        return Weak(view)
      }
      let view = layOut()
      await stage.idle()
      stage.expect(view.object == nil, "the view is deallocated")
    },
    UIKitFact(
      "U81", "Reading presentationController leaks a controller that is never presented",
      source: "openradar 36256721"
    ) { stage in
      @MainActor func read() -> Weak {
        let screen = UIViewController()
        _ = screen.presentationController
        return Weak(screen)
      }
      let screen = read()
      await stage.idle()
      stage.expect(screen.object != nil, "it is not deallocated")
    },
  ]
}
