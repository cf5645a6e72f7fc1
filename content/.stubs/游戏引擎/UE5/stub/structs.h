// Archives, enums, and what a struct tells the engine about itself (Serialization/Archive.h, UObject/Class.h, Engine/NetSerialization.h).
#pragma once
#include "objects.h"

class FArchive
{
public:
    bool IsLoading() const { return false; }
    bool IsSaving() const { return false; }
    bool IsError() const { return false; }
    void SerializeBits(void*, int64) {}
    void SerializeInt(uint32&, uint32) {}
    template <class T> FArchive& operator<<(T&) { return *this; }
};
class UPackageMap : public UObject {};

class UEnum : public UObject
{
public:
    template <class E> static FString GetValueAsString(const E) { return {}; }
    template <class E> static FText GetDisplayValueAsText(const E) { return {}; }
    FString GetNameStringByValue(int64) const { return {}; }
    int32 NumEnums() const { return 0; }
};
template <class E> UEnum* StaticEnum() { return nullptr; }

template <class T> struct TStructOpsTypeTraitsBase2 { enum { WithNetSerializer = false, WithIdenticalViaEquality = false, WithSerializer = false, WithCopy = true }; };
template <class T> struct TStructOpsTypeTraits : public TStructOpsTypeTraitsBase2<T> {};

struct FVector_NetQuantizeNormal : public FVector
{
    FVector_NetQuantizeNormal() = default;
    FVector_NetQuantizeNormal(const FVector&) {}
};
struct FVector_NetQuantize : public FVector
{
    FVector_NetQuantize() = default;
    FVector_NetQuantize(const FVector&) {}
    bool NetSerialize(FArchive&, UPackageMap*, bool&) { return true; }
};
