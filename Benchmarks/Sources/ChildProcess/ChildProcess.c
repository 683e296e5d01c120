#include "ChildProcess.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

bool run_child(char *const arguments[], const char *output, uint64_t address_space, struct ProcessCost *cost) {
  pid_t child = fork();
  if (child == -1) return false;
  if (child == 0) {
    // Between fork and exec, only functions that are safe in a signal handler may be called.
    int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    struct rlimit limit = {address_space, address_space};
    setrlimit(RLIMIT_AS, &limit);
    if (file != -1 && dup2(file, STDOUT_FILENO) != -1 && dup2(file, STDERR_FILENO) != -1) {
      execv(arguments[0], arguments);
    }
    _exit(127);
  }
  int status;
  struct rusage use;
  if (wait4(child, &status, 0, &use) != child) return false;
  cost->status = status;
  cost->cpu_seconds = seconds(use.ru_utime) + seconds(use.ru_stime);
#ifdef __APPLE__
  cost->peak_bytes = use.ru_maxrss;
#else
  cost->peak_bytes = (int64_t)use.ru_maxrss * 1024;
#endif
  return true;
}
