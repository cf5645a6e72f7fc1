// Failures of a connection, kinds of travel, damage types.
#pragma once
#include "objects.h"

class UNetDriver;
namespace ENetworkFailure { enum Type { NetDriverAlreadyExists, NetDriverCreateFailure, NetDriverListenFailure, ConnectionLost, ConnectionTimeout, FailureReceived, OutdatedClient, OutdatedServer, PendingConnectionFailure, NetGuidMismatch, NetChecksumMismatch }; }
using FOnNetworkFailure = TMulticastDelegate<void(UWorld*, UNetDriver*, ENetworkFailure::Type, const FString&)>;
enum ETravelType { TRAVEL_Absolute, TRAVEL_Partial, TRAVEL_Relative, TRAVEL_MAX };
class UDamageType : public UObject { public: using Super = UDamageType; };
struct FUniqueNetIdRepl { bool IsValid() const { return false; } FString ToString() const { return {}; } };
