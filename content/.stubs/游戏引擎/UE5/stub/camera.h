// Spring arm and camera.
#pragma once
#include "engine.h"

class USpringArmComponent : public USceneComponent
{
public:
    using Super = USpringArmComponent;
    static const FName SocketName;
    float TargetArmLength = 300, ProbeSize = 12, CameraLagSpeed = 10, CameraRotationLagSpeed = 10, CameraLagMaxDistance = 0;
    FVector SocketOffset, TargetOffset;
    bool bDoCollisionTest = true, bUsePawnControlRotation = false, bInheritPitch = true, bInheritYaw = true, bInheritRoll = true, bEnableCameraLag = false, bEnableCameraRotationLag = false;
    bool IsCollisionFixApplied() const { return false; }
    FVector GetUnfixedCameraPosition() const { return {}; }
};
inline const FName USpringArmComponent::SocketName;
class UCameraComponent : public USceneComponent { public: using Super = UCameraComponent; float FieldOfView = 90; bool bUsePawnControlRotation = false; void SetFieldOfView(float) {} };
