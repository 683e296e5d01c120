// What SwiftUI has where there is UIKit.
public import Foundation
public import UIKit

@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError() }
  public required init?(coder: NSCoder) { nil }
  nonisolated deinit {}
  public var rootView: Content {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError() }
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { fatalError() }
}

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  public func textInputAutocapitalization(_ capitalization: TextInputAutocapitalization?) -> some View { self }
}
