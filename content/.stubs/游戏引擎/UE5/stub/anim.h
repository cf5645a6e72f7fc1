// Animation instances, montages, notifies (5.3).
#pragma once
#include "engine.h"

class UAnimSequenceBase : public UObject {};
class UAnimSequence : public UAnimSequenceBase {};
class UAnimMontage : public UAnimSequenceBase {};
enum class EMontagePlayReturnType : uint8 { MontageLength, Duration };
DECLARE_DELEGATE_TwoParams(FOnMontageEnded, UAnimMontage*, bool);
class UAnimInstance : public UObject
{
public:
    using Super = UAnimInstance;
    virtual void NativeInitializeAnimation() {}
    virtual void NativeUpdateAnimation(float) {}
    virtual void NativeThreadSafeUpdateAnimation(float) {}
    virtual APawn* TryGetPawnOwner() const { return nullptr; }
    float Montage_Play(UAnimMontage*, float = 1.f, EMontagePlayReturnType = EMontagePlayReturnType::MontageLength, float = 0.f, bool = true) { return 0; }
    void Montage_Stop(float, const UAnimMontage* = nullptr) {}
    void Montage_JumpToSection(FName, const UAnimMontage* = nullptr) {}
    bool Montage_IsPlaying(const UAnimMontage*) const { return false; }
    void Montage_SetEndDelegate(FOnMontageEnded&, UAnimMontage* = nullptr) {}
};
class USkinnedMeshComponent : public UPrimitiveComponent {};
class USkeletalMeshComponent : public USkinnedMeshComponent { public: UAnimInstance* GetAnimInstance() const { return nullptr; } };
struct FAnimNotifyEventReference {};
class UAnimNotify : public UObject
{
public:
    using Super = UAnimNotify;
    virtual void Notify(USkeletalMeshComponent*, UAnimSequenceBase*, const FAnimNotifyEventReference&) {}
};
