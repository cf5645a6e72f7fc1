// Containers and smart pointers of the engine, without their behaviour.
#pragma once
#include <initializer_list>
#include <type_traits>
#include "text.h"

template <class T> std::remove_reference_t<T>&& MoveTemp(T&& value) { return static_cast<std::remove_reference_t<T>&&>(value); }
template <class T> void Swap(T&, T&) {}
template <class T> uint32 GetTypeHash(const T&) { return 0; }
inline uint32 HashCombine(uint32, uint32) { return 0; }

template <int32 Count, class Secondary = FDefaultAllocator> class TInlineAllocator;
template <class T, class Allocator> class TArray
{
public:
    TArray() = default;
    TArray(std::initializer_list<T>) {}
    int32 Num() const { return 0; }
    int32 Max() const { return 0; }
    bool IsEmpty() const { return true; }
    bool IsValidIndex(int32) const { return false; }
    T& operator[](int32) { return *first; }
    const T& operator[](int32) const { return *first; }
    T& Last(int32 = 0) { return *first; }
    const T& Last(int32 = 0) const { return *first; }
    int32 Add(const T&) { return 0; }
    int32 AddUnique(const T&) { return 0; }
    template <class... Args> int32 Emplace(Args&&...) { return 0; }
    template <class... Args> T& Emplace_GetRef(Args&&...) { return *first; }
    void Append(const TArray&) {}
    int32 Insert(const T&, int32) { return 0; }
    void Push(const T&) {}
    T Pop() { return T(); }
    int32 Remove(const T&) { return 0; }
    int32 RemoveSingle(const T&) { return 0; }
    int32 RemoveSwap(const T&) { return 0; }
    void RemoveAt(int32, int32 = 1) {}
    void RemoveAtSwap(int32) {}
    template <class F> int32 RemoveAll(const F&) { return 0; }
    template <class F> int32 RemoveAllSwap(const F&) { return 0; }
    void Empty(int32 = 0) {}
    void Reset(int32 = 0) {}
    void Reserve(int32) {}
    void SetNum(int32) {}
    void Init(const T&, int32) {}
    void Shrink() {}
    bool Contains(const T&) const { return false; }
    template <class F> bool ContainsByPredicate(F) const { return false; }
    int32 Find(const T&) const { return INDEX_NONE; }
    bool Find(const T&, int32&) const { return false; }
    template <class F> int32 IndexOfByPredicate(F) const { return INDEX_NONE; }
    template <class F> T* FindByPredicate(F) { return first; }
    template <class Key> T* FindByKey(const Key&) { return first; }
    template <class F> TArray FilterByPredicate(F) const { return {}; }
    void Sort() {}
    template <class F> void Sort(const F&) {}
    template <class F> void StableSort(const F&) {}
    T* GetData() { return first; }
    T* begin() { return first; }
    T* end() { return first; }
    const T* begin() const { return first; }
    const T* end() const { return first; }
    bool operator==(const TArray&) const { return true; }
private:
    T* first = nullptr;
};

template <class K, class V> struct TPair { K Key; V Value; };

template <class K, class V> class TMap
{
public:
    TMap() = default;
    TMap(std::initializer_list<TPair<K, V>>) {}
    int32 Num() const { return 0; }
    bool IsEmpty() const { return true; }
    V& Add(const K&, const V&) { return *value; }
    V& Add(const K&) { return *value; }
    template <class... Args> V& Emplace(Args&&...) { return *value; }
    V* Find(const K&) { return value; }
    const V* Find(const K&) const { return value; }
    V FindRef(const K&) const { return V(); }
    V& FindChecked(const K&) { return *value; }
    V& FindOrAdd(const K&) { return *value; }
    V& FindOrAdd(const K&, const V&) { return *value; }
    V& operator[](const K&) { return *value; }
    bool Contains(const K&) const { return false; }
    int32 Remove(const K&) { return 0; }
    bool RemoveAndCopyValue(const K&, V&) { return false; }
    void Append(const TMap&) {}
    void Empty(int32 = 0) {}
    void Reserve(int32) {}
    int32 GetKeys(TArray<K>&) const { return 0; }
    void GenerateKeyArray(TArray<K>&) const {}
    void GenerateValueArray(TArray<V>&) const {}
    template <class F> void KeySort(F) {}
    template <class F> void ValueSort(F) {}
    struct Iterator { explicit operator bool() const { return false; } Iterator& operator++() { return *this; } K& Key(); V& Value(); void RemoveCurrent() {} TPair<K, V>* operator->(); };
    Iterator CreateIterator() { return {}; }
    TPair<K, V>* begin() { return pair; }
    TPair<K, V>* end() { return pair; }
    const TPair<K, V>* begin() const { return pair; }
    const TPair<K, V>* end() const { return pair; }
private:
    V* value = nullptr;
    TPair<K, V>* pair = nullptr;
};

template <class T> class TSet
{
public:
    TSet() = default;
    TSet(std::initializer_list<T>) {}
    int32 Num() const { return 0; }
    void Add(const T&) {}
    void Add(const T&, bool*) {}
    bool Contains(const T&) const { return false; }
    T* Find(const T&) { return first; }
    int32 Remove(const T&) { return 0; }
    void Empty(int32 = 0) {}
    TSet Union(const TSet&) const { return {}; }
    T& FindOrAdd(const T&) { return *first; }
    void Append(const TSet&) {}
    TSet Intersect(const TSet&) const { return {}; }
    TSet Difference(const TSet&) const { return {}; }
    TArray<T> Array() const { return {}; }
    T* begin() { return first; }
    T* end() { return first; }
    const T* begin() const { return first; }
    const T* end() const { return first; }
private:
    T* first = nullptr;
};

template <class T> class TOptional
{
public:
    TOptional() = default;
    TOptional(const T&) {}
    bool IsSet() const { return false; }
    T& GetValue() { return *value; }
    T Get(const T& other) const { return other; }
    void Reset() {}
    explicit operator bool() const { return false; }
private:
    T* value = nullptr;
};

enum class ESPMode : uint8 { NotThreadSafe, ThreadSafe };
namespace stub
{
    // What all pointers of the engine share; `From` is the pointer that others of the family convert to.
    template <class T> class TPointer
    {
    public:
        TPointer() = default;
        TPointer(std::nullptr_t) {}
        T* Get() const { return object; }
        T* operator->() const { return object; }
        std::add_lvalue_reference_t<T> operator*() const { return *object; }
        bool IsValid() const { return false; }
        void Reset() {}
        explicit operator bool() const { return false; }
        bool operator==(const TPointer&) const { return true; }
    protected:
        T* object = nullptr;
    };
}
template <class T, ESPMode Mode = ESPMode::ThreadSafe> class TSharedRef;
template <class T, ESPMode Mode = ESPMode::ThreadSafe> class TSharedPtr : public stub::TPointer<T>
{
public:
    using stub::TPointer<T>::TPointer;
    TSharedPtr() = default;
    explicit TSharedPtr(T*) {}
    template <class U> requires std::is_convertible_v<U*, T*> TSharedPtr(const TSharedPtr<U, Mode>&) {}
    template <class U> requires std::is_convertible_v<U*, T*> TSharedPtr(const TSharedRef<U, Mode>&) {}
    TSharedRef<T, Mode> ToSharedRef() const { return {}; }
    int32 GetSharedReferenceCount() const { return 0; }
    bool IsUnique() const { return false; }
};
template <class T, ESPMode Mode> class TSharedRef
{
public:
    T& Get() const { return *object; }
    T* operator->() const { return object; }
    T& operator*() const { return *object; }
    TSharedPtr<T, Mode> ToSharedPtr() const { return {}; }
private:
    T* object = nullptr;
};
template <class T, ESPMode Mode = ESPMode::ThreadSafe> class TWeakPtr
{
public:
    TWeakPtr() = default;
    TWeakPtr(std::nullptr_t) {}
    template <class U> TWeakPtr(const TSharedPtr<U, Mode>&) {}
    template <class U> TWeakPtr(const TSharedRef<U, Mode>&) {}
    TSharedPtr<T, Mode> Pin() const { return {}; }
    bool IsValid() const { return false; }
    void Reset() {}
};
template <class T> class TUniquePtr : public stub::TPointer<T>
{
public:
    using stub::TPointer<T>::TPointer;
    TUniquePtr() = default;
    explicit TUniquePtr(T*) {}
    TUniquePtr(TUniquePtr&&) = default;
    TUniquePtr& operator=(TUniquePtr&&) = default;
    TUniquePtr(const TUniquePtr&) = delete;
    T* Release() { return nullptr; }
};
template <class T, ESPMode Mode = ESPMode::ThreadSafe> class TSharedFromThis
{
public:
    TSharedRef<T, Mode> AsShared() { return {}; }
    TWeakPtr<T, Mode> AsWeak() { return {}; }
};
template <class T, ESPMode Mode = ESPMode::ThreadSafe, class... Args> TSharedRef<T, Mode> MakeShared(Args&&...) { return {}; }
template <class T, class... Args> TUniquePtr<T> MakeUnique(Args&&...) { return {}; }
template <class T> TSharedPtr<T> MakeShareable(T*) { return {}; }
template <class To, class From> TSharedPtr<To> StaticCastSharedPtr(const TSharedPtr<From>&) { return {}; }

template <class Signature> class TFunction;
template <class R, class... Args> class TFunction<R(Args...)>
{
public:
    TFunction() = default;
    template <class F> requires std::is_invocable_r_v<R, F, Args...> TFunction(F) {}
    R operator()(Args...) const { return R(); }
    explicit operator bool() const { return false; }
};
template <class Signature> using TFunctionRef = TFunction<Signature>;
