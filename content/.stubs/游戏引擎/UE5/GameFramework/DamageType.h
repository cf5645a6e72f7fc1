#pragma once
#include "stub/multiplayer.h"
