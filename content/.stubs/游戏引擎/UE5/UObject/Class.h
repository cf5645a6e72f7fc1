#pragma once
#include "stub/structs.h"
