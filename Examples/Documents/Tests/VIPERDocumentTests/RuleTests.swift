#if os(Linux) || os(macOS)
  import QuartetPatternRules
  import Testing

  @Suite struct `The rules of VIPER` {
    @Test(arguments: ["Document", "HomeScene", "PatientHome", "DoctorHome", "PostsList"])
    func `Every module follows them`(module: String) throws {
      let violations = try VIPERRules.violations(in: "Sources/\(module)")
      #expect(violations == [])
    }
  }
#endif
