#pragma once
#include "cocos2d.h"
#include <cstddef>
#include <string>
#include <vector>

// 规则里的一个槽对应一个精灵。开局一次建好，之后只改显示、位置与图
class SpritePool {
public:
    bool init(cocos2d::Node* field, const std::string& frame, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            auto* sprite = cocos2d::Sprite::createWithSpriteFrameName(frame);
            if (!sprite) return false;
            sprite->setVisible(false);
            field->addChild(sprite);
            items_.push_back({sprite, frame});           // 节点树持有它，这里只记着
        }
        return true;
    }

    template <class Pool>
    void show(const Pool& pool) {
        show(pool, [](const auto&) { return nullptr; });
    }

    // frameOf 说出这个物体该用哪张图；空指针表示不换
    template <class Pool, class FrameOf>
    void show(const Pool& pool, FrameOf frameOf) {
        for (std::size_t i = 0; i < items_.size(); ++i) {
            auto& [sprite, shown] = items_[i];
            const auto* object = pool.at(i);
            sprite->setVisible(object != nullptr);
            if (!object) continue;
            sprite->setPosition(object->position.x, object->position.y);
            const char* frame = frameOf(*object);
            if (frame && shown != frame) sprite->setSpriteFrame(shown = frame);
        }
    }

private:
    struct Item { cocos2d::Sprite* sprite; std::string shown; };
    std::vector<Item> items_;
};
