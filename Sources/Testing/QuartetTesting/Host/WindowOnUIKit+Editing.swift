import PortableUIKit

// The methods of these delegates are optional in UIKit.
#if os(Linux) || os(macOS)
  extension UITextField {
    func edit(_ range: NSRange, _ text: String, _ new: String) {
      guard
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
      else { return }
      self.text = new
      sendActions(for: .editingChanged)
    }
  }

  extension UITextView {
    func edit(_ range: NSRange, _ text: String, _ new: String) {
      guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
      self.text = new
      delegate?.textViewDidChange(self)
    }
  }
#else
  extension UITextField {
    func edit(_ range: NSRange, _ text: String, _ new: String) {
      guard
        delegate?.textField?(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
      else { return }
      self.text = new
      sendActions(for: .editingChanged)
    }
  }

  extension UITextView {
    func edit(_ range: NSRange, _ text: String, _ new: String) {
      guard delegate?.textView?(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
        return
      }
      self.text = new
      delegate?.textViewDidChange?(self)
    }
  }
#endif
