// Delegates: signatures are held against each other, nothing is called.
#pragma once
#include "containers.h"

struct FDelegateHandle { bool IsValid() const { return false; } void Reset() {} bool operator==(const FDelegateHandle&) const = default; };

namespace stub
{
    // A function that takes all arguments of the delegate, then those bound with it.
    template <class R, class... Args> class TBinding
    {
    public:
        template <class F> requires std::is_invocable_r_v<R, F, Args...> static void lambda(F) {}
        template <class T, class U, class... Bound> requires std::is_base_of_v<T, U> static void member(U*, R (T::*)(Args..., Bound...), std::type_identity_t<Bound>...) {}
        template <class T, class U, class... Bound> requires std::is_base_of_v<T, U> static void member(U*, R (T::*)(Args..., Bound...) const, std::type_identity_t<Bound>...) {}
    };
}

template <class Signature> class TDelegate;
template <class R, class... Args> class TDelegate<R(Args...)>
{
    using Binding = stub::TBinding<R, Args...>;
public:
    template <class F> void BindLambda(F f) { Binding::lambda(f); }
    template <class O, class F> void BindWeakLambda(O*, F f) { Binding::lambda(f); }
    template <class U, class M, class... B> void BindUObject(U* object, M member, B... bound) { Binding::member(object, member, bound...); }
    template <class U, class M, class... B> void BindRaw(U* object, M member, B... bound) { Binding::member(object, member, bound...); }
    template <class P, class M, class... B> void BindSP(const P& pointer, M member, B... bound) { Binding::member(&*pointer, member, bound...); }
    template <class U, class M, class... B> void BindSP(U* object, M member, B... bound) { Binding::member(object, member, bound...); }
    void BindStatic(R (*)(Args...)) {}
    template <class U> void BindUFunction(U*, const FName&) {}
    template <class F> static TDelegate CreateLambda(F f) { Binding::lambda(f); return {}; }
    template <class O, class F> static TDelegate CreateWeakLambda(O*, F f) { Binding::lambda(f); return {}; }
    template <class U, class M, class... B> static TDelegate CreateUObject(U* object, M member, B... bound) { Binding::member(object, member, bound...); return {}; }
    template <class U, class M, class... B> static TDelegate CreateRaw(U* object, M member, B... bound) { Binding::member(object, member, bound...); return {}; }
    bool IsBound() const { return false; }
    R Execute(Args...) const { return R(); }
    bool ExecuteIfBound(Args...) const requires std::is_void_v<R> { return false; }
    void Unbind() {}
};

template <class Signature> class TMulticastDelegate;
template <class... Args> class TMulticastDelegate<void(Args...)>
{
    using Binding = stub::TBinding<void, Args...>;
public:
    using FDelegate = TDelegate<void(Args...)>;
    FDelegateHandle Add(const FDelegate&) { return {}; }
    template <class F> FDelegateHandle AddLambda(F f) { Binding::lambda(f); return {}; }
    template <class O, class F> FDelegateHandle AddWeakLambda(O*, F f) { Binding::lambda(f); return {}; }
    template <class U, class M, class... B> FDelegateHandle AddUObject(U* object, M member, B... bound) { Binding::member(object, member, bound...); return {}; }
    template <class U, class M, class... B> FDelegateHandle AddRaw(U* object, M member, B... bound) { Binding::member(object, member, bound...); return {}; }
    template <class P, class M, class... B> FDelegateHandle AddSP(const P& pointer, M member, B... bound) { Binding::member(&*pointer, member, bound...); return {}; }
    FDelegateHandle AddStatic(void (*)(Args...)) { return {}; }
    template <class U> FDelegateHandle AddUFunction(U*, const FName&) { return {}; }
    bool Remove(FDelegateHandle) { return false; }
    int32 RemoveAll(const void*) { return 0; }
    void Clear() {}
    bool IsBound() const { return false; }
    bool IsBoundToObject(const void*) const { return false; }
    void Broadcast(Args...) const {}
};

// In the engine these four are macros over names of functions; here the types of the functions are checked.
template <class... Args> class TDynamicMulticastDelegate
{
public:
    template <class U, class T> requires std::is_base_of_v<T, U> void AddDynamic(U*, void (T::*)(Args...)) {}
    template <class U, class T> requires std::is_base_of_v<T, U> void AddUniqueDynamic(U*, void (T::*)(Args...)) {}
    template <class U, class T> requires std::is_base_of_v<T, U> void RemoveDynamic(U*, void (T::*)(Args...)) {}
    template <class U, class T> requires std::is_base_of_v<T, U> bool IsAlreadyBound(U*, void (T::*)(Args...)) const { return false; }
    void RemoveAll(const void*) {}
    void Clear() {}
    bool IsBound() const { return false; }
    void Broadcast(Args...) const {}
};
template <class R, class... Args> class TDynamicDelegate
{
public:
    template <class U, class T> requires std::is_base_of_v<T, U> void BindDynamic(U*, R (T::*)(Args...)) {}
    template <class U> void BindUFunction(U*, const FName&) {}
    bool IsBound() const { return false; }
    R Execute(Args...) const { return R(); }
    bool ExecuteIfBound(Args...) const requires std::is_void_v<R> { return false; }
    void Unbind() {}
    void Clear() {}
};

#define DECLARE_DELEGATE(Name) using Name = TDelegate<void()>
#define DECLARE_DELEGATE_OneParam(Name, A) using Name = TDelegate<void(A)>
#define DECLARE_DELEGATE_TwoParams(Name, A, B) using Name = TDelegate<void(A, B)>
#define DECLARE_DELEGATE_ThreeParams(Name, A, B, C) using Name = TDelegate<void(A, B, C)>
#define DECLARE_DELEGATE_RetVal(R, Name) using Name = TDelegate<R()>
#define DECLARE_DELEGATE_RetVal_OneParam(R, Name, A) using Name = TDelegate<R(A)>
#define DECLARE_DELEGATE_RetVal_TwoParams(R, Name, A, B) using Name = TDelegate<R(A, B)>
#define DECLARE_MULTICAST_DELEGATE(Name) using Name = TMulticastDelegate<void()>
#define DECLARE_MULTICAST_DELEGATE_OneParam(Name, A) using Name = TMulticastDelegate<void(A)>
#define DECLARE_MULTICAST_DELEGATE_TwoParams(Name, A, B) using Name = TMulticastDelegate<void(A, B)>
#define DECLARE_MULTICAST_DELEGATE_ThreeParams(Name, A, B, C) using Name = TMulticastDelegate<void(A, B, C)>
#define DECLARE_EVENT(Owner, Name) using Name = TMulticastDelegate<void()>
#define DECLARE_EVENT_OneParam(Owner, Name, A) using Name = TMulticastDelegate<void(A)>
#define DECLARE_DYNAMIC_DELEGATE(Name) using Name = TDynamicDelegate<void>
#define DECLARE_DYNAMIC_DELEGATE_OneParam(Name, A, a) using Name = TDynamicDelegate<void, A>
#define DECLARE_DYNAMIC_DELEGATE_RetVal(R, Name) using Name = TDynamicDelegate<R>
#define DECLARE_DYNAMIC_DELEGATE_RetVal_OneParam(R, Name, A, a) using Name = TDynamicDelegate<R, A>
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE(Name) using Name = TDynamicMulticastDelegate<>
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(Name, A, a) using Name = TDynamicMulticastDelegate<A>
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(Name, A, a, B, b) using Name = TDynamicMulticastDelegate<A, B>
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_ThreeParams(Name, A, a, B, b, C, c) using Name = TDynamicMulticastDelegate<A, B, C>
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_FourParams(Name, A, a, B, b, C, c, D, d) using Name = TDynamicMulticastDelegate<A, B, C, D>
