public import Combine
public import RoundTable
public import SwiftUI

/// The user's actions in Review.
public enum ReviewModuleViewIntent {
  case starButtonTap
  case doneButtonTap
  case ratingButtonTap
}

/// The values that the Presenter writes and the screen observes. The module owns it.
@MainActor
public final class ReviewModuleBinding: ObservableObject {
  @Published var starsText = ""
}

/// Review's screen: shows the binding and sends intents. It decides nothing, and presents nothing.
public struct ReviewModuleScreen: View {
  /// Runs an action of the user, if the user can use the screen.
  var respond: (() -> Void) -> Void = { $0() }
  @ObservedObject private var binding: ReviewModuleBinding
  let pipeline: RTEModuleViewSeat<ReviewModuleTypes>

  init(module: RTBModule<ReviewModuleTypes, ReviewModuleJoint>) {
    binding = module.binding
    pipeline = module.pipeline
  }

  /// The text and the buttons.
  public var body: some View {
    VStack {
      Text(binding.starsText)
      Button("Add a star") { notify(.starButtonTap) }
      Button("Done") { notify(.doneButtonTap) }
      Button("Rating") { notify(.ratingButtonTap) }
    }
  }

  private func notify(_ intent: ReviewModuleViewIntent) {
    respond { pipeline.notify(intent: intent) }
  }
}

/// Shows Review's screen in UIKit, which owns it while it is shown. Its screen owns the module.
///
/// It makes a tap count once: `respond` does nothing while another screen covers this one.
public final class ReviewModuleView: UIHostingController<ReviewModuleScreen> {
  init(module: RTBModule<ReviewModuleTypes, ReviewModuleJoint>) {
    super.init(rootView: ReviewModuleScreen(module: module))
    rootView.respond = { [weak self] in self?.respond($0) }
    title = "Review"
  }

  /// Modules are made by their assembly function: always nil.
  public required init?(coder: NSCoder) { nil }
}
