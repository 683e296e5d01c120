import Interactions

/// Two functions of an order: choosing how many, and showing the price. The price depends on how many.
protocol OrderMediating: Mediating {
  func use(_ pricing: any PricingInteracting)
  func didChangeCount(to count: Int)
}

final class OrderMediator {
  private weak var pricing: (any PricingInteracting)?
}

extension OrderMediator: OrderMediating {
  func use(_ pricing: any PricingInteracting) { self.pricing = pricing }
  func didChangeCount(to count: Int) { pricing?.didChangeCount(to: count) }
}

protocol CountingInteracting: Interacting {
  func use(_ mediator: any OrderMediating)
  func didTapMoreButton()
}

/// Owns the count: it is the only interaction that changes it.
final class CountingInteraction {
  private var count = 0
  private weak var mediator: (any OrderMediating)?
}

extension CountingInteraction: CountingInteracting {
  func use(_ mediator: any OrderMediating) { self.mediator = mediator }

  func didTapMoreButton() {
    count += 1
    mediator?.didChangeCount(to: count)
  }
}

struct PriceRenderable: Equatable {
  let price: String
}

protocol PriceRendering: Rendering {
  func render(_ renderable: PriceRenderable)
}

protocol PricingInteracting: Interacting {
  func use(_ view: any PriceRendering)
  func didChangeCount(to count: Int)
}

/// Gets the count with the event. It keeps none, so no copy can be out of date.
final class PricingInteraction {
  private weak var view: (any PriceRendering)?
}

extension PricingInteraction: PricingInteracting {
  func use(_ view: any PriceRendering) { self.view = view }

  func didChangeCount(to count: Int) {
    view?.render(PriceRenderable(price: "\(count * 3) €"))
  }
}
