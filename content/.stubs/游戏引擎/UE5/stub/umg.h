// Widgets (module UMG, 5.3).
#pragma once
#include "engine.h"

enum class ESlateVisibility : uint8 { Visible, Collapsed, Hidden, HitTestInvisible, SelfHitTestInvisible };
enum class EMouseLockMode : uint8 { DoNotLock, LockOnCapture, LockAlways, LockInFullscreen };
class UVisual : public UObject {};
class UWidget : public UVisual
{
public:
    using Super = UWidget;
    void SetVisibility(ESlateVisibility) {}
    void SetIsEnabled(bool) {}
    void SetFocus() {}
    virtual void RemoveFromParent() {}
};
class UUserWidget : public UWidget
{
public:
    using Super = UUserWidget;
    void AddToViewport(int32 = 0) {}
    bool IsInViewport() const { return false; }
    APlayerController* GetOwningPlayer() const { return nullptr; }
    APawn* GetOwningPlayerPawn() const { return nullptr; }
protected:
    virtual void NativeOnInitialized() {}
    virtual void NativeConstruct() {}
    virtual void NativeDestruct() {}
};
class UTextBlock : public UWidget { public: void SetText(FText) {} };
class UProgressBar : public UWidget { public: void SetPercent(float) {} };
class UButton : public UWidget { public: TDynamicMulticastDelegate<> OnClicked; };
class UImage : public UWidget {};
class UListView : public UWidget
{
public:
    template <class T> void SetListItems(const TArray<T>&) {}
    void AddItem(UObject*) {}
    void RemoveItem(UObject*) {}
    void ClearListItems() {}
    void RequestRefresh() {}
};
class IUserObjectListEntry
{
public:
    virtual ~IUserObjectListEntry() = default;
protected:
    virtual void NativeOnListItemObjectSet(UObject*) {}
};
template <class T, class Owner> requires std::is_base_of_v<UUserWidget, T> T* CreateWidget(Owner*, TSubclassOf<UUserWidget> = {}, FName = NAME_None) { return nullptr; }
struct UWidgetBlueprintLibrary
{
    static void SetInputMode_UIOnlyEx(APlayerController*, UWidget* = nullptr, EMouseLockMode = EMouseLockMode::DoNotLock, bool = false) {}
    static void SetInputMode_GameAndUIEx(APlayerController*, UWidget* = nullptr, EMouseLockMode = EMouseLockMode::DoNotLock, bool = true, bool = false) {}
    static void SetInputMode_GameOnly(APlayerController*, bool = false) {}
};
