#include <stdint.h>
struct mach_header;
uint32_t _dyld_image_count(void);
const struct mach_header *_dyld_get_image_header(uint32_t);
intptr_t _dyld_get_image_vmaddr_slide(uint32_t);
