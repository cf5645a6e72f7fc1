#pragma once
#include "stub/anim.h"
