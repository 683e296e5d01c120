import PortableUIKit
import QuartetShared
import Testing

@testable import QuartetTesting

@Suite struct `The types of a leak check` {
  private final class Part {}

  private final class Holder {
    let number = 1
    let closure: (() -> Void)? = {}
    let anything: Any = 1
    let optional: Any? = 1
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

  @Test func `A leak check looks into the structures of every module but the platform's`() {
    let types = ReflectedTypes(and: [Part.self])
    #expect(types.content(of: Login("ada")) == .parts)
    #expect(types.content(of: "ada") == .nothing && types.content(of: Date.now) == .nothing)
  }

  @Test
  func
    `A leak check's types are remembered, so that only properties that can contain objects are read again`()
  {
    let types = ReflectedTypes(and: [Holder.self])
    func read() -> Int {
      let values = types.values(of: Holder())
      for value in values where types.content(of: value) == .optional { _ = types.wrapped(in: value) }
      return values.count
    }
    _ = read()
    #expect(read() == 2)
  }

  @Test func `The types of a leak check are never those of UIKit and Foundation`() {
    let types = ReflectedTypes(and: [UIViewController.self, NSObject.self])
    #expect(!types.hasModules)
    #expect(!types.include(superclass: UIViewController.self) && !types.include(superclass: NSObject.self))
    #expect(!types.hasModules)
  }
}
