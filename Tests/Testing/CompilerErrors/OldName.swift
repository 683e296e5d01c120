// swiftc -typecheck -module-name App
#if MENDED
  import QuartetShared
#else
  import Shared
#endif
