typedef struct _opaque_pthread_t *pthread_t;
int pthread_equal(pthread_t, pthread_t);
int pthread_main_np(void);
pthread_t pthread_self(void);
