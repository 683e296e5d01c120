struct rusage;
int wait4(int, int *, int, struct rusage *);
