#pragma once
#include "stub/engine.h"
inline void DrawDebugLine(const UWorld*, const FVector&, const FVector&, const FColor&, bool = false, float = -1, uint8 = 0, float = 0) {}
