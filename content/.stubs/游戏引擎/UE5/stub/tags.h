// Gameplay tags.
#pragma once
#include "objects.h"

struct FGameplayTagContainer;
struct FGameplayTag
{
    static const FGameplayTag EmptyTag;
    static FGameplayTag RequestGameplayTag(FName, bool = true) { return {}; }
    bool IsValid() const { return false; }
    bool MatchesTag(const FGameplayTag&) const { return false; }
    bool MatchesTagExact(const FGameplayTag&) const { return false; }
    bool MatchesAny(const FGameplayTagContainer&) const { return false; }
    FName GetTagName() const { return {}; }
    FString ToString() const { return {}; }
    FGameplayTag RequestDirectParent() const { return {}; }
    bool operator==(const FGameplayTag&) const = default;
};
inline const FGameplayTag FGameplayTag::EmptyTag{};
struct FGameplayTagContainer
{
    FGameplayTagContainer() = default;
    explicit FGameplayTagContainer(const FGameplayTag&) {}
    bool HasTag(const FGameplayTag&) const { return false; }
    bool HasTagExact(const FGameplayTag&) const { return false; }
    bool HasAny(const FGameplayTagContainer&) const { return false; }
    bool HasAll(const FGameplayTagContainer&) const { return false; }
    bool HasAnyExact(const FGameplayTagContainer&) const { return false; }
    void AddTag(const FGameplayTag&) {}
    bool RemoveTag(const FGameplayTag&, bool = false) { return false; }
    bool HasAllExact(const FGameplayTagContainer&) const { return false; }
    bool MatchesQuery(const struct FGameplayTagQuery&) const { return false; }
    FString ToStringSimple(bool = false) const { return {}; }
    void AppendTags(const FGameplayTagContainer&) {}
    void Reset() {}
    bool IsEmpty() const { return true; }
    int32 Num() const { return 0; }
    FGameplayTagContainer Filter(const FGameplayTagContainer&) const { return {}; }
    const FGameplayTag* begin() const { return nullptr; }
    const FGameplayTag* end() const { return nullptr; }
};
struct FGameplayTagQueryExpression
{
    FGameplayTagQueryExpression& AnyTagsMatch() { return *this; }
    FGameplayTagQueryExpression& AllTagsMatch() { return *this; }
    FGameplayTagQueryExpression& NoTagsMatch() { return *this; }
    FGameplayTagQueryExpression& AnyExprMatch() { return *this; }
    FGameplayTagQueryExpression& AllExprMatch() { return *this; }
    FGameplayTagQueryExpression& NoExprMatch() { return *this; }
    FGameplayTagQueryExpression& AddTag(FGameplayTag) { return *this; }
    FGameplayTagQueryExpression& AddTags(const FGameplayTagContainer&) { return *this; }
    FGameplayTagQueryExpression& AddExpr(FGameplayTagQueryExpression&) { return *this; }
};
struct FGameplayTagQuery { bool IsEmpty() const { return true; } static FGameplayTagQuery BuildQuery(FGameplayTagQueryExpression&, FString = FString()) { return {}; } static FGameplayTagQuery MakeQuery_MatchTag(const FGameplayTag&) { return {}; } bool Matches(const FGameplayTagContainer&) const { return false; } static FGameplayTagQuery MakeQuery_MatchAnyTags(const FGameplayTagContainer&) { return {}; } static FGameplayTagQuery MakeQuery_MatchAllTags(const FGameplayTagContainer&) { return {}; } static FGameplayTagQuery MakeQuery_MatchNoTags(const FGameplayTagContainer&) { return {}; } };
struct FNativeGameplayTag { operator FGameplayTag() const { return {}; } FGameplayTag GetTag() const { return {}; } };
#define UE_DECLARE_GAMEPLAY_TAG_EXTERN(Name) extern FNativeGameplayTag Name
#define UE_DEFINE_GAMEPLAY_TAG(Name, Tag) FNativeGameplayTag Name
#define UE_DEFINE_GAMEPLAY_TAG_COMMENT(Name, Tag, Comment) FNativeGameplayTag Name
#define UE_DEFINE_GAMEPLAY_TAG_STATIC(Name, Tag) static FNativeGameplayTag Name
