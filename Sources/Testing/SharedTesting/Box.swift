/// A structure of another module than that of its value.
package struct Box<Value> {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
