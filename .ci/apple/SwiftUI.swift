// As much of SwiftUI as the sources use, without UIKit.
public import Combine

// SwiftUI has the names of these two, and Combine has their members.
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view whose body is not declared here.
public protocol Primitive: View where Body == Never {}

extension Primitive {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Group<(repeat each Content)> {
    fatalError()
  }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { fatalError() }
  public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { fatalError() }
}

public struct Group<Content>: Primitive {}
public struct Either<A, B>: Primitive {}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}
extension Optional: Primitive where Wrapped: View {}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct Binding<Value> {
  public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) {
    fatalError()
  }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { self }
}

@propertyWrapper @MainActor @preconcurrency public struct ObservedObject<Object: ObservableObject> {
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Object
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  public init() where Value == Bool { fatalError() }
  public init<Field: Hashable>() where Value == Field? { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding { fatalError() }
  public struct Binding {}
}

public struct Text: Primitive {
  public init(_ text: some StringProtocol) {}
}
public struct Image: Primitive {
  public init(systemName: String) {}
}
public struct Button<Label: View>: Primitive {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}
public struct ButtonRole: Sendable {
  public static let cancel = ButtonRole()
}
public struct ProgressView: Primitive {
  public init() {}
}
public struct SecureField: Primitive {
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}
public struct TextField: Primitive {
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}
public struct Form<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct VStack<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct List<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
public struct Section<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}
extension Section {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> some View) {}
}
public struct NavigationStack<Content: View>: Primitive {
  public init(@ViewBuilder root: () -> Content) {}
}
public struct NavigationLink<Destination: View>: Primitive {
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {}
}
public struct Menu<Content: View, Label: View>: Primitive {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public struct Picker<Selection: Hashable, Content: View>: Primitive {
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}
public struct LabeledContent: Primitive {
  public init(_ title: some StringProtocol, value: some StringProtocol) {}
}
public struct ShareLink: Primitive {
  public init(item: String) {}
}

public struct Alignment: Sendable {
  public static let bottomTrailing = Alignment()
}
public struct Color: Sendable {
  public static let red = Color()
}
public enum ImageScale { case large }
public struct SubmitLabel: Sendable {
  public static var next: SubmitLabel { fatalError() }
  public static var go: SubmitLabel { fatalError() }
}
public struct AccessibilityActionKind: Sendable {
  public static let escape = AccessibilityActionKind()
}

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> some View { self }
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func imageScale(_ scale: ImageScale) -> some View { self }
  public func padding() -> some View { self }
  public func ignoresSafeArea() -> some View { self }
  public func overlay(alignment: Alignment, @ViewBuilder content: () -> some View) -> some View { self }
  public func tag(_ tag: some Hashable) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View { self }
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
}
