import QuartetTesting
import RVBKit
import Testing

@testable import MissingUIKit

@Suite struct `A module that needs a class that HeadlessUIKit does not have` {
  private final class FakeDateField: UIView, DateField {
    var date = Date(timeIntervalSince1970: 1)
    var changed: (() -> Void)?
  }

  @Test func `A module of a missing class is tested with a fake of its protocol`() throws {
    let field = FakeDateField()
    let host = ScreenHost(BirthdayViewController(field: field))
    #expect(try host.element("birthday.age", as: UILabel.self).text == "Since 1970")
    field.date = Date(timeIntervalSince1970: -1)
    field.changed?()
    #expect(try host.element("birthday.age", as: UILabel.self).text == "Before 1970")
  }

  @Test func `A module of a missing class is tested with a declaration beside the kit`() throws {
    let host = ScreenHost(GuestsViewController())
    let stepper = try host.element("guests.stepper", as: UIStepper.self)
    stepper.value += 5 * stepper.stepValue
    stepper.sendActions(for: .valueChanged)
    #expect(try host.element("guests.count", as: UILabel.self).text == "4 guests")
  }
}
