// The same batches on the host: what tests compare with the rules on machines without a GPU.
#include <cstdlib>

#include "gpu/environments.h"

OMNIGO_ALL_ENVIRONMENT_FUNCTIONS
