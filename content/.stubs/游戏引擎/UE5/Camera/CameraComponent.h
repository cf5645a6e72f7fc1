#pragma once
#include "stub/camera.h"
