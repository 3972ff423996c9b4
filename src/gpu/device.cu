// The batch for a GPU. nvcc compiles it; see train/build.
#include <cuda_bf16.h>

#include "gpu/batch.h"

OMNIGO_BATCH_FUNCTIONS(88)
OMNIGO_BATCH_FUNCTIONS(176)
OMNIGO_BATCH_FUNCTIONS(400)
