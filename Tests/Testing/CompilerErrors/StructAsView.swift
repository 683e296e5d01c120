import Interactions

#if MENDED
  final class ClockView: Rendering {}
#else
  struct ClockView: Rendering {}
#endif
