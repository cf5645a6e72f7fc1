#pragma once
#include "stub/tags.h"
