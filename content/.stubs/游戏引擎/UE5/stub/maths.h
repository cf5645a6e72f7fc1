// Vectors, rotations, FMath.
#pragma once
#include "text.h"

struct FVector2D { double X = 0, Y = 0; FVector2D() = default; FVector2D(double, double) {} double Size() const { return 0; } };
struct FRotator;
struct FVector
{
    double X = 0, Y = 0, Z = 0;
    static const FVector ZeroVector, OneVector, UpVector, ForwardVector, RightVector;
    FVector() = default;
    explicit FVector(double) {}
    FVector(double, double, double) {}
    double Size() const { return 0; }
    double SizeSquared() const { return 0; }
    double Size2D() const { return 0; }
    bool IsNearlyZero(double = 0) const { return true; }
    FVector GetSafeNormal() const { return {}; }
    FVector GetSafeNormal2D() const { return {}; }
    bool Normalize() { return false; }
    FRotator Rotation() const;
    FString ToString() const { return {}; }
    static double Dist(const FVector&, const FVector&) { return 0; }
    static double DistSquared(const FVector&, const FVector&) { return 0; }
    static double DotProduct(const FVector&, const FVector&) { return 0; }
    static FVector CrossProduct(const FVector&, const FVector&) { return {}; }
    FVector operator+(const FVector&) const { return {}; }
    FVector operator-(const FVector&) const { return {}; }
    FVector operator-() const { return {}; }
    FVector operator*(double) const { return {}; }
    FVector operator/(double) const { return {}; }
    FVector& operator+=(const FVector&) { return *this; }
    FVector& operator*=(double) { return *this; }
    bool operator==(const FVector&) const = default;
};
inline FVector operator*(double, const FVector&) { return {}; }
inline const FVector FVector::ZeroVector{}, FVector::OneVector{}, FVector::UpVector{}, FVector::ForwardVector{}, FVector::RightVector{};
struct FQuat { FQuat() = default; FQuat(const FVector&, double) {} FVector RotateVector(const FVector&) const { return {}; } FRotator Rotator() const; };
struct FRotator
{
    double Pitch = 0, Yaw = 0, Roll = 0;
    static const FRotator ZeroRotator;
    FRotator() = default;
    FRotator(double, double, double) {}
    FVector Vector() const { return {}; }
    FVector RotateVector(const FVector&) const { return {}; }
    FQuat Quaternion() const { return {}; }
    FRotator operator+(const FRotator&) const { return {}; }
    FRotator operator*(double) const { return {}; }
};
inline const FRotator FRotator::ZeroRotator{};
inline FRotator FVector::Rotation() const { return {}; }
inline FRotator FQuat::Rotator() const { return {}; }
struct FTransform
{
    static const FTransform Identity;
    FTransform() = default;
    explicit FTransform(const FVector&) {}
    FTransform(const FRotator&, const FVector&, const FVector& = FVector::OneVector) {}
    FVector GetLocation() const { return {}; }
    FVector TransformPosition(const FVector&) const { return {}; }
};
inline const FTransform FTransform::Identity{};
struct FColor { uint8 R = 0, G = 0, B = 0, A = 255; FColor() = default; FColor(uint8, uint8, uint8, uint8 = 255) {} static const FColor Red, Green, Blue, Yellow, White, Black, Cyan; };
inline const FColor FColor::Red{}, FColor::Green{}, FColor::Blue{}, FColor::Yellow{}, FColor::White{}, FColor::Black{}, FColor::Cyan{};
struct FLinearColor { float R = 0, G = 0, B = 0, A = 1; FLinearColor() = default; FLinearColor(float, float, float, float = 1) {} static const FLinearColor Red, White; };
inline const FLinearColor FLinearColor::Red{}, FLinearColor::White{};

struct FMath
{
    template <class T> static T Max(T a, T b) { return a > b ? a : b; }
    template <class T> static T Min(T a, T b) { return a < b ? a : b; }
    template <class T> static T Clamp(T value, T low, T high) { return Min(Max(value, low), high); }
    template <class T> static T Abs(T value) { return value; }
    template <class T> static T Square(T value) { return value * value; }
    template <class T> static T Lerp(const T& a, const T&, double) { return a; }
    template <class T> static T FInterpTo(T current, T, float, float) { return current; }
    static FVector VInterpTo(const FVector& current, const FVector&, float, float) { return current; }
    static FRotator RInterpTo(const FRotator& current, const FRotator&, float, float) { return current; }
    static bool IsNearlyEqual(double, double, double = 0) { return true; }
    static bool IsNearlyZero(double, double = 0) { return true; }
    static int32 RandRange(int32 low, int32) { return low; }
    static float FRandRange(float low, float) { return low; }
    static float FRand() { return 0; }
    static FVector VRand() { return {}; }
    static FVector VRandCone(const FVector&, float) { return {}; }
    static double Sin(double) { return 0; }
    static double Cos(double) { return 0; }
    static double Sqrt(double) { return 0; }
    static double Atan2(double, double) { return 0; }
    static int32 RoundToInt(double) { return 0; }
    static int32 FloorToInt(double) { return 0; }
    static int32 CeilToInt(double) { return 0; }
    static double DegreesToRadians(double) { return 0; }
    static double RadiansToDegrees(double) { return 0; }
};
