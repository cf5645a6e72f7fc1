// Enhanced Input: actions, mapping contexts, bindings (plugin EnhancedInput, 5.3).
#pragma once
#include "engine.h"

enum class ETriggerEvent : uint8 { None, Triggered, Started, Ongoing, Canceled, Completed };
struct FInputActionValue { template <class T> T Get() const { return T{}; } float GetMagnitude() const { return 0; } };
struct FInputActionInstance { FInputActionValue GetValue() const { return {}; } float GetElapsedTime() const { return 0; } float GetTriggeredTime() const { return 0; } };
class UInputAction : public UDataAsset {};
class UInputMappingContext : public UDataAsset {};
struct FModifyContextOptions { bool bIgnoreAllPressedKeysUntilRelease = true; bool bForceImmediately = false; };
class UEnhancedInputLocalPlayerSubsystem : public ULocalPlayerSubsystem
{
public:
    virtual void AddMappingContext(const UInputMappingContext*, int32, const FModifyContextOptions& = FModifyContextOptions()) {}
    virtual void RemoveMappingContext(const UInputMappingContext*, const FModifyContextOptions& = FModifyContextOptions()) {}
    virtual void ClearAllMappings() {}
    bool HasMappingContext(const UInputMappingContext*) const { return false; }
};
#ifndef STUB_INPUT_COMPONENT
#define STUB_INPUT_COMPONENT
class UInputComponent : public UActorComponent {};
#endif
struct FEnhancedInputActionEventBinding { uint32 GetHandle() const { return 0; } };
class UEnhancedInputComponent : public UInputComponent
{
public:
    template <class U> FEnhancedInputActionEventBinding& BindAction(const UInputAction*, ETriggerEvent, U*, void (U::*)()) { return binding; }
    template <class U> FEnhancedInputActionEventBinding& BindAction(const UInputAction*, ETriggerEvent, U*, void (U::*)(const FInputActionValue&)) { return binding; }
    template <class U> FEnhancedInputActionEventBinding& BindAction(const UInputAction*, ETriggerEvent, U*, void (U::*)(const FInputActionInstance&)) { return binding; }
    template <class U, class Base> requires std::is_base_of_v<Base, U> FEnhancedInputActionEventBinding& BindAction(const UInputAction*, ETriggerEvent, U*, void (Base::*)()) { return binding; }
    bool RemoveBindingByHandle(const uint32) { return false; }
private:
    FEnhancedInputActionEventBinding binding;
};
