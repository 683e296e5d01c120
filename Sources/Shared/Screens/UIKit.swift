// Importing the screens is enough to write an implementation: it brings UIKit, or its stand-in, and Foundation.
@_exported public import PortableUIKit
