import Testing
import VIPERKit

private final class Scene: UIViewController, UIActivityIndicatorViewable {}

private final class OwnIndicatorScene: UIViewController, UIActivityIndicatorProviding {
  let activityIndicator = UIActivityIndicatorView(style: .medium)
}

struct `Activity indicators` {
  private let scene = Scene()

  private var indicators: [UIActivityIndicatorView] {
    scene.view.subviews.compactMap { $0 as? UIActivityIndicatorView }
  }

  /// Expects one indicator, which runs or does not.
  private func expectIndicator(isRunning: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(indicators.map(\.isAnimating) == [isRunning], sourceLocation: sourceLocation)
  }

  @Test func `The indicator fills the safe area, over what is there`() {
    let content = UIView()
    scene.view.addSubview(content)
    scene.startActivityIndicatorAnimation()
    let views: [UIView] = [content] + indicators
    #expect(scene.view.subviews.prefix(2) == views[...] && indicators.first?.style == .large)
    let (edges, area) = (scene.view.constraints, scene.view.safeAreaLayoutGuide)
    #expect(Set(edges.map(\.firstAttribute)) == [.top, .bottom, .leading, .trailing])
    #expect(edges.allSatisfy { $0.firstAttribute == $0.secondAttribute && $0.secondItem === area })
  }

  @Test func `The indicator runs until the last of overlapping loads stops`() {
    scene.startActivityIndicatorAnimation()
    scene.startActivityIndicatorAnimation()
    scene.stopActivityIndicatorAnimation()
    expectIndicator(isRunning: true)
    let indicator = indicators[0]
    #expect(!indicator.isUserInteractionEnabled && !indicator.translatesAutoresizingMaskIntoConstraints)
    scene.stopActivityIndicatorAnimation()
    expectIndicator(isRunning: false)
    scene.startActivityIndicatorAnimation()
    expectIndicator(isRunning: true)
  }

  @Test func `The view takes no touches until the last load stops if one of them prevents touches`() {
    scene.startActivityIndicatorAnimation()
    #expect(scene.view.isUserInteractionEnabled)
    scene.startActivityIndicatorAnimation(parameters: .init(isInteractionEnabled: false))
    scene.startActivityIndicatorAnimation()
    scene.stopActivityIndicatorAnimation()
    scene.stopActivityIndicatorAnimation()
    #expect(!scene.view.isUserInteractionEnabled)
    scene.stopActivityIndicatorAnimation()
    #expect(scene.view.isUserInteractionEnabled)
  }

  @Test func `A stop without a start changes nothing`() {
    scene.stopActivityIndicatorAnimation()
    #expect(!scene.isViewLoaded)
    scene.view.isUserInteractionEnabled = false
    scene.stopActivityIndicatorAnimation()
    #expect(!scene.view.isUserInteractionEnabled)
    for _ in 1...2 {
      scene.startActivityIndicatorAnimation()
      expectIndicator(isRunning: true)
      scene.stopActivityIndicatorAnimation()
      scene.stopActivityIndicatorAnimation()
      #expect(!scene.view.isUserInteractionEnabled)
    }
  }

  @Test func `A controller's own indicator is used, and one that is only in its view is not`() {
    let scene = OwnIndicatorScene()
    let other = UIActivityIndicatorView(style: .medium)
    scene.view.addSubview(other)
    scene.startActivityIndicatorAnimation()
    #expect(scene.activityIndicator.isAnimating && !other.isAnimating)
    scene.stopActivityIndicatorAnimation()
    #expect(!scene.activityIndicator.isAnimating)
  }
}
