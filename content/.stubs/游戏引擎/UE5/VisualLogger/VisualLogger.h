#pragma once
#include "stub/logs.h"
