#include <stddef.h>
struct _malloc_zone_t;
typedef struct {
  unsigned blocks_in_use;
  size_t size_in_use, max_size_in_use, size_allocated;
} malloc_statistics_t;
void malloc_zone_statistics(struct _malloc_zone_t *, malloc_statistics_t *);
