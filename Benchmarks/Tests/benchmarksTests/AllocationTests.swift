import AllocationCounter
import Foundation
import Testing

/// The counter is checked with known allocations.
@Suite(.enabled(if: heap_use_is_counted())) struct `Allocation counter` {
  private final class Box {
    var next: Box?
  }

  @inline(never) private func use<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
  }

  private func allocations(_ body: () -> Void) -> (count: Int64, left: Int64) {
    let before = heap_use()
    body()
    let after = heap_use()
    return (after.allocations - before.allocations, after.bytes_in_use - before.bytes_in_use)
  }

  @Test func `No work counts as no allocation`() {
    let use = allocations {}
    #expect(use == (0, 0))
  }

  @Test func `An object is one allocation and leaves no bytes after its deallocation`() {
    let result = allocations { use(Box()) }
    #expect(result.count == 1)
    #expect(result.left == 0)
  }

  @Test func `An object that is kept stays in use`() {
    let kept = Box()
    let result = allocations { kept.next = Box() }
    #expect(result.count == 1)
    #expect(result.left >= 24)
    #expect(allocations { kept.next = nil }.left == -result.left)
  }

  @Test func `An array is one allocation for all its elements`() {
    let result = allocations { use([Int](repeating: 1, count: 1000)) }
    #expect(result == (1, 0))
  }

  @Test func `Aligned memory and memory that is resized are counted`() {
    let aligned = allocations {
      UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 256).deallocate()
    }
    #expect(aligned.count == 1)
    #expect(aligned.left == 0)

    let resized = allocations {
      let block = realloc(malloc(100), 1000)
      free(block)
    }
    #expect(resized == (2, 0))
  }
}
