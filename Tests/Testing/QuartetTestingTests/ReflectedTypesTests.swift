import PortableUIKit
import QuartetShared
import Testing

@testable import QuartetTesting

struct `The types of a leak check` {
  private final class Part {}

  private final class Holder {
    let number = 1
    let closure: (() -> Void)? = {}
    let anything: Any = 1
    let optional: Any? = 1
    let part = Part()
    weak var parent: Part?
  }

  @Test func `The types of a leak check do not depend on what an earlier check has seen`() {
    let first = ReflectedTypes(and: [Part.self])
    #expect(!first.areUnderTest(CommentStore.self) && !first.areUnderTest(UIViewController.self))
    // As if a class of the tests inherited from one of Shared.
    #expect(first.include(superclass: CommentStore.self))
    #expect(first.areUnderTest(CommentStore.self))

    let second = ReflectedTypes(and: [Part.self])
    #expect(second.areUnderTest(Part.self) && !second.areUnderTest(CommentStore.self))
  }

  @Test func `A leak check looks into the types of every module but the platform's`() {
    let types = ReflectedTypes(and: [Part.self])
    #expect(!types.include(superclass: NSObject.self))
    #expect(types.content(of: Login("ada")) == .parts)
    #expect(types.content(of: "ada") == .nothing && types.content(of: Date.now) == .nothing)
  }

  @Test func `A leak check reads only properties whose types can contain objects`() {
    let levels = ReflectedTypes(and: [Holder.self]).levels(of: Holder())
    #expect(
      levels.flatMap(\.properties).map { "\($0.type)" } == ["Any", "Optional<Any>", "Part", "Optional<Part>"])
  }
}
