#include <stdint.h>
#define RLIMIT_AS 5
struct timeval { long tv_sec; int tv_usec; };
struct rusage { struct timeval ru_utime, ru_stime; long ru_maxrss, others[13]; };
struct rlimit { uint64_t rlim_cur, rlim_max; };
int setrlimit(int, const struct rlimit *);
