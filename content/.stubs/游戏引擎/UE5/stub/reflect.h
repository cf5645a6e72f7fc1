// Properties as the engine lists them (UObject/UnrealType.h).
#pragma once
#include "objects.h"

enum EPropertyFlags : uint64 { CPF_None = 0, CPF_Edit = 1, CPF_BlueprintVisible = 4, CPF_Net = 0x20, CPF_Transient = 0x2000, CPF_SaveGame = 0x1000000 };
class FProperty { public: bool HasAnyPropertyFlags(uint64) const { return false; } FString GetName() const { return {}; } FString GetCPPType() const { return {}; } FName GetFName() const { return {}; } };
template <class T> class TFieldIterator
{
public:
    explicit TFieldIterator(const UStruct*) {}
    explicit operator bool() const { return false; }
    TFieldIterator& operator++() { return *this; }
    T* operator->() const { return nullptr; }
    T* operator*() const { return nullptr; }
};
#define GET_MEMBER_NAME_CHECKED(Class, Member) ((void)sizeof(((Class*)nullptr)->Member), FName(TEXT(#Member)))
