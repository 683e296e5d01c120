import Foundation
import RVBKit
import Screens
import Testing

/// How long a dependency lives.
@Suite struct `Dependencies` {
  @Test func `One from the parent lives as long as the builder, whoever else lets it go`() {
    var service: ProductService? = ProductService()
    weak let watched = service
    var builder: ProductDetailBuilder? = service.map { .init(ProductDetailDependency(productService: $0)) }
    service = nil
    #expect(builder?.dependency.productService === watched)
    #expect(watched != nil)
    builder = nil
    #expect(watched == nil)
  }

  @Test func `One from the parent does not keep the builder`() {
    let service = ProductService()
    weak var builder: ProductDetailBuilder?
    do {
      let made = ProductDetailBuilder(ProductDetailDependency(productService: service))
      builder = made
      #expect(made.dependency.productService === service)
    }
    #expect(builder == nil)
    withExtendedLifetime(service) {}
  }

  @Test func `One that the builder makes lives as long as the builder, and not as the modules made there`()
    throws
  {
    var builder: ProductDetailBuilder? = .init(ProductDetailDependency(productService: ProductService()))
    weak let cache = builder?.cache
    var first = builder?.build(with: ProductDetailParameter(id: "1")) as? ProductDetailViewController
    let second = builder?.build(with: ProductDetailParameter(id: "2")) as? ProductDetailViewController
    #expect(cache != nil && first?.cache === cache && second?.cache === cache)
    first = nil
    #expect(cache != nil)
    builder = nil
    #expect(cache == nil)
    #expect(second?.cache == nil)
    #expect(second?.productService != nil)
  }

  @Test func `A parameter is new for every module, a dependency the same`() throws {
    let builder = ProductDetailBuilder(ProductDetailDependency(productService: ProductService()))
    let details = ["1", "2"].map { builder.build(with: ProductDetailParameter(id: $0)) }
    #expect(details.map(\.id) == ["1", "2"])
    let services = details.compactMap { ($0 as? ProductDetailViewController)?.productService }
    #expect(services.count == 2 && services[0] === services[1])
  }
}
