import PortableUIKit

nonisolated extension UIKitFact {
  /// Strong and weak references.
  @FactList static var ownership: [UIKitFact] {
    UIKitFact(
      "U75: A dismissed controller is deallocated; one whose presentationController was read leaks until it is presented"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      @MainActor func read(presents: Bool) async -> Weak {
        let b = stage.screen("B")
        _ = b.presentationController
        if presents { await stage.present(b, on: a) }
        return Weak(b)
      }
      let (b, leaked) = (await read(presents: true), await read(presents: false))
      a.dismiss(animated: true)
      stage.expect(b.object != nil, "it is in memory during the transition")
      await stage.idle()
      stage.expect(b.object == nil && leaked.object != nil)
    }
    UIKitFact(
      "U78: Delegates, data sources, parents, superviews and the items of constraints are weak references"
    ) { stage in
      let (field, text, stack, tabs) = (
        UITextField(), UITextView(), UINavigationController(), UITabBarController()
      )
      let (child, view, table) = (UIViewController(), UIView(), UITableView())
      @MainActor func connect() {
        let (parent, recorder) = (UIViewController(), Delegate(stage.log))
        let source = TableSource([], stage.log)
        (field.delegate, text.delegate, stack.delegate, tabs.delegate) = (
          recorder, recorder, recorder, recorder
        )
        (table.dataSource, table.delegate) = (source, source)
        child.presentationController?.delegate = recorder
        parent.addChild(child)
        parent.view.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: parent.view.safeAreaLayoutGuide.topAnchor),
          view.heightAnchor.constraint(equalTo: parent.view.heightAnchor, multiplier: 0.5),
        ])
        stage.expect(child.parent === parent && view.superview === parent.view && table.dataSource === source)
      }
      connect()
      await stage.idle()
      stage.expect(
        field.delegate == nil && text.delegate == nil && stack.delegate == nil && tabs.delegate == nil)
      stage.expect(child.presentationController?.delegate == nil)
      stage.expect(child.parent == nil && view.superview == nil, "no parent and no superview")
      stage.expect(table.dataSource == nil && table.delegate == nil, "no data source")
    }
    UIKitFact("U79: A control retains its actions until they are removed") { stage in
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
    }
  }
}
