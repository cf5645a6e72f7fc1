#pragma once
#include "stub/packages.h"
