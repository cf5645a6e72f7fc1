// Sessions of the online subsystem.
#pragma once
#include "engine.h"

inline const FName NAME_GameSession, NAME_GamePort;
namespace EOnJoinSessionCompleteResult { enum Type { Success, SessionIsFull, SessionDoesNotExist, CouldNotRetrieveAddress, AlreadyInSession, UnknownError }; }
namespace EOnlineDataAdvertisementType { enum Type { DontAdvertise, ViaPingOnly, ViaOnlineService, ViaOnlineServiceAndPing }; }

class FOnlineSessionSettings
{
public:
    int32 NumPublicConnections = 0, NumPrivateConnections = 0;
    bool bShouldAdvertise = false, bAllowJoinInProgress = false, bIsLANMatch = false, bIsDedicated = false, bAllowInvites = false, bUsesPresence = false, bAllowJoinViaPresence = false, bUseLobbiesIfAvailable = false;
    template <class V> void Set(FName, const V&, EOnlineDataAdvertisementType::Type) {}
    template <class V> bool Get(FName, V&) const { return false; }
};
class FOnlineSession { public: FString OwningUserName; FOnlineSessionSettings SessionSettings; int32 NumOpenPublicConnections = 0; };
class FOnlineSessionSearchResult { public: FOnlineSession Session; int32 PingInMs = 0; bool IsValid() const { return false; } };
class FOnlineSessionSearch { public: TArray<FOnlineSessionSearchResult> SearchResults; int32 MaxSearchResults = 1; bool bIsLanQuery = false; };

using FOnCreateSessionCompleteDelegate = TDelegate<void(FName, bool)>;
using FOnDestroySessionCompleteDelegate = TDelegate<void(FName, bool)>;
using FOnFindSessionsCompleteDelegate = TDelegate<void(bool)>;
using FOnJoinSessionCompleteDelegate = TDelegate<void(FName, EOnJoinSessionCompleteResult::Type)>;

class IOnlineSession
{
public:
    bool CreateSession(int32, FName, const FOnlineSessionSettings&) { return false; }
    bool FindSessions(int32, const TSharedRef<FOnlineSessionSearch>&) { return false; }
    bool JoinSession(int32, FName, const FOnlineSessionSearchResult&) { return false; }
    bool DestroySession(FName, const FOnDestroySessionCompleteDelegate& = {}) { return false; }
    bool GetResolvedConnectString(FName, FString&, FName = NAME_GamePort) { return false; }
    class FNamedOnlineSession* GetNamedSession(FName) { return nullptr; }
    FDelegateHandle AddOnCreateSessionCompleteDelegate_Handle(const FOnCreateSessionCompleteDelegate&) { return {}; }
    void ClearOnCreateSessionCompleteDelegate_Handle(FDelegateHandle&) {}
    FDelegateHandle AddOnFindSessionsCompleteDelegate_Handle(const FOnFindSessionsCompleteDelegate&) { return {}; }
    void ClearOnFindSessionsCompleteDelegate_Handle(FDelegateHandle&) {}
    FDelegateHandle AddOnJoinSessionCompleteDelegate_Handle(const FOnJoinSessionCompleteDelegate&) { return {}; }
    void ClearOnJoinSessionCompleteDelegate_Handle(FDelegateHandle&) {}
};
using IOnlineSessionPtr = TSharedPtr<IOnlineSession, ESPMode::ThreadSafe>;
class IOnlineSubsystem { public: static IOnlineSubsystem* Get(const FName& = NAME_None) { return nullptr; } IOnlineSessionPtr GetSessionInterface() const { return {}; } };
namespace Online { inline IOnlineSessionPtr GetSessionInterface(const UWorld*, const FName = NAME_None) { return {}; } }
