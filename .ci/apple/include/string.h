int strcmp(const char *, const char *);
