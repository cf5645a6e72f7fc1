#pragma once
#include "stub/umg.h"
