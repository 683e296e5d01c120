import Screens
import TestSupport
import Testing

/// What the document promises of a view: it has no state, and shows whatever it was ordered to show last.
///
/// Random: `QUARTET_SEED=7 swift test --filter RenderTests` begins elsewhere.
@Suite struct `A view that renders` {
  var generator = SplitMix(seed: Seed.value)

  private static let announcement: Void = print("RenderTests: QUARTET_SEED=\(Seed.value)")

  init() {
    Self.announcement
  }

  private var seed: Comment { "QUARTET_SEED=\(Seed.value)" }

  @Test(arguments: Canvas.Name.allCases)
  mutating func `looks the same when it renders the same renderable twice as when it does so once`(
    name: Canvas.Name
  ) {
    for _ in 0..<100 {
      for order in Canvas.make(name).orders(using: &generator) {
        let once = Canvas.make(name)
        let twice = Canvas.make(name)
        order(once)
        order(twice)
        order(twice)
        #expect(once.look() == twice.look(), seed)
      }
    }
  }

  @Test(arguments: Canvas.Name.allCases)
  mutating func `looks like the last renderable, whatever came before`(name: Canvas.Name) {
    for kind in Canvas.make(name).kinds {
      for _ in 0..<100 {
        let worn = Canvas.make(name)
        let fresh = Canvas.make(name)
        for _ in 0..<Int.random(in: 1...10, using: &generator) { kind(&generator)(worn) }
        let last = kind(&generator)
        last(worn)
        last(fresh)
        #expect(worn.look() == fresh.look(), seed)
      }
    }
  }

  @Test(arguments: Canvas.Name.allCases)
  mutating func `looks the same in whichever order it renders what it can`(name: Canvas.Name) {
    for _ in 0..<100 {
      let one = Canvas.make(name)
      let other = Canvas.make(name)
      let orders = one.orders(using: &generator)
      for order in orders { order(one) }
      for order in orders.shuffled(using: &generator) { order(other) }
      #expect(one.look() == other.look(), seed)
    }
  }

  @Test(arguments: Canvas.Name.allCases)
  mutating func `keeps no state of a thousand random ones`(name: Canvas.Name) {
    let worn = Canvas.make(name)
    let fresh = Canvas.make(name)
    for _ in 0..<1_000 { worn.orders(using: &generator).randomElement(using: &generator)?(worn) }
    let last = worn.orders(using: &generator)
    for order in last {
      order(worn)
      order(fresh)
    }
    #expect(worn.look() == fresh.look(), seed)
  }

  @Test(arguments: Canvas.Name.allCases)
  mutating func `changes with what it renders`(name: Canvas.Name) {
    for kind in Canvas.make(name).kinds {
      var looks: Set<String> = []
      for _ in 0..<100 {
        let canvas = Canvas.make(name)
        kind(&generator)(canvas)
        looks.insert(canvas.look().description)
      }
      #expect(looks.count > 1, seed)
    }
  }
}
