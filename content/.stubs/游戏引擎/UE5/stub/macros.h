// Stand-in for Unreal Engine 5, our own text: names and types of what the notes use, so that samples can be parsed and their
// types held against each other. Nothing here runs, and nothing here proves how the engine behaves.
#pragma once
#include <cstddef>
#include <cstdint>

using int8 = std::int8_t;
using int16 = std::int16_t;
using int32 = std::int32_t;
using int64 = std::int64_t;
using uint8 = std::uint8_t;
using uint16 = std::uint16_t;
using uint32 = std::uint32_t;
using uint64 = std::uint64_t;
using TCHAR = char16_t;
using ANSICHAR = char;
using SIZE_T = std::size_t;

#define UCLASS(...)
#define USTRUCT(...)
#define UENUM(...)
#define UMETA(...)
#define UINTERFACE(...)
#define UPROPERTY(...)
#define UFUNCTION(...)
#define UPARAM(...)
// What follows is public: the engine's tool tells a struct from a class, a macro cannot.
#define GENERATED_BODY(...) public: static class UClass* StaticClass() { return nullptr; }
#define GENERATED_UCLASS_BODY(...) GENERATED_BODY()
#define GENERATED_USTRUCT_BODY(...) GENERATED_BODY()

#define TEXT_INNER(x) u##x
#define TEXT(x) TEXT_INNER(x)
#define INDEX_NONE (-1)
#define FORCEINLINE inline
#define PURE_VIRTUAL(name, ...) { __VA_ARGS__ }
#define STUB_API
#define MYGAME_API
#define WITH_EDITOR 1

// Assertions: the condition is compiled; the formatted ones take a literal and arguments.
#define check(expression) ((void)(expression))
#define checkSlow(expression) ((void)(expression))
#define verify(expression) ((void)(expression))
#define checkf(expression, format, ...) ((void)(expression), (void)(format))
#define verifyf(expression, format, ...) ((void)(expression), (void)(format))
#define ensure(expression) (!!(expression))
#define ensureAlways(expression) (!!(expression))
#define ensureMsgf(expression, format, ...) ((void)(format), !!(expression))
#define ensureAlwaysMsgf(expression, format, ...) ((void)(format), !!(expression))
#define checkNoEntry() ((void)0)
#define checkNoReentry() ((void)0)
#define checkNoRecursion() ((void)0)
#define unimplemented() ((void)0)

// Logging: a category must be declared, the format must be TEXT.
namespace ELogVerbosity { enum Type : uint8 { NoLogging, Fatal, Error, Warning, Display, Log, Verbose, VeryVerbose, All }; }
struct FLogCategoryBase { ELogVerbosity::Type Verbosity = ELogVerbosity::Log; };
namespace stub { inline void log(const FLogCategoryBase&, ELogVerbosity::Type, const TCHAR*, ...) {} }
#define DECLARE_LOG_CATEGORY_EXTERN(Name, Default, CompileTime) extern FLogCategoryBase Name
#define DEFINE_LOG_CATEGORY(Name) FLogCategoryBase Name
#define DEFINE_LOG_CATEGORY_STATIC(Name, Default, CompileTime) static FLogCategoryBase Name
#define UE_LOG(Category, Level, Format, ...) stub::log(Category, ELogVerbosity::Level, Format __VA_OPT__(,) __VA_ARGS__)
#define UE_CLOG(Condition, Category, Level, Format, ...) \
    do { if (Condition) UE_LOG(Category, Level, Format __VA_OPT__(,) __VA_ARGS__); } while (false)
inline FLogCategoryBase LogTemp;
