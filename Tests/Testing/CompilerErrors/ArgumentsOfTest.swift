import Testing

enum Fixtures {
  @MainActor static let all = [1, 2]
}

#if MENDED
  @Test(arguments: await Fixtures.all) func check(number: Int) {}
#else
  @Test(arguments: Fixtures.all) func check(number: Int) {}
#endif
