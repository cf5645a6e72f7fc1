#pragma once
#include "stub/enhanced_input.h"
