#pragma once
#include "stub/objects.h"
