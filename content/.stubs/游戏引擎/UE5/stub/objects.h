// UObject, its pointers, class references. A class's `Super` names itself, so that a class derived from it finds its base there.
#pragma once
#include "delegates.h"
#include "maths.h"

class UObject;
class UWorld;
class UClass;
class UGameInstance;
class FOutputDevice;
struct FPropertyChangedEvent { FName GetPropertyName() const { return {}; } };
class FObjectInitializer { public: template <class T> T* CreateDefaultSubobject(UObject*, FName) { return nullptr; } };
class FSubsystemCollectionBase { public: template <class T> T* InitializeDependency() { return nullptr; } };
class FLifetimeProperty {};

class UObject
{
public:
    using Super = UObject;
    virtual ~UObject() = default;
    static UClass* StaticClass() { return nullptr; }
    virtual void PostInitProperties() {}
    virtual void PostLoad() {}
    virtual void PostEditChangeProperty(FPropertyChangedEvent&) {}
    virtual void BeginDestroy() {}
    virtual UWorld* GetWorld() const { return nullptr; }
    virtual void GetLifetimeReplicatedProps(TArray<FLifetimeProperty>&) const {}
    virtual bool IsSupportedForNetworking() const { return false; }
    UClass* GetClass() const { return nullptr; }
    UObject* GetOuter() const { return nullptr; }
    FString GetName() const { return {}; }
    FName GetFName() const { return {}; }
    FString GetPathName() const { return {}; }
    bool HasAnyFlags(int32) const { return false; }
    template <class T> bool IsA() const { return false; }
    template <class T> bool Implements() const { return false; }
    void LoadConfig() {}
    void SaveConfig() {}
    bool TryUpdateDefaultConfigFile() { return false; }
    void AddToRoot() {}
    void RemoveFromRoot() {}
    bool ConditionalBeginDestroy() { return false; }
    void MarkAsGarbage() {}
protected:
    template <class T> T* CreateDefaultSubobject(FName) { return nullptr; }
};
class UStruct : public UObject {};
class UClass : public UStruct { public: bool ImplementsInterface(const UClass*) const { return false; } template <class T> T* GetDefaultObject() const { return nullptr; } };
class UScriptStruct : public UStruct {};
class UInterface : public UObject {};

template <class T> class TObjectPtr
{
public:
    TObjectPtr() = default;
    TObjectPtr(T* given) : object(given) {}
    T* Get() const { return object; }
    T* operator->() const { return object; }
    T& operator*() const { return *object; }
    operator T*() const { return object; }
private:
    T* object = nullptr;
};
template <class T> class TWeakObjectPtr
{
public:
    TWeakObjectPtr() = default;
    TWeakObjectPtr(T*) {}
    template <class U> TWeakObjectPtr(const TObjectPtr<U>&) {}
    T* Get() const { return nullptr; }
    T* operator->() const { return nullptr; }
    bool IsValid() const { return false; }
    bool IsStale() const { return false; }
    void Reset() {}
    TWeakObjectPtr& operator=(T*) { return *this; }
    bool operator==(const TWeakObjectPtr&) const { return true; }
};
template <class T> class TStrongObjectPtr { public: TStrongObjectPtr() = default; explicit TStrongObjectPtr(T*) {} T* Get() const { return nullptr; } T* operator->() const { return nullptr; } bool IsValid() const { return false; } void Reset() {} };
struct FSoftObjectPath { FSoftObjectPath() = default; FSoftObjectPath(const TCHAR*) {} FString ToString() const { return {}; } bool IsValid() const { return false; } };
template <class T> class TSoftObjectPtr { public: TSoftObjectPtr() = default; TSoftObjectPtr(T*) {} T* Get() const { return nullptr; } T* LoadSynchronous() const { return nullptr; } bool IsNull() const { return true; } bool IsValid() const { return false; } bool IsPending() const { return false; } FSoftObjectPath ToSoftObjectPath() const { return {}; } };
template <class T> class TSoftClassPtr { public: UClass* Get() const { return nullptr; } UClass* LoadSynchronous() const { return nullptr; } bool IsNull() const { return true; } FSoftObjectPath ToSoftObjectPath() const { return {}; } };
template <class T> class TSubclassOf { public: TSubclassOf() = default; TSubclassOf(UClass*) {} UClass* Get() const { return nullptr; } operator UClass*() const { return nullptr; } T* GetDefaultObject() const { return nullptr; } };
template <class T> class TScriptInterface { public: TScriptInterface() = default; TScriptInterface(UObject*) {} UObject* GetObject() const { return nullptr; } T* GetInterface() const { return nullptr; } T* operator->() const { return nullptr; } explicit operator bool() const { return false; } void SetObject(UObject*) {} };

inline bool IsValid(const UObject*) { return false; }
template <class T> bool IsValid(const TObjectPtr<T>&) { return false; }
template <class To, class From> To* Cast(From*) { return nullptr; }
template <class To, class From> To* Cast(const TObjectPtr<From>&) { return nullptr; }
template <class To, class From> To* CastChecked(From*) { return nullptr; }
template <class T> T* NewObject(UObject* = nullptr, UClass* = nullptr, FName = NAME_None) { return nullptr; }
template <class T> T* DuplicateObject(const T*, UObject*) { return nullptr; }
template <class T> T* LoadObject(UObject*, const TCHAR*) { return nullptr; }
template <class T> const T* GetDefault() { return nullptr; }
template <class T> T* GetMutableDefault() { return nullptr; }
template <class T> UScriptStruct* StaticStructOf() { return nullptr; }

enum ELifetimeCondition { COND_None, COND_OwnerOnly, COND_SkipOwner, COND_InitialOnly, COND_SimulatedOnly };
#define DOREPLIFETIME(Class, Member) ((void)sizeof(Class::Member))
#define DOREPLIFETIME_CONDITION(Class, Member, Condition) ((void)sizeof(Class::Member), (void)Condition)
