// Misc/AutomationTest.h: simple automation tests.
#pragma once
#include "objects.h"

#define WITH_DEV_AUTOMATION_TESTS 1
namespace EAutomationTestFlags { enum Type { EditorContext = 1, ClientContext = 2, ApplicationContextMask = 7, SmokeFilter = 16, EngineFilter = 32, ProductFilter = 64 }; }
class FAutomationTestBase
{
public:
    virtual ~FAutomationTestBase() = default;
    virtual bool RunTest(const FString& Parameters) = 0;
    template <class T> bool TestEqual(const TCHAR*, const T&, const T&) { return true; }
    bool TestTrue(const TCHAR*, bool) { return true; }
    bool TestFalse(const TCHAR*, bool) { return true; }
    template <class T> bool TestNotNull(const TCHAR*, const T*) { return true; }
    void AddError(const FString&) {}
};
#define IMPLEMENT_SIMPLE_AUTOMATION_TEST(TClass, PrettyName, TFlags) \
    static_assert(sizeof(PrettyName) > 1 && (TFlags) != 0); \
    class TClass : public FAutomationTestBase { public: virtual bool RunTest(const FString& Parameters) override; };
