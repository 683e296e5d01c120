import Foundation
import HeadlessUIKit
import Testing

/// The defaults of new objects, and constants: Apple's headers.
struct DefaultsTests {
  @Test func `a view is visible, enabled and laid out by its autoresizing mask`() {
    for view in [UIView(), UIView(frame: .zero), UIView(coder: NSCoder())] {
      #expect(view?.isHidden == false && view?.isUserInteractionEnabled == true && view?.alpha == 1)
      #expect(view?.translatesAutoresizingMaskIntoConstraints == true && view?.tintColor == .systemBlue)
      let margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      #expect(view?.directionalLayoutMargins == margins)
    }
    #expect(NSDirectionalEdgeInsets() == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(NSLayoutConstraint().constant == 0 && !NSLayoutConstraint().isActive)
  }

  // U70, U72, U74
  @Test func `texts are scrolled and not adjusted, and controls are enabled`() {
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    #expect(!label.adjustsFontForContentSizeCategory && !field.adjustsFontForContentSizeCategory)
    #expect(!text.adjustsFontForContentSizeCategory && text.isScrollEnabled && !text.alwaysBounceVertical)
    #expect(!field.enablesReturnKeyAutomatically && field.text == "" && text.text == "")
    #expect(UIControl().state == .normal && UIAlertAction().isEnabled)
    #expect(!UIStackView().isLayoutMarginsRelativeArrangement)
  }

  @Test func `a label, a spinner and a window from a coder have the same defaults`() {
    #expect(UILabel(coder: NSCoder())?.isUserInteractionEnabled == false)
    for spinner in [UIActivityIndicatorView(), UIActivityIndicatorView(coder: NSCoder())] {
      #expect(spinner.isHidden && spinner.hidesWhenStopped && spinner.style == .medium)
    }
    for window in [UIWindow(), UIWindow(coder: NSCoder())] {
      let root = UIViewController()
      #expect(window?.isHidden == true)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      #expect(window?.headless.topViewController === root)
    }
  }

  @Test func `constants have UIKit's values`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
      .caption2,
    ]
    let names = [
      "Title0", "Title1", "Title2", "Title3", "Headline", "Subhead", "Body", "Callout", "Footnote",
      "Caption1",
      "Caption2",
    ]
    #expect(styles.map(\.rawValue) == names.map { "UICTFontTextStyle\($0)" })
    let contents: [UITextContentType] = [.username, .password, .emailAddress, .telephoneNumber]
    #expect(contents.map(\.rawValue) == ["username", "password", "email", "tel"])
    #expect(UIAccessibility.Notification.announcement.rawValue == 1008)
  }

  @Test func `only announcements are recorded`() {
    UIAccessibility.post(notification: .announcement, argument: "Done")
    UIAccessibility.post(notification: .init(rawValue: 1000), argument: "other")
    #expect(UIAccessibility.lastAnnouncement == "Done")
  }

  @Test func `an animation changes its values at once and completes later`() async {
    let view = UIView()
    let isFinished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 1, delay: 0, animations: { view.alpha = 0 }) {
        continuation.resume(returning: $0)
      }
      #expect(view.alpha == 0)
    }
    #expect(isFinished)
  }

  @Test func `a colour's description is its name or its components`() {
    let colors: [UIColor] = [
      .label, .secondaryLabel, .systemBackground, .secondarySystemBackground, .systemRed, .systemGreen,
      .systemBlue, .systemGray,
    ]
    let names = [
      "label", "secondaryLabel", "systemBackground", "secondarySystemBackground", "systemRed", "systemGreen",
      "systemBlue", "systemGray",
    ]
    #expect(colors.map(\.description) == names.map { "UIColor.\($0)" })
    #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0.0 0.0")
  }
}
