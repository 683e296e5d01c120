// Added to every module, so that these declarations hide those of Linux: Foundation and the C library as Apple's are.
// A C declaration that the sources begin to use, and whose integer types differ, belongs here: see .ci/type-check-apple.
@_exported public import Geometry

public typealias CGPoint = Geometry.CGPoint
public typealias CGSize = Geometry.CGSize
public typealias CGRect = Geometry.CGRect

nonisolated struct stack_t {
  var ss_sp: UnsafeMutableRawPointer!
  var ss_size: UInt = 0
  var ss_flags: Int32 = 0
}

@discardableResult
nonisolated func sigaltstack(_ new: UnsafePointer<stack_t>?, _ old: UnsafeMutablePointer<stack_t>?) -> Int32 {
  fatalError()
}

nonisolated struct timeval {
  var tv_sec = 0
  var tv_usec: Int32 = 0
}

nonisolated struct rusage {
  var ru_utime = timeval()
  var ru_stime = timeval()
  var ru_maxrss = 0
}

nonisolated func wait4(
  _ process: Int32, _ status: UnsafeMutablePointer<Int32>?, _ options: Int32,
  _ use: UnsafeMutablePointer<rusage>?
) -> Int32 { fatalError() }
