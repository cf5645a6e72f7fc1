// 运行时的类型表：按名字找类型、造对象、读写属性、调用方法。需要 C++20。
#pragma once
#include <any>
#include <concepts>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeindex>
#include <typeinfo>
#include <utility>
#include <vector>

// #region info
namespace refl {

struct Property {
    std::type_index type;
    std::function<std::any(const void*)> get;
    std::function<void(void*, const std::any&)> set;
};

struct Method {
    std::vector<std::type_index> parameters;
    std::function<std::any(void*, std::span<const std::any>)> call;
};

struct TypeInfo {
    std::string name;
    const TypeInfo* base = nullptr;
    void* (*to_base)(void*) = nullptr;             // 派生类指针变成基类指针
    std::function<std::shared_ptr<void>()> create; // 删除器记在控制块里
    std::map<std::string, Property, std::less<>> properties;
    std::map<std::string, Method, std::less<>> methods;
};

}  // namespace refl
// #endregion

// #region registry
namespace refl {

template <class T> class Builder;

class Registry {
public:
    Registry() = default;
    Registry(const Registry&) = delete;             // 副本里的 base 仍指着原件
    Registry& operator=(const Registry&) = delete;

    template <class T> Builder<T> add(std::string name);

    const TypeInfo& find(std::string_view name) const {
        const auto it = types_.find(name);
        if (it == types_.end()) throw std::out_of_range{"没有登记类型 " + std::string{name}};
        return it->second;
    }
    const TypeInfo& find(std::type_index type) const {
        const auto it = names_.find(type);
        if (it == names_.end()) throw std::out_of_range{std::string{"没有登记类型 "} + type.name()};
        return find(it->second);
    }

private:
    std::map<std::string, TypeInfo, std::less<>> types_;   // 节点容器：TypeInfo 的地址不变
    std::map<std::type_index, std::string> names_;
};

// 成员指针在登记时还有类型，存进 std::function 之后就看不出来了。
template <class T>
class Builder {
public:
    Builder(Registry& registry, TypeInfo& info) : registry_{registry}, info_{info} {
        if constexpr (std::default_initializable<T>)
            info_.create = [] { return std::make_shared<T>(); };
    }

    template <class Base>
        requires std::derived_from<T, Base>
    Builder& base() {
        info_.base = &registry_.find(typeid(Base));
        info_.to_base = [](void* p) -> void* { return static_cast<Base*>(static_cast<T*>(p)); };
        return *this;
    }

    // #region property
    // Owner 可以是 T 的基类：&Enemy::hp 的类型是 int Alive::*，它记着成员在哪里声明。
    template <class M, class Owner>
        requires std::is_object_v<M> && std::derived_from<T, Owner>
    Builder& property(std::string name, M Owner::*member) {
        info_.properties.insert_or_assign(std::move(name), Property{
            typeid(M),
            [member](const void* p) { return std::any{static_cast<const T*>(p)->*member}; },
            [member](void* p, const std::any& value) {
                static_cast<T*>(p)->*member = std::any_cast<const M&>(value);
            }});
        return *this;
    }
    // #endregion

    // #region method
    template <class Owner, class R, class... A>
    Builder& method(std::string name, R (Owner::*function)(A...)) {
        return add<R, A...>(std::move(name), function);
    }
    template <class Owner, class R, class... A>
    Builder& method(std::string name, R (Owner::*function)(A...) const) {
        return add<R, A...>(std::move(name), function);
    }

private:
    template <class R, class... A, class F>
    Builder& add(std::string name, F function) {
        info_.methods.insert_or_assign(std::move(name), Method{
            {typeid(A)...},                        // typeid 去掉引用与顶层 const
            [function](void* p, std::span<const std::any> args) {
                return invoke<R, A...>(static_cast<T*>(p), function, args, std::index_sequence_for<A...>{});
            }});
        return *this;
    }
    template <class R, class... A, class F, std::size_t... I>
    static std::any invoke(T* object, F function, [[maybe_unused]] std::span<const std::any> args,
                           std::index_sequence<I...>) {
        auto call = [&]() -> R {
            return (object->*function)(std::any_cast<const std::remove_cvref_t<A>&>(args[I])...);
        };
        if constexpr (std::is_void_v<R>) { call(); return {}; }
        else return call();
    }
    // #endregion

    Registry& registry_;
    TypeInfo& info_;
};

template <class T>
Builder<T> Registry::add(std::string name) {
    const auto [it, is_new] = types_.try_emplace(name);
    if (!is_new) throw std::invalid_argument{"类型名重复 " + name};
    it->second.name = name;
    names_.insert_or_assign(typeid(T), std::move(name));
    return {*this, it->second};
}

}  // namespace refl
// #endregion

// #region object
namespace refl {

// 句柄：拷贝之后指着同一个对象。登记表要比它活得久。
class Object {
    // #region locate
    // 先找自己，再沿基类往上；每上一层，指针也跟着换成那一层的。
    template <class Map>
    auto locate(Map TypeInfo::*where, std::string_view name, const char* kind) const {
        using Entry = typename Map::mapped_type;
        void* self = data_.get();
        for (const TypeInfo* type = info_; type; type = type->base) {
            const Map& entries = type->*where;
            if (const auto it = entries.find(name); it != entries.end())
                return std::pair<const Entry*, void*>{&it->second, self};
            if (type->to_base) self = type->to_base(self);
        }
        throw std::out_of_range{info_->name + " 没有" + kind + " " + std::string{name}};
    }
    static void check(std::type_index wanted, const std::any& given, std::string_view name) {
        if (wanted != given.type()) throw std::invalid_argument{std::string{name} + " 的类型不符"};
    }
    // #endregion

public:
    explicit Object(const TypeInfo& info) : info_{&info} {
        if (!info.create) throw std::logic_error{info.name + " 没有默认构造函数"};
        data_ = info.create();
    }
    const TypeInfo& type() const { return *info_; }

    std::any get(std::string_view name) const {
        const auto [property, self] = locate(&TypeInfo::properties, name, "属性");
        return property->get(self);
    }
    void set(std::string_view name, const std::any& value) {
        const auto [property, self] = locate(&TypeInfo::properties, name, "属性");
        check(property->type, value, name);
        property->set(self, value);
    }
    std::any call(std::string_view name, std::vector<std::any> args = {}) {
        const auto [method, self] = locate(&TypeInfo::methods, name, "方法");
        if (args.size() != method->parameters.size())
            throw std::invalid_argument(std::string{name} + " 要" + std::to_string(method->parameters.size()) +
                                        "个实参，给了" + std::to_string(args.size()) + "个");
        for (std::size_t i = 0; i < args.size(); ++i) check(method->parameters[i], args[i], name);
        return method->call(self, args);
    }

private:
    const TypeInfo* info_;
    std::shared_ptr<void> data_;
};

}  // namespace refl
// #endregion
