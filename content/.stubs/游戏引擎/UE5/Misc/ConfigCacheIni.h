#pragma once
#include "stub/config.h"
