// Worlds, actors, components, the gameplay framework.
#pragma once
#include "objects.h"
#include "multiplayer.h"

class AActor;
class APawn;
class ACharacter;
class AGameStateBase;
class AController;
class APlayerController;
class UInputComponent;

struct FTimerHandle { bool IsValid() const { return false; } void Invalidate() {} bool operator==(const FTimerHandle&) const = default; };
using FTimerDelegate = TDelegate<void()>;
struct FTimerManager
{
    template <class U, class T> void SetTimer(FTimerHandle&, U*, void (T::*)(), float, bool = false, float = -1) {}
    void SetTimer(FTimerHandle&, const FTimerDelegate&, float, bool, float = -1) {}
    template <class F> requires std::is_invocable_v<F> void SetTimer(FTimerHandle&, F&&, float, bool, float = -1) {}
    template <class U, class T> FTimerHandle SetTimerForNextTick(U*, void (T::*)()) { return {}; }
    FTimerHandle SetTimerForNextTick(const FTimerDelegate&) { return {}; }
    template <class F> requires std::is_invocable_v<F> FTimerHandle SetTimerForNextTick(F) { return {}; }
    void ClearTimer(FTimerHandle&) {}
    void ClearAllTimersForObject(const void*) {}
    void PauseTimer(const FTimerHandle&) {}
    void UnPauseTimer(const FTimerHandle&) {}
    bool IsTimerActive(const FTimerHandle&) const { return false; }
    bool IsTimerPaused(const FTimerHandle&) const { return false; }
    bool IsTimerPending(const FTimerHandle&) const { return false; }
    bool TimerExists(const FTimerHandle&) const { return false; }
    void ListTimers() const {}
    float GetTimerRemaining(const FTimerHandle&) const { return 0; }
    float GetTimerElapsed(const FTimerHandle&) const { return 0; }
    float GetTimerRate(const FTimerHandle&) const { return 0; }
};

namespace EEndPlayReason { enum Type { Destroyed, LevelTransition, EndPlayInEditor, RemovedFromWorld, Quit }; }
enum class ESpawnActorCollisionHandlingMethod : uint8 { Undefined, AlwaysSpawn, AdjustIfPossibleButAlwaysSpawn, DontSpawnIfColliding };
struct FActorSpawnParameters { FName Name; AActor* Owner = nullptr; APawn* Instigator = nullptr; ESpawnActorCollisionHandlingMethod SpawnCollisionHandlingOverride{}; };
enum ENetRole { ROLE_None, ROLE_SimulatedProxy, ROLE_AutonomousProxy, ROLE_Authority };
enum ENetMode { NM_Standalone, NM_DedicatedServer, NM_ListenServer, NM_Client };
enum ECollisionChannel { ECC_WorldStatic, ECC_WorldDynamic, ECC_Pawn, ECC_Visibility, ECC_Camera, ECC_GameTraceChannel1 = 14 };
namespace ECollisionEnabled { enum Type { NoCollision, QueryOnly, PhysicsOnly, QueryAndPhysics }; }
struct FTickFunction { bool bCanEverTick = false; bool bStartWithTickEnabled = true; float TickInterval = 0; };
enum ELevelTick { LEVELTICK_All };
using FActorComponentTickFunction = FTickFunction;
struct FDamageEvent {};
struct FCollisionQueryParams { void AddIgnoredActor(const AActor*) {} bool bTraceComplex = false; };
struct FHitResult { bool bBlockingHit = false; FVector ImpactPoint, ImpactNormal, Location; float Distance = 0; FName BoneName; AActor* GetActor() const { return nullptr; } class UPrimitiveComponent* GetComponent() const { return nullptr; } };

class ULevel : public UObject {};
class UWorld : public UObject
{
public:
    FTimerManager& GetTimerManager() const { static FTimerManager manager; return manager; }
    float GetTimeSeconds() const { return 0; }
    float GetDeltaSeconds() const { return 0; }
    ENetMode GetNetMode() const { return NM_Standalone; }
    UGameInstance* GetGameInstance() const { return nullptr; }
    APlayerController* GetFirstPlayerController() const { return nullptr; }
    template <class T> T* GetSubsystem() const { return nullptr; }
    template <class T> static T* GetSubsystem(const UWorld*) { return nullptr; }
    template <class T> T* GetAuthGameMode() const { return nullptr; }
    template <class T> T* GetGameState() const { return nullptr; }
    template <class T> T* SpawnActor(UClass*, const FVector&, const FRotator&, const FActorSpawnParameters& = {}) { return nullptr; }
    template <class T> T* SpawnActor(UClass*, const FTransform& = {}, const FActorSpawnParameters& = {}) { return nullptr; }
    template <class T> T* SpawnActor(const FVector& = {}, const FRotator& = {}, const FActorSpawnParameters& = {}) { return nullptr; }
    template <class T> T* SpawnActorDeferred(UClass*, const FTransform&, AActor* = nullptr) { return nullptr; }
    bool LineTraceSingleByChannel(FHitResult&, const FVector&, const FVector&, ECollisionChannel, const FCollisionQueryParams& = {}) const { return false; }
    bool ServerTravel(const FString&) { return false; }
    AGameStateBase* GetGameState() const { return nullptr; }
};

class USceneComponent;
class UActorComponent : public UObject
{
public:
    using Super = UActorComponent;
    FTickFunction PrimaryComponentTick;
    virtual void BeginPlay() {}
    virtual void EndPlay(const EEndPlayReason::Type) {}
    virtual void InitializeComponent() {}
    virtual void TickComponent(float, ELevelTick, FActorComponentTickFunction*) {}
    AActor* GetOwner() const { return nullptr; }
    template <class T> T* GetOwner() const { return nullptr; }
    void RegisterComponent() {}
    void DestroyComponent() {}
    void SetComponentTickEnabled(bool) {}
    void SetIsReplicatedByDefault(bool) {}
    bool IsRegistered() const { return false; }
    void Activate(bool = false) {}
    void Deactivate() {}
};
struct FAttachmentTransformRules { static const FAttachmentTransformRules KeepRelativeTransform, KeepWorldTransform, SnapToTargetNotIncludingScale; };
inline const FAttachmentTransformRules FAttachmentTransformRules::KeepRelativeTransform{}, FAttachmentTransformRules::KeepWorldTransform{}, FAttachmentTransformRules::SnapToTargetNotIncludingScale{};
class USceneComponent : public UActorComponent
{
public:
    using Super = USceneComponent;
    void SetupAttachment(USceneComponent*, FName = NAME_None) {}
    bool AttachToComponent(USceneComponent*, const FAttachmentTransformRules&, FName = NAME_None) { return false; }
    FVector GetComponentLocation() const { return {}; }
    FRotator GetComponentRotation() const { return {}; }
    FVector GetForwardVector() const { return {}; }
    FVector GetRightVector() const { return {}; }
    FVector GetSocketLocation(FName) const { return {}; }
    void SetRelativeLocation(const FVector&) {}
    void SetRelativeRotation(const FRotator&) {}
    void SetRelativeScale3D(const FVector&) {}
    void SetWorldLocation(const FVector&) {}
    void SetVisibility(bool, bool = false) {}
    void SetHiddenInGame(bool) {}
};
class UPrimitiveComponent : public USceneComponent
{
public:
    using Super = UPrimitiveComponent;
    TDynamicMulticastDelegate<UPrimitiveComponent*, AActor*, UPrimitiveComponent*, int32, bool, const FHitResult&> OnComponentBeginOverlap;
    TDynamicMulticastDelegate<UPrimitiveComponent*, AActor*, UPrimitiveComponent*, int32> OnComponentEndOverlap;
    TDynamicMulticastDelegate<UPrimitiveComponent*, AActor*, UPrimitiveComponent*, FVector, const FHitResult&> OnComponentHit;
    void SetSimulatePhysics(bool) {}
    void SetCollisionEnabled(ECollisionEnabled::Type) {}
    void SetCollisionProfileName(FName) {}
    void SetGenerateOverlapEvents(bool) {}
    void AddImpulse(const FVector&, FName = NAME_None, bool = false) {}
    virtual class UMaterialInstanceDynamic* CreateDynamicMaterialInstance(int32, class UMaterialInterface* = nullptr, FName = NAME_None) { return nullptr; }
};

class AActor : public UObject
{
public:
    using Super = AActor;
    FTickFunction PrimaryActorTick;
    bool bReplicates = false;
    TDynamicMulticastDelegate<AActor*> OnDestroyed;
    bool bAlwaysRelevant = false, bOnlyRelevantToOwner = false, bNetUseOwnerRelevancy = false; float NetCullDistanceSquared = 225000000, NetUpdateFrequency = 100, MinNetUpdateFrequency = 2, NetPriority = 1;
    bool HasActorBegunPlay() const { return false; }
    virtual bool IsNetRelevantFor(const AActor*, const AActor*, const FVector&) const { return true; }
    virtual void BeginPlay() {}
    virtual void Tick(float) {}
    virtual void EndPlay(const EEndPlayReason::Type) {}
    virtual void PostInitializeComponents() {}
    virtual void PreInitializeComponents() {}
    virtual void OnConstruction(const FTransform&) {}
    void FinishSpawning(const FTransform&, bool = false) {}
    virtual void Destroyed() {}
    virtual float TakeDamage(float, const FDamageEvent&, AController*, AActor*) { return 0; }
    virtual void NotifyActorBeginOverlap(AActor*) {}
    bool Destroy() { return true; }
    FTimerManager& GetWorldTimerManager() const { return GetWorld()->GetTimerManager(); }
    UGameInstance* GetGameInstance() const { return nullptr; }
    FVector GetActorLocation() const { return {}; }
    FRotator GetActorRotation() const { return {}; }
    FTransform GetActorTransform() const { return {}; }
    FVector GetActorForwardVector() const { return {}; }
    FVector GetActorRightVector() const { return {}; }
    FVector GetVelocity() const { return {}; }
    bool SetActorLocation(const FVector&, bool = false) { return true; }
    bool SetActorRotation(const FRotator&) { return true; }
    void AddActorWorldOffset(const FVector&) {}
    void AddActorLocalRotation(const FRotator&) {}
    void SetActorHiddenInGame(bool) {}
    void SetActorEnableCollision(bool) {}
    void SetActorTickEnabled(bool) {}
    void SetActorTickInterval(float) {}
    void SetLifeSpan(float) {}
    void SetOwner(AActor*) {}
    void SetReplicates(bool) {}
    void SetReplicateMovement(bool) {}
    void ForceNetUpdate() {}
    bool HasAuthority() const { return true; }
    ENetRole GetLocalRole() const { return ROLE_Authority; }
    ENetMode GetNetMode() const { return NM_Standalone; }
    AActor* GetOwner() const { return nullptr; }
    APawn* GetInstigator() const { return nullptr; }
    AController* GetInstigatorController() const { return nullptr; }
    USceneComponent* GetRootComponent() const { return nullptr; }
    bool SetRootComponent(USceneComponent*) { return true; }
    template <class T> T* FindComponentByClass() const { return nullptr; }
    template <class T> T* GetComponentByClass() const { return nullptr; }
    bool ActorHasTag(FName) const { return false; }
    float GetDistanceTo(const AActor*) const { return 0; }
    TArray<FName> Tags;
protected:
    TObjectPtr<USceneComponent> RootComponent;
};

class UMovementComponent : public UActorComponent { public: FVector Velocity; };
class UCharacterMovementComponent : public UMovementComponent { public: float MaxWalkSpeed = 600, JumpZVelocity = 420, AirControl = 0, GravityScale = 1; bool bOrientRotationToMovement = false; bool IsFalling() const { return false; } };
class AInfo : public AActor {};
class APlayerState : public AInfo { public: using Super = APlayerState; float GetScore() const { return 0; } void SetScore(float) {} FString GetPlayerName() const { return {}; } int32 GetPlayerId() const { return 0; } protected: virtual void CopyProperties(APlayerState*) {} virtual void OverrideWith(APlayerState*) {} };
class AGameStateBase : public AInfo { public: using Super = AGameStateBase; TArray<TObjectPtr<APlayerState>> PlayerArray; virtual double GetServerWorldTimeSeconds() const { return 0; } };
class AGameState : public AGameStateBase { public: using Super = AGameState; };
class AController : public AActor
{
public:
    using Super = AController;
    APawn* GetPawn() const { return nullptr; }
    template <class T> T* GetPawn() const { return nullptr; }
    template <class T> T* GetPlayerState() const { return nullptr; }
    void Possess(APawn*) {}
    void UnPossess() {}
    FRotator GetControlRotation() const { return {}; }
    bool IsLocalController() const { return false; }
    virtual void GetPlayerViewPoint(FVector&, FRotator&) const {}
    virtual void SetPawn(APawn*) {}
    virtual void SetControlRotation(const FRotator&) {}
    virtual void OnRep_PlayerState() {}
protected:
    virtual void OnPossess(APawn*) {}
    virtual void OnUnPossess() {}
};
class ULocalPlayer : public UObject { public: template <class T> static T* GetSubsystem(const ULocalPlayer*) { return nullptr; } template <class T> T* GetSubsystem() const { return nullptr; } };
class APlayerController : public AController { public: using Super = APlayerController; bool bShowMouseCursor = false; ULocalPlayer* GetLocalPlayer() const { return nullptr; } virtual void SetupInputComponent() {} void SetViewTarget(AActor*) {} void SetViewTargetWithBlend(AActor*, float = 0) {} void ClientTravel(const FString&, int32) {} };
class APawn : public AActor
{
public:
    using Super = APawn;
    virtual void SetupPlayerInputComponent(UInputComponent*) {}
    virtual void PossessedBy(AController*) {}
    virtual void OnRep_PlayerState() {}
    AController* GetController() const { return nullptr; }
    template <class T> T* GetController() const { return nullptr; }
    template <class T> T* GetPlayerState() const { return nullptr; }
    void AddMovementInput(const FVector&, float = 1) {}
    void AddControllerYawInput(float) {}
    void AddControllerPitchInput(float) {}
    FRotator GetControlRotation() const { return {}; }
    bool IsLocallyControlled() const { return false; }
    bool bUseControllerRotationYaw = false;
protected:
    TObjectPtr<AController> Controller;
};
class USkeletalMeshComponent;
class ACharacter : public APawn { public: using Super = ACharacter; virtual void Jump() {} virtual void StopJumping() {} void LaunchCharacter(const FVector&, bool, bool) {} UCharacterMovementComponent* GetCharacterMovement() const { return nullptr; } USkeletalMeshComponent* GetMesh() const { return nullptr; } };
class AGameModeBase : public AInfo
{
public:
    using Super = AGameModeBase;
    TSubclassOf<APawn> DefaultPawnClass;
    TSubclassOf<APlayerController> PlayerControllerClass;
    TSubclassOf<AGameStateBase> GameStateClass;
    TSubclassOf<APlayerState> PlayerStateClass;
    virtual void InitGame(const FString&, const FString&, FString&) {}
    virtual void PostLogin(APlayerController*) {}
    virtual void Logout(AController*) {}
    virtual void RestartPlayer(AController*) {}
    virtual AActor* ChoosePlayerStart_Implementation(AController*) { return nullptr; }
    virtual void PreLogin(const FString&, const FString&, const FUniqueNetIdRepl&, FString&) {}
    virtual void HandleStartingNewPlayer_Implementation(APlayerController*) {}
    virtual bool ShouldSpawnAtStartSpot(AController*) { return false; }
    virtual int32 GetNumPlayers() { return 0; }
    bool bUseSeamlessTravel = false;
    template <class T> T* GetGameState() const { return nullptr; }
};
class AGameMode : public AGameModeBase { public: using Super = AGameMode; };
class UGameInstance : public UObject { public: using Super = UGameInstance; virtual void Init() {} virtual void Shutdown() {} template <class T> T* GetSubsystem() const { return nullptr; } template <class T> static T* GetSubsystem(const UGameInstance*) { return nullptr; } };

namespace EWorldType { enum Type { None, Game, Editor, PIE, EditorPreview, GamePreview, GameRPC, Inactive }; }
class USubsystem : public UObject { public: using Super = USubsystem; virtual bool ShouldCreateSubsystem(UObject*) const { return true; } virtual void Initialize(FSubsystemCollectionBase&) {} virtual void Deinitialize() {} };
class UEngineSubsystem : public USubsystem { public: using Super = UEngineSubsystem; };
class UGameInstanceSubsystem : public USubsystem { public: using Super = UGameInstanceSubsystem; UGameInstance* GetGameInstance() const { return nullptr; } };
class ULocalPlayerSubsystem : public USubsystem { public: using Super = ULocalPlayerSubsystem; ULocalPlayer* GetLocalPlayer() const { return nullptr; } virtual void PlayerControllerChanged(APlayerController*) {} };
class UWorldSubsystem : public USubsystem { public: using Super = UWorldSubsystem; virtual void OnWorldBeginPlay(UWorld&) {} virtual void PostInitialize() {} UWorld& GetWorldRef() const { return *GetWorld(); } virtual bool DoesSupportWorldType(const EWorldType::Type) const { return true; } };
struct TStatId {};
#define RETURN_QUICK_DECLARE_CYCLE_STAT(Name, Group) return TStatId()
class UTickableWorldSubsystem : public UWorldSubsystem { public: using Super = UTickableWorldSubsystem; virtual void Tick(float) {} virtual TStatId GetStatId() const = 0; virtual bool IsTickable() const { return true; } virtual bool IsTickableWhenPaused() const { return false; } virtual bool IsTickableInEditor() const { return false; } bool IsInitialized() const { return false; } };

class UEngine : public UObject { public: FOnNetworkFailure& OnNetworkFailure() { static FOnNetworkFailure event; return event; } void AddOnScreenDebugMessage(int32, float, FColor, const FString&) {} template <class T> T* GetEngineSubsystem() const { return nullptr; } };
inline UEngine* GEngine = nullptr;
struct FTableRowBase { virtual ~FTableRowBase() = default; };
class UDataTable : public UObject { public: template <class T> T* FindRow(FName, const FString&, bool = true) const { return nullptr; } template <class T> void GetAllRows(const FString&, TArray<T*>&) const {} TArray<FName> GetRowNames() const { return {}; } };
class UDataAsset : public UObject {};
class UPrimaryDataAsset : public UDataAsset {};
class UDeveloperSettings : public UObject { public: using Super = UDeveloperSettings; virtual FName GetCategoryName() const { return {}; } };
class UBlueprintFunctionLibrary : public UObject {};
struct UGameplayStatics
{
    static APlayerController* GetPlayerController(const UObject*, int32) { return nullptr; }
    static APawn* GetPlayerPawn(const UObject*, int32) { return nullptr; }
    static ACharacter* GetPlayerCharacter(const UObject*, int32) { return nullptr; }
    static float ApplyDamage(AActor*, float, AController*, AActor*, TSubclassOf<UObject>) { return 0; }
    static void OpenLevel(const UObject*, FName, bool = true, FString = FString()) {}
    static float ApplyPointDamage(AActor*, float, const FVector&, const FHitResult&, AController*, AActor*, TSubclassOf<UDamageType>) { return 0; }
    static void SetGlobalTimeDilation(const UObject*, float) {}
    static bool SetGamePaused(const UObject*, bool) { return true; }
    static void GetAllActorsOfClass(const UObject*, TSubclassOf<AActor>, TArray<AActor*>&) {}
};
