// Strings: FString, FName, FText.
#pragma once
#include <utility>
#include "macros.h"

struct FName
{
    FName() = default;
    FName(const TCHAR*) {}
    FName(const ANSICHAR*) {}
    bool IsNone() const { return true; }
    class FString ToString() const;
    bool operator==(const FName&) const = default;
    bool operator<(const FName&) const { return false; }
};
inline const FName NAME_None;

template <class T, class Allocator = class FDefaultAllocator> class TArray;

namespace ESearchCase { enum Type { CaseSensitive, IgnoreCase }; }

class FString
{
public:
    FString() = default;
    FString(const TCHAR*) {}
    FString(const ANSICHAR*) {}
    const TCHAR* operator*() const { return u""; }
    int32 Len() const { return 0; }
    bool IsEmpty() const { return true; }
    void Empty() {}
    void Reserve(int32) {}
    void Reset(int32 = 0) {}
    void Append(const FString&) {}
    FString& operator+=(const FString&) { return *this; }
    bool Equals(const FString&, ESearchCase::Type = ESearchCase::CaseSensitive) const { return true; }
    bool Contains(const FString&, ESearchCase::Type = ESearchCase::IgnoreCase) const { return false; }
    bool StartsWith(const FString&) const { return false; }
    bool EndsWith(const FString&) const { return false; }
    bool Split(const FString&, FString*, FString*) const { return false; }
    int32 Find(const FString&) const { return INDEX_NONE; }
    FString Left(int32) const { return {}; }
    FString Right(int32) const { return {}; }
    FString Mid(int32, int32 = 0) const { return {}; }
    FString ToUpper() const { return {}; }
    FString ToLower() const { return {}; }
    FString TrimStartAndEnd() const { return {}; }
    FString Replace(const TCHAR*, const TCHAR*) const { return {}; }
    bool IsNumeric() const { return false; }
    int32 ParseIntoArray(TArray<FString>&, const TCHAR*, bool = true) const { return 0; }
    template <class... Args> static FString Printf(const TCHAR*, Args...) { return {}; }
    template <class... Args> static FString Format(const TCHAR*, const Args&...) { return {}; }
    static FString FromInt(int32) { return {}; }
    static FString SanitizeFloat(double) { return {}; }
    template <class Range> static FString Join(const Range&, const TCHAR*) { return {}; }
    bool operator==(const FString&) const { return true; }
    bool operator<(const FString&) const { return false; }
};
inline FString operator+(const FString&, const FString&) { return {}; }
inline FString operator/(const FString&, const FString&) { return {}; }
inline FString FName::ToString() const { return {}; }

class FText
{
public:
    static FText FromString(const FString&) { return {}; }
    static FText FromName(const FName&) { return {}; }
    static FText AsNumber(double) { return {}; }
    static FText AsPercent(double) { return {}; }
    static FText GetEmpty() { return {}; }
    template <class... Args> static FText Format(const FText&, Args...) { return {}; }
    template <class... Args> static FText FormatNamed(const FText&, Args...) { return {}; }
    FString ToString() const { return {}; }
    bool IsEmpty() const { return true; }
    bool EqualTo(const FText&) const { return true; }
};
#define LOCTEXT(key, text) FText::FromString(TEXT(text))
#define NSLOCTEXT(space, key, text) FText::FromString(TEXT(text))
#define INVTEXT(text) FText::FromString(TEXT(text))

template <class T> FString LexToString(const T&) { return {}; }
template <class T> void LexFromString(T&, const TCHAR*) {}

struct FCString
{
    static int32 Atoi(const TCHAR*) { return 0; }
    static float Atof(const TCHAR*) { return 0; }
    static int32 Strlen(const TCHAR*) { return 0; }
};
#define TCHAR_TO_UTF8(text) ((const ANSICHAR*)"")
#define UTF8_TO_TCHAR(text) TEXT("")
