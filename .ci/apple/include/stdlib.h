#include <stddef.h>
void abort(void) __attribute__((noreturn));
void free(void *);
void *malloc(size_t);
void *realloc(void *, size_t);
