import QuartetTesting
import RVBKit
import Testing

@testable import MissingUIKit

@Suite struct `A module that needs classes that HeadlessUIKit does not have` {
  private final class FakeDateField: UIView, DateField {
    var date = Date(timeIntervalSince1970: 1)
    var changed: (() -> Void)?
  }

  @Test func `It is tested with a fake of its protocol, and with a declaration beside the kit`() throws {
    let field = FakeDateField()
    let host = ScreenHost(PartyViewController(field: field))
    let label = try host.element("party.text", as: UILabel.self)
    #expect(label.text == "0 guests, since 1970")
    field.date = Date(timeIntervalSince1970: -1)
    field.changed?()
    let stepper = try host.element("party.stepper", as: UIStepper.self)
    stepper.value += 5 * stepper.stepValue
    stepper.sendActions(for: .valueChanged)
    #expect(label.text == "4 guests, before 1970")
  }
}
