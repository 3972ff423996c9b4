// The batch for the host: what the tests compare with the rules, and what trains without a GPU.
#include "gpu/batch.h"

OMNIGO_BATCH_FUNCTIONS(88)
OMNIGO_BATCH_FUNCTIONS(176)
OMNIGO_BATCH_FUNCTIONS(400)
