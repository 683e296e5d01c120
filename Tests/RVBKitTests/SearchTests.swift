import Foundation
import RVBKit
import Screens
import TestSupport
import Testing

@Suite struct `search(where:)` {
  private func detail(_ id: String) -> any ProductDetailControllable {
    ProductDetailBuilder(ProductDetailDependency(productService: ProductService()))
      .build(with: ProductDetailParameter(id: id))
  }

  @Test func `finds a stack from its root to its top, and then what is presented, the farthest last`() {
    let root = UIViewController()
    let stage = NavigationStage(root)
    let (first, second, third) = (detail("1"), detail("2"), detail("1"))
    stage.navigation.pushViewController(first, animated: false)
    stage.finish()
    stage.navigation.pushViewController(second, animated: false)
    stage.finish()
    root.present(UINavigationController(rootViewController: third), animated: false)
    stage.finish()

    let all = [first, second, third] as [UIViewController]
    for start in [root, second, third, stage.navigation] as [UIViewController] {
      #expect(start.search { $0 is any ProductDetailControllable } == all)
    }
    #expect(root.search { ($0 as? any ProductDetailControllable)?.id == "1" }.last === third)
  }

  @Test func `can ask for more than the type: the detail with id 2`() {
    let root = UIViewController()
    let stage = NavigationStage(root)
    let (first, second) = (detail("1"), detail("2"))
    stage.navigation.viewControllers = [root, first, second, detail("3")]
    stage.finish()
    #expect(root.search { ($0 as? any ProductDetailControllable)?.id == "2" } == [second])
  }

  @Test func `finds each controller once, and a container before what it contains`() {
    let root = UIViewController()
    let stage = NavigationStage(root)
    let child = UIViewController()
    root.addChild(child)
    child.didMove(toParent: root)
    let sheet = UIViewController()
    child.present(sheet, animated: false)
    stage.finish()
    #expect(child.search { _ in true } == [stage.navigation, root, child, sheet])
  }

  @Test func `does not find what is being dismissed, nor what was popped`() {
    let root = UIViewController()
    let stage = NavigationStage(root)
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    stage.finish()
    root.dismiss(animated: true)
    #expect(root.search { $0 === sheet }.isEmpty)
    stage.finish()

    let pushed = UIViewController()
    stage.navigation.pushViewController(pushed, animated: true)
    stage.finish()
    stage.navigation.popViewController(animated: true)
    #expect(root.search { $0 === pushed }.isEmpty)
    stage.finish()
  }

  @Test func `finds itself where it stands alone`() {
    let alone = UIViewController()
    #expect(alone.search { _ in true } == [alone])
  }
}
