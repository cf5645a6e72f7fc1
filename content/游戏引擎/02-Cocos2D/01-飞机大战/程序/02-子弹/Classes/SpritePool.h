#pragma once
#include "cocos2d.h"
#include <cstddef>
#include <string>
#include <vector>

// #region sprites
// 规则里的一个槽对应一个精灵。开局一次建好，之后只改显示与位置
class SpritePool {
public:
    bool init(cocos2d::Node* field, const std::string& frame, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            auto* sprite = cocos2d::Sprite::createWithSpriteFrameName(frame);
            if (!sprite) return false;
            sprite->setVisible(false);
            field->addChild(sprite);
            sprites_.push_back(sprite);                  // 节点树持有它，这里只记着
        }
        return true;
    }

    template <class Pool>
    void show(const Pool& pool) {
        for (std::size_t i = 0; i < sprites_.size(); ++i) {
            const auto* item = pool.at(i);
            sprites_[i]->setVisible(item != nullptr);
            if (item) sprites_[i]->setPosition(item->position.x, item->position.y);
        }
    }
    cocos2d::Sprite* at(std::size_t i) { return sprites_[i]; }

private:
    std::vector<cocos2d::Sprite*> sprites_;
};
// #endregion
