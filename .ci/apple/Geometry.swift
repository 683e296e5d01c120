// The types of Apple's CoreFoundation that Foundation brings to Swift, with the members that it brings.
public import struct Foundation.CGFloat

public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
}
