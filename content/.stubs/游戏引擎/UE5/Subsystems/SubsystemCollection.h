#pragma once
#include "stub/engine.h"
