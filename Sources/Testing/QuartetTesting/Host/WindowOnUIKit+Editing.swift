import PortableUIKit

#if !os(Linux) && !os(macOS)
  extension WindowOnUIKit {
    func replace(_ range: NSRange, with text: String, in field: UITextField) -> Bool {
      guard isTouchable(field), field.becomeFirstResponder() else { return false }
      let delegate = field.delegate
      guard delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: text) ?? true
      else { return true }
      let line = text.replacing(/\R/, with: " ")
      field.text = (field.text ?? "").replacing(range, with: line)
      field.sendActions(for: .editingChanged)
      return true
    }

    func autoFill(_ text: String, into field: UITextField) -> Bool {
      guard isTouchable(field) else { return false }
      field.text = text
      field.sendActions(for: .editingChanged)
      return true
    }

    func replace(_ range: NSRange, with text: String, in textView: UITextView) -> Bool {
      guard isTouchable(textView), textView.isEditable, textView.becomeFirstResponder() else { return false }
      guard textView.delegate?.textView?(textView, shouldChangeTextIn: range, replacementText: text) ?? true
      else { return true }
      textView.text = textView.text.replacing(range, with: text)
      textView.delegate?.textViewDidChange?(textView)
      return true
    }
  }

  extension String {
    fileprivate func replacing(_ range: NSRange, with text: String) -> String {
      Range(range, in: self).map { replacingCharacters(in: $0, with: text) } ?? self
    }
  }
#endif
