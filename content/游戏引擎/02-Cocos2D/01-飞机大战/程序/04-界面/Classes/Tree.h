#pragma once
#include "cocos2d.h"

// #region tree
// Node::pause 只停这个节点自己；要连子节点一起停，得自己走一遍
inline void pauseTree(cocos2d::Node* node) {
    node->pause();
    for (auto* child : node->getChildren()) pauseTree(child);
}
inline void resumeTree(cocos2d::Node* node) {
    node->resume();
    for (auto* child : node->getChildren()) resumeTree(child);
}
// #endregion
