#define O_WRONLY 0x1
#define O_CREAT 0x200
#define O_TRUNC 0x400
int open(const char *, int, ...);
