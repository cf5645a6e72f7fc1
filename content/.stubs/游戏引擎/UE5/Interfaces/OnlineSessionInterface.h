#pragma once
#include "stub/online.h"
