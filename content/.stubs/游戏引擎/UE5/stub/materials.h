// Materials and their instances made at run time.
#pragma once
#include "engine.h"

class UTexture : public UObject {};
class UMaterialInterface : public UObject {};
class UMaterialInstance : public UMaterialInterface {};
class UMaterialInstanceDynamic : public UMaterialInstance
{
public:
    static UMaterialInstanceDynamic* Create(UMaterialInterface*, UObject*) { return nullptr; }
    void SetScalarParameterValue(FName, float) {}
    void SetVectorParameterValue(FName, FLinearColor) {}
    void SetTextureParameterValue(FName, UTexture*) {}
};
