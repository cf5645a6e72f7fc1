#pragma once
#include "stub/objects.h"
class UTexture2D : public UObject {};
