#pragma once
#include "stub/automation.h"
