extern int *__error(void);
