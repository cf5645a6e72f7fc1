// Structured, visual and conditional logging (Logging/StructuredLog.h, VisualLogger/VisualLogger.h, Logging/LogMacros.h).
#pragma once
#include "objects.h"

namespace stub
{
    template <class... Fields> void logFields(const FLogCategoryBase&, ELogVerbosity::Type, const ANSICHAR*, const Fields&...) {}
    inline void visualLog(const UObject*, const FLogCategoryBase&, ELogVerbosity::Type, const TCHAR*, ...) {}
    inline void visualPlace(const UObject*, const FLogCategoryBase&, ELogVerbosity::Type, const FVector&, float, const FColor&, const TCHAR*, ...) {}
}
// Positional fields only: a macro that takes ("Name", Value) apart is not worth it here.
#define UE_LOGFMT(Category, Level, Format, ...) stub::logFields(Category, ELogVerbosity::Level, Format __VA_OPT__(,) __VA_ARGS__)
#define UE_LOG_ACTIVE(Category, Level) (ELogVerbosity::Level <= (Category).Verbosity)
#define UE_SET_LOG_VERBOSITY(Category, Level) ((Category).Verbosity = ELogVerbosity::Level)
#define UE_VLOG(Owner, Category, Level, Format, ...) stub::visualLog(Owner, Category, ELogVerbosity::Level, Format __VA_OPT__(,) __VA_ARGS__)
#define UE_VLOG_LOCATION(Owner, Category, Level, Location, Radius, Color, Format, ...) stub::visualPlace(Owner, Category, ELogVerbosity::Level, Location, Radius, Color, Format __VA_OPT__(,) __VA_ARGS__)
