// Batches of games for a GPU.
#include <cuda_bf16.h>

#include "gpu/environments.h"

OMNIGO_ALL_ENVIRONMENT_FUNCTIONS
