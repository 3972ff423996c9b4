// The same batches on the host: what tests compare with the rules on machines without a GPU.
#include <cstdlib>

#include "gpu/environments.h"

OMNIGO_ENVIRONMENT_COMMON_FUNCTIONS
OMNIGO_ENVIRONMENT_FUNCTIONS(88)
OMNIGO_ENVIRONMENT_FUNCTIONS(176)
OMNIGO_ENVIRONMENT_FUNCTIONS(400)
OMNIGO_ENVIRONMENT_FUNCTIONS(1024)
