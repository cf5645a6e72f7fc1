#pragma once
#include "stub/reflect.h"
