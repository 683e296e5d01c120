import PortableUIKit
import QuartetShared
import Testing

@testable import QuartetTesting

@Suite struct `The types of a leak check` {
  private final class Part: Sendable {}

  private final class References {
    struct Structure {
      let number = 1
      let part: AnyObject
    }

    let part: Part
    let structure: Structure
    weak var weak: Part?
    unowned var unowned: Part?
    var existential: (any Sendable & AnyObject)?

    init() {
      part = Part()
      structure = Structure(part: part)
    }
  }

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
    let holder = Holder()
    #expect(types.places(in: holder).count == 2)
  }

  @Test func `A leak check reads each kind of reference, also those that were nil at first`() {
    let types = ReflectedTypes(and: [Part.self])
    func found(_ references: References) -> Int {
      types.places(in: references).count { $0.reference(in: references) === references.part }
    }
    let references = References()
    #expect(found(references) == 2)
    references.weak = references.part
    #expect(found(references) == 3)
    references.unowned = references.part
    references.existential = references.part
    #expect(found(references) == 5)
    references.weak = nil
    #expect(found(references) == 4)

    let others = References()
    others.weak = others.part
    #expect(found(others) == 3 && found(references) == 4)
    #expect(!types.places(in: others).contains { $0.storage == .unknown })
  }

  @Test func `The types of a leak check are never those of UIKit and Foundation`() {
    let types = ReflectedTypes(and: [UIViewController.self, NSObject.self])
    #expect(!types.hasModules)
    #expect(!types.include(superclass: UIViewController.self) && !types.include(superclass: NSObject.self))
    #expect(!types.hasModules)
  }
}
