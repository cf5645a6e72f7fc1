#pragma once
#include "stub/materials.h"
