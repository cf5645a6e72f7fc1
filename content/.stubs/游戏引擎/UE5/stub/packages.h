// Packages, and assets loaded in the background (UObject/Package.h, Engine/StreamableManager.h, Engine/AssetManager.h).
#pragma once
#include "objects.h"

class UPackage : public UObject {};
inline UPackage* GetTransientPackage() { return nullptr; }

using FStreamableDelegate = TDelegate<void()>;
struct FStreamableHandle { bool HasLoadCompleted() const { return false; } void CancelHandle() {} void ReleaseHandle() {} UObject* GetLoadedAsset() const { return nullptr; } };
struct FStreamableManager
{
    TSharedPtr<FStreamableHandle> RequestAsyncLoad(const FSoftObjectPath&, FStreamableDelegate = FStreamableDelegate()) { return nullptr; }
    TSharedPtr<FStreamableHandle> RequestAsyncLoad(const TArray<FSoftObjectPath>&, FStreamableDelegate = FStreamableDelegate()) { return nullptr; }
};
class UAssetManager : public UObject { public: static UAssetManager& Get() { static UAssetManager manager; return manager; } static FStreamableManager& GetStreamableManager() { static FStreamableManager manager; return manager; } };
