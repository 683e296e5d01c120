// Importing the kit is enough to write a module: it brings UIKit, or its stand-in, and Foundation.
@_exported public import PortableUIKit
// What presenters need, without UIKit.
@_exported public import VIPERPresenterKit
