// The batch and the net for a GPU, for boards padded to OMNIGO_POINTS points. train/native.py
// compiles one library for each such number, side by side.
#include <cuda_bf16.h>

#include "gpu/aggregate.h"
#include "gpu/batch.h"
#include "gpu/forward.h"
#include "gpu/forward_large.h"
#include "gpu/tail.h"
#ifdef OMNIGO_HOPPER
#include "gpu/forward_hopper.h"
#endif

#define OMNIGO_FUNCTIONS(P)    \
  OMNIGO_BATCH_FUNCTIONS(P)    \
  OMNIGO_AGGREGATE_FUNCTION(P) \
  OMNIGO_TAIL_FUNCTION(P)
OMNIGO_FUNCTIONS(OMNIGO_POINTS)

#if OMNIGO_POINTS <= 176
#define OMNIGO_FORWARD(P) OMNIGO_FORWARD_FUNCTION(P)
#else
#define OMNIGO_FORWARD(P) OMNIGO_FORWARD_LARGE_FUNCTION(P)
#endif
OMNIGO_FORWARD(OMNIGO_POINTS)

#if defined(OMNIGO_HOPPER) && OMNIGO_POINTS <= 176
#define OMNIGO_FORWARD_HOPPER(P) OMNIGO_FORWARD_HOPPER_FUNCTION(P)
OMNIGO_FORWARD_HOPPER(OMNIGO_POINTS)
#endif
