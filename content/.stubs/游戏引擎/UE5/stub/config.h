// The cache of ini files, console variables, settings' sections (Misc/ConfigCacheIni.h, HAL/IConsoleManager.h).
#pragma once
#include "objects.h"

class FConfigCacheIni
{
public:
    bool GetString(const TCHAR*, const TCHAR*, FString&, const FString&) { return false; }
    bool GetInt(const TCHAR*, const TCHAR*, int32&, const FString&) { return false; }
    bool GetFloat(const TCHAR*, const TCHAR*, float&, const FString&) { return false; }
    bool GetBool(const TCHAR*, const TCHAR*, bool&, const FString&) { return false; }
    int32 GetArray(const TCHAR*, const TCHAR*, TArray<FString>&, const FString&) { return 0; }
    void SetString(const TCHAR*, const TCHAR*, const TCHAR*, const FString&) {}
    void SetInt(const TCHAR*, const TCHAR*, int32, const FString&) {}
    void SetFloat(const TCHAR*, const TCHAR*, float, const FString&) {}
    void SetBool(const TCHAR*, const TCHAR*, bool, const FString&) {}
    void Flush(bool, const FString& = FString()) {}
};
inline FConfigCacheIni* GConfig = nullptr;
inline FString GEngineIni, GGameIni, GInputIni, GGameUserSettingsIni;

enum EConsoleVariableFlags { ECVF_Default = 0, ECVF_Cheat = 1, ECVF_ReadOnly = 4, ECVF_Scalability = 0x40, ECVF_SetByCode = 0x0A000000, ECVF_SetByConsole = 0x0B000000 };
class IConsoleVariable { public: void Set(const TCHAR*, EConsoleVariableFlags = ECVF_SetByCode) {} void Set(int32, EConsoleVariableFlags = ECVF_SetByCode) {} void Set(float, EConsoleVariableFlags = ECVF_SetByCode) {} int32 GetInt() const { return 0; } float GetFloat() const { return 0; } };
class IConsoleManager { public: static IConsoleManager& Get() { static IConsoleManager manager; return manager; } IConsoleVariable* FindConsoleVariable(const TCHAR*, bool = true) { return nullptr; } };
template <class T> class TAutoConsoleVariable { public: TAutoConsoleVariable(const TCHAR*, const T&, const TCHAR*, uint32 = ECVF_Default) {} T GetValueOnGameThread() const { return T(); } T GetValueOnAnyThread() const { return T(); } IConsoleVariable* operator->() { return nullptr; } };
class FAutoConsoleVariableRef { public: template <class T> FAutoConsoleVariableRef(const TCHAR*, T&, const TCHAR*, uint32 = ECVF_Default) {} };
