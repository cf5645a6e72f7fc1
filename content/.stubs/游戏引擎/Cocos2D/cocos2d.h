// Stand-in for Cocos2d-x 4, our own text: names and types of what the notes use, so that samples can be parsed and their types
// held against each other. Nothing here runs, and nothing here proves how the engine behaves.
#pragma once
#include <cstdio>
#include <functional>
#include <initializer_list>
#include <string>
#include <unordered_map>
#include <vector>

#define USING_NS_CC using namespace cocos2d
#define CC_CALLBACK_0(selector, target, ...) std::bind(&selector, target __VA_OPT__(,) __VA_ARGS__)
#define CC_CALLBACK_1(selector, target, ...) std::bind(&selector, target, std::placeholders::_1 __VA_OPT__(,) __VA_ARGS__)
#define CC_CALLBACK_2(selector, target, ...) std::bind(&selector, target, std::placeholders::_1, std::placeholders::_2 __VA_OPT__(,) __VA_ARGS__)
#define CREATE_FUNC(Type) static Type* create() { auto* made = new Type(); if (made->init()) { made->autorelease(); return made; } delete made; return nullptr; }
#define CC_SAFE_RELEASE(object) do { if (object) (object)->release(); } while (false)
#define CC_SAFE_RELEASE_NULL(object) do { CC_SAFE_RELEASE(object); (object) = nullptr; } while (false)
#define CC_SAFE_RETAIN(object) do { if (object) (object)->retain(); } while (false)
#define CC_SAFE_DELETE(object) do { delete (object); (object) = nullptr; } while (false)
#define CC_SYNTHESIZE(Type, variable, Name) protected: Type variable; public: Type get##Name() const { return variable; } void set##Name(Type value) { variable = value; }
#define CC_SYNTHESIZE_READONLY(Type, variable, Name) protected: Type variable; public: Type get##Name() const { return variable; }
#define CCLOG(...) std::printf(__VA_ARGS__)
#define CCASSERT(condition, message) ((void)(condition))
#define CC_SCHEDULE_SELECTOR(selector) static_cast<cocos2d::SEL_SCHEDULE>(&selector)

namespace cocos2d
{
class Ref { public: virtual ~Ref() = default; void retain() {} void release() {} Ref* autorelease() { return this; } unsigned int getReferenceCount() const { return 1; } };
template <class T> class RefPtr { public: RefPtr() = default; RefPtr(T*) {} T* get() const { return nullptr; } T* operator->() const { return nullptr; } explicit operator bool() const { return false; } void reset() {} };
template <class T> class Vector
{
public:
    Vector() = default;
    Vector(std::initializer_list<T>) {}
    void pushBack(T) {}
    void popBack() {}
    void eraseObject(T, bool = false) {}
    void erase(std::ptrdiff_t) {}
    typename std::vector<T>::iterator erase(typename std::vector<T>::iterator at) { return items.erase(at); }
    void clear() {}
    void reserve(std::ptrdiff_t) {}
    bool empty() const { return true; }
    bool contains(T) const { return false; }
    std::ptrdiff_t size() const { return 0; }
    T at(std::ptrdiff_t) const { return T(); }
    T front() const { return T(); }
    T back() const { return T(); }
    typename std::vector<T>::iterator begin() { return items.begin(); }
    typename std::vector<T>::iterator end() { return items.end(); }
    typename std::vector<T>::const_iterator begin() const { return items.begin(); }
    typename std::vector<T>::const_iterator end() const { return items.end(); }
private:
    std::vector<T> items;
};
template <class K, class V> class Map { public: void insert(const K&, V) {} V at(const K&) const { return V(); } bool empty() const { return true; } void erase(const K&) {} void clear() {} };

struct Size;
struct Vec2
{
    float x = 0, y = 0;
    static const Vec2 ZERO, ONE, ANCHOR_MIDDLE, ANCHOR_BOTTOM_LEFT, ANCHOR_MIDDLE_BOTTOM, ANCHOR_MIDDLE_TOP, ANCHOR_TOP_LEFT, ANCHOR_TOP_RIGHT, ANCHOR_BOTTOM_RIGHT, ANCHOR_MIDDLE_LEFT, ANCHOR_MIDDLE_RIGHT;
    Vec2() = default;
    Vec2(float, float) {}
    Vec2(const Size&) {}
    float length() const { return 0; }
    float lengthSquared() const { return 0; }
    float distance(const Vec2&) const { return 0; }
    float getDistanceSq(const Vec2&) const { return 0; }
    float getAngle() const { return 0; }
    float dot(const Vec2&) const { return 0; }
    Vec2 getNormalized() const { return {}; }
    void normalize() {}
    Vec2 lerp(const Vec2&, float) const { return {}; }
    void set(float, float) {}
    Vec2 operator+(const Vec2&) const { return {}; }
    Vec2 operator-(const Vec2&) const { return {}; }
    Vec2 operator-() const { return {}; }
    Vec2 operator*(float) const { return {}; }
    Vec2 operator/(float) const { return {}; }
    Vec2& operator+=(const Vec2&) { return *this; }
    Vec2& operator-=(const Vec2&) { return *this; }
    bool operator==(const Vec2&) const = default;
};
inline const Vec2 Vec2::ZERO, Vec2::ONE, Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_BOTTOM_LEFT, Vec2::ANCHOR_MIDDLE_BOTTOM, Vec2::ANCHOR_MIDDLE_TOP, Vec2::ANCHOR_TOP_LEFT, Vec2::ANCHOR_TOP_RIGHT, Vec2::ANCHOR_BOTTOM_RIGHT, Vec2::ANCHOR_MIDDLE_LEFT, Vec2::ANCHOR_MIDDLE_RIGHT;
using Point = Vec2;
struct Size { float width = 0, height = 0; static const Size ZERO; Size() = default; Size(float, float) {} Size operator*(float) const { return {}; } };
inline const Size Size::ZERO;
struct Rect { Vec2 origin; Size size; Rect() = default; Rect(float, float, float, float) {} float getMinX() const { return 0; } float getMaxX() const { return 0; } float getMinY() const { return 0; } float getMaxY() const { return 0; } float getMidX() const { return 0; } float getMidY() const { return 0; } bool intersectsRect(const Rect&) const { return false; } bool containsPoint(const Vec2&) const { return false; } };
struct Color3B { Color3B() = default; Color3B(unsigned char, unsigned char, unsigned char) {} static const Color3B WHITE, RED, YELLOW, GRAY; };
inline const Color3B Color3B::WHITE, Color3B::RED, Color3B::YELLOW, Color3B::GRAY;
struct Color4B { Color4B() = default; Color4B(unsigned char, unsigned char, unsigned char, unsigned char) {} static const Color4B WHITE, BLACK, RED; };
inline const Color4B Color4B::WHITE, Color4B::BLACK, Color4B::RED;

class Node;
class Event { public: enum class Type { TOUCH, KEYBOARD, CUSTOM }; void stopPropagation() {} bool isStopped() const { return false; } Node* getCurrentTarget() { return nullptr; } };
class EventCustom : public Event { public: explicit EventCustom(const std::string&) {} void setUserData(void*) {} void* getUserData() const { return nullptr; } };
class Touch : public Ref { public: Vec2 getLocation() const { return {}; } Vec2 getPreviousLocation() const { return {}; } Vec2 getStartLocation() const { return {}; } Vec2 getDelta() const { return {}; } int getID() const { return 0; } };
class EventListener : public Ref { public: void setEnabled(bool) {} };
class EventListenerTouchOneByOne : public EventListener
{
public:
    static EventListenerTouchOneByOne* create() { return nullptr; }
    void setSwallowTouches(bool) {}
    std::function<bool(Touch*, Event*)> onTouchBegan;
    std::function<void(Touch*, Event*)> onTouchMoved, onTouchEnded, onTouchCancelled;
};
class EventKeyboard : public Event { public: enum class KeyCode { KEY_ESCAPE, KEY_BACK, KEY_SPACE, KEY_LEFT_ARROW, KEY_RIGHT_ARROW, KEY_UP_ARROW, KEY_DOWN_ARROW }; };
class EventListenerKeyboard : public EventListener { public: static EventListenerKeyboard* create() { return nullptr; } std::function<void(EventKeyboard::KeyCode, Event*)> onKeyPressed, onKeyReleased; };
class EventListenerCustom : public EventListener { public: static EventListenerCustom* create(const std::string&, const std::function<void(EventCustom*)>&) { return nullptr; } };
class EventDispatcher : public Ref
{
public:
    void addEventListenerWithSceneGraphPriority(EventListener*, Node*) {}
    void addEventListenerWithFixedPriority(EventListener*, int) {}
    EventListenerCustom* addCustomEventListener(const std::string&, const std::function<void(EventCustom*)>&) { return nullptr; }
    void dispatchCustomEvent(const std::string&, void* = nullptr) {}
    void dispatchEvent(Event*) {}
    void removeEventListener(EventListener*) {}
    void removeEventListenersForTarget(Node*, bool = false) {}
    void removeCustomEventListeners(const std::string&) {}
    void pauseEventListenersForTarget(Node*, bool = false) {}
};

class Action : public Ref { public: void setTag(int) {} bool isDone() const { return false; } };
class FiniteTimeAction : public Action { public: float getDuration() const { return 0; } };
class ActionInterval : public FiniteTimeAction { public: ActionInterval* reverse() const { return nullptr; } };
#define STUB_ACTION(Name, Base, ...) class Name : public Base { public: static Name* create(__VA_ARGS__) { return nullptr; } Name* reverse() const { return nullptr; } Name* clone() const { return nullptr; } };
STUB_ACTION(MoveTo, ActionInterval, float, const Vec2&)
STUB_ACTION(MoveBy, ActionInterval, float, const Vec2&)
STUB_ACTION(ScaleTo, ActionInterval, float, float)
STUB_ACTION(ScaleBy, ActionInterval, float, float)
STUB_ACTION(RotateTo, ActionInterval, float, float)
STUB_ACTION(RotateBy, ActionInterval, float, float)
STUB_ACTION(FadeIn, ActionInterval, float)
STUB_ACTION(FadeOut, ActionInterval, float)
STUB_ACTION(FadeTo, ActionInterval, float, unsigned char)
STUB_ACTION(Blink, ActionInterval, float, int)
STUB_ACTION(DelayTime, ActionInterval, float)
STUB_ACTION(Repeat, ActionInterval, FiniteTimeAction*, int)
STUB_ACTION(RepeatForever, ActionInterval, ActionInterval*)
STUB_ACTION(EaseIn, ActionInterval, ActionInterval*, float)
STUB_ACTION(EaseOut, ActionInterval, ActionInterval*, float)
STUB_ACTION(EaseSineInOut, ActionInterval, ActionInterval*)
STUB_ACTION(CallFunc, FiniteTimeAction, const std::function<void()>&)
STUB_ACTION(RemoveSelf, FiniteTimeAction, bool = true)
struct ccBezierConfig { Vec2 endPosition, controlPoint_1, controlPoint_2; };
STUB_ACTION(BezierTo, ActionInterval, float, const ccBezierConfig&)
STUB_ACTION(BezierBy, ActionInterval, float, const ccBezierConfig&)
class Sequence : public ActionInterval { public: template <class... Actions> static Sequence* create(Actions...) { return nullptr; } static Sequence* create(const Vector<FiniteTimeAction*>&) { return nullptr; } };
class Spawn : public ActionInterval { public: template <class... Actions> static Spawn* create(Actions...) { return nullptr; } };

class Scene;
class PhysicsBody;
using SEL_SCHEDULE = void (Node::*)(float);
class Node : public Ref
{
public:
    static Node* create() { return nullptr; }
    virtual bool init() { return true; }
    virtual void onEnter() {}
    virtual void onExit() {}
    virtual void update(float) {}
    virtual void addChild(Node*) {}
    virtual void addChild(Node*, int) {}
    virtual void addChild(Node*, int, int) {}
    virtual void addChild(Node*, int, const std::string&) {}
    void removeChild(Node*, bool = true) {}
    void removeFromParent() {}
    void removeFromParentAndCleanup(bool) {}
    void removeAllChildren() {}
    Node* getChildByTag(int) const { return nullptr; }
    Node* getChildByName(const std::string&) const { return nullptr; }
    Vector<Node*>& getChildren() { static Vector<Node*> none; return none; }
    Node* getParent() const { return nullptr; }
    Scene* getScene() const { return nullptr; }
    virtual void setPosition(const Vec2&) {}
    virtual void setPosition(float, float) {}
    const Vec2& getPosition() const { return Vec2::ZERO; }
    float getPositionX() const { return 0; }
    float getPositionY() const { return 0; }
    void setPositionX(float) {}
    void setPositionY(float) {}
    void setAnchorPoint(const Vec2&) {}
    void setScale(float) {}
    void setScale(float, float) {}
    void setScaleX(float) {}
    void setScaleY(float) {}
    float getScale() const { return 1; }
    void setRotation(float) {}
    float getRotation() const { return 0; }
    void setOpacity(unsigned char) {}
    void setColor(const Color3B&) {}
    void setVisible(bool) {}
    bool isVisible() const { return true; }
    void setTag(int) {}
    int getTag() const { return 0; }
    void setName(const std::string&) {}
    void setLocalZOrder(int) {}
    void setContentSize(const Size&) {}
    const Size& getContentSize() const { return Size::ZERO; }
    Rect getBoundingBox() const { return {}; }
    void setUserData(void*) {}
    Vec2 convertToNodeSpace(const Vec2&) const { return {}; }
    Vec2 convertToWorldSpace(const Vec2&) const { return {}; }
    Action* runAction(Action*) { return nullptr; }
    void stopAllActions() {}
    void stopAction(Action*) {}
    void stopActionByTag(int) {}
    void scheduleUpdate() {}
    void unscheduleUpdate() {}
    void schedule(SEL_SCHEDULE, float = 0) {}
    void schedule(const std::function<void(float)>&, float, const std::string&) {}
    void schedule(const std::function<void(float)>&, const std::string&) {}
    void scheduleOnce(const std::function<void(float)>&, float, const std::string&) {}
    void unschedule(const std::string&) {}
    void unscheduleAllCallbacks() {}
    void pause() {}
    void resume() {}
    void setPhysicsBody(PhysicsBody*) {}
    PhysicsBody* getPhysicsBody() const { return nullptr; }
    EventDispatcher* getEventDispatcher() const { return nullptr; }
protected:
    EventDispatcher* _eventDispatcher = nullptr;
};
class ClippingRectangleNode : public Node { public: static ClippingRectangleNode* create(const Rect&) { return nullptr; } };
class Layer : public Node { public: static Layer* create() { return nullptr; } };
class LayerColor : public Layer { public: static LayerColor* create(const Color4B&) { return nullptr; } static LayerColor* create(const Color4B&, float, float) { return nullptr; } bool initWithColor(const Color4B&) { return true; } };
class PhysicsWorld { public: void setGravity(const Vec2&) {} void setDebugDrawMask(int) {} };
class Scene : public Node { public: static Scene* create() { return nullptr; } static Scene* createWithPhysics() { return nullptr; } bool initWithPhysics() { return true; } PhysicsWorld* getPhysicsWorld() const { return nullptr; } };
class Texture2D : public Ref {};
class SpriteFrame : public Ref {};
class Sprite : public Node { public: static Sprite* create() { return nullptr; } static Sprite* create(const std::string&) { return nullptr; } static Sprite* createWithSpriteFrameName(const std::string&) { return nullptr; } static Sprite* createWithSpriteFrame(SpriteFrame*) { return nullptr; } bool initWithFile(const std::string&) { return true; } bool initWithSpriteFrameName(const std::string&) { return true; } void setTexture(const std::string&) {} void setSpriteFrame(const std::string&) {} void setFlippedX(bool) {} void setTextureRect(const Rect&) {} };
class SpriteFrameCache : public Ref { public: static SpriteFrameCache* getInstance() { return nullptr; } void addSpriteFramesWithFile(const std::string&) {} SpriteFrame* getSpriteFrameByName(const std::string&) { return nullptr; } };
class Animation : public Ref { public: static Animation* createWithSpriteFrames(const Vector<SpriteFrame*>&, float, unsigned int = 1) { return nullptr; } };
STUB_ACTION(Animate, ActionInterval, Animation*)
enum class TextHAlignment { LEFT, CENTER, RIGHT };
class Label : public Node { public: static Label* createWithTTF(const std::string&, const std::string&, float) { return nullptr; } static Label* createWithSystemFont(const std::string&, const std::string&, float) { return nullptr; } static Label* createWithBMFont(const std::string&, const std::string&) { return nullptr; } void setString(const std::string&) {} const std::string& getString() const { static std::string none; return none; } void setTextColor(const Color4B&) {} };
class MenuItem : public Node {};
class MenuItemImage : public MenuItem { public: static MenuItemImage* create(const std::string&, const std::string&, const std::function<void(Ref*)>&) { return nullptr; } };
class MenuItemLabel : public MenuItem { public: static MenuItemLabel* create(Node*, const std::function<void(Ref*)>&) { return nullptr; } };
class Menu : public Layer { public: template <class... Items> static Menu* create(MenuItem*, Items...) { return nullptr; } void alignItemsVerticallyWithPadding(float) {} };
class ParticleSystemQuad : public Node { public: static ParticleSystemQuad* create(const std::string&) { return nullptr; } void setAutoRemoveOnFinish(bool) {} };
class ParticleExplosion : public ParticleSystemQuad { public: static ParticleExplosion* create() { return nullptr; } };
class TransitionScene : public Scene {};
class TransitionFade : public TransitionScene { public: static TransitionFade* create(float, Scene*, const Color3B& = {}) { return nullptr; } };
class TransitionSlideInR : public TransitionScene { public: static TransitionSlideInR* create(float, Scene*) { return nullptr; } };
class PhysicsMaterial {};
class PhysicsBody : public Ref { public: static PhysicsBody* createCircle(float) { return nullptr; } static PhysicsBody* createBox(const Size&) { return nullptr; } static PhysicsBody* createEdgeBox(const Size&) { return nullptr; } void setDynamic(bool) {} void setGravityEnable(bool) {} void setCategoryBitmask(int) {} void setCollisionBitmask(int) {} void setContactTestBitmask(int) {} int getCategoryBitmask() const { return 0; } void setVelocity(const Vec2&) {} Node* getNode() const { return nullptr; } };
class PhysicsShape : public Ref { public: PhysicsBody* getBody() const { return nullptr; } };
class PhysicsContact : public EventCustom { public: PhysicsShape* getShapeA() const { return nullptr; } PhysicsShape* getShapeB() const { return nullptr; } };
class EventListenerPhysicsContact : public EventListener { public: static EventListenerPhysicsContact* create() { return nullptr; } std::function<bool(PhysicsContact&)> onContactBegin; };

enum class ResolutionPolicy { EXACT_FIT, NO_BORDER, SHOW_ALL, FIXED_HEIGHT, FIXED_WIDTH, UNKNOWN };
struct GLContextAttrs { int redBits, greenBits, blueBits, alphaBits, depthBits, stencilBits, multisamplesCount; };
class GLView : public Ref { public: static void setGLContextAttrs(GLContextAttrs&) {} virtual void setDesignResolutionSize(float, float, ResolutionPolicy) {} virtual const Size& getFrameSize() const { return Size::ZERO; } };
class GLViewImpl : public GLView { public: static GLViewImpl* create(const std::string&) { return nullptr; } static GLViewImpl* createWithRect(const std::string&, const Rect&, float = 1) { return nullptr; } };
class Scheduler : public Ref { public: void performFunctionInCocosThread(const std::function<void()>&) {} void setTimeScale(float) {} };
class TextureCache : public Ref { public: Texture2D* addImage(const std::string&) { return nullptr; } void addImageAsync(const std::string&, const std::function<void(Texture2D*)>&) {} void removeUnusedTextures() {} };
class Director : public Ref
{
public:
    static Director* getInstance() { return nullptr; }
    GLView* getOpenGLView() { return nullptr; }
    void setOpenGLView(GLView*) {}
    void runWithScene(Scene*) {}
    void replaceScene(Scene*) {}
    void pushScene(Scene*) {}
    void popScene() {}
    Scene* getRunningScene() { return nullptr; }
    Size getVisibleSize() const { return {}; }
    Vec2 getVisibleOrigin() const { return {}; }
    Rect getSafeAreaRect() const { return {}; }
    const Size& getWinSize() const { return Size::ZERO; }
    EventDispatcher* getEventDispatcher() const { return nullptr; }
    Scheduler* getScheduler() const { return nullptr; }
    TextureCache* getTextureCache() const { return nullptr; }
    void setDisplayStats(bool) {}
    void setAnimationInterval(float) {}
    void pause() {}
    void resume() {}
    void end() {}
    void stopAnimation() {}
    void startAnimation() {}
};
class Application { public: virtual ~Application() = default; static Application* getInstance() { return nullptr; } int run() { return 0; } virtual void initGLContextAttrs() {} virtual bool applicationDidFinishLaunching() { return true; } virtual void applicationDidEnterBackground() {} virtual void applicationWillEnterForeground() {} };
class UserDefault { public: static UserDefault* getInstance() { return nullptr; } int getIntegerForKey(const char*, int = 0) { return 0; } void setIntegerForKey(const char*, int) {} bool getBoolForKey(const char*, bool = false) { return false; } void setBoolForKey(const char*, bool) {} float getFloatForKey(const char*, float = 0) { return 0; } void setFloatForKey(const char*, float) {} std::string getStringForKey(const char*, const std::string& = "") { return {}; } void setStringForKey(const char*, const std::string&) {} void flush() {} };
class FileUtils { public: static FileUtils* getInstance() { return nullptr; } std::string getStringFromFile(const std::string&) { return {}; } bool isFileExist(const std::string&) const { return false; } std::string getWritablePath() const { return {}; } void addSearchPath(const std::string&) {} };
class AudioProfile;
class AudioEngine { public: static const int INVALID_AUDIO_ID; static int play2d(const std::string&, bool = false, float = 1, const AudioProfile* = nullptr) { return 0; } static void stop(int) {} static void stopAll() {} static void pauseAll() {} static void resumeAll() {} static void setVolume(int, float) {} static void preload(const std::string&) {} };
inline const int AudioEngine::INVALID_AUDIO_ID = -1;
inline float random(float low, float) { return low; }
inline int random(int low, int) { return low; }
inline float clampf(float value, float, float) { return value; }
inline float rand_0_1() { return 0; }
class RandomHelper { public: template <class T> static T random_int(T low, T) { return low; } template <class T> static T random_real(T low, T) { return low; } };
struct StringUtils { static std::string format(const char*, ...) { return {}; } template <class T> static std::string toString(T) { return {}; } };

namespace ui
{
class Widget : public Node { public: enum class TextureResType { LOCAL = 0, PLIST = 1 }; enum class TouchEventType { BEGAN, MOVED, ENDED, CANCELED }; void addClickEventListener(const std::function<void(Ref*)>&) {} void addTouchEventListener(const std::function<void(Ref*, TouchEventType)>&) {} void setEnabled(bool) {} void setTouchEnabled(bool) {} };
class Button : public Widget { public: static Button* create() { return nullptr; } static Button* create(const std::string&, const std::string& = "", const std::string& = "", TextureResType = TextureResType::LOCAL) { return nullptr; } void setCapInsets(const Rect&) {} void setTitleText(const std::string&) {} void setTitleFontSize(float) {} void setScale9Enabled(bool) {} };
class Scale9Sprite : public Node { public: static Scale9Sprite* create(const std::string&) { return nullptr; } };
class Text : public Widget { public: static Text* create(const std::string&, const std::string&, float) { return nullptr; } void setString(const std::string&) {} };
class ImageView : public Widget { public: static ImageView* create(const std::string&) { return nullptr; } };
class LoadingBar : public Widget { public: static LoadingBar* create(const std::string&) { return nullptr; } void setPercent(float) {} };
class Layout : public Widget { public: static Layout* create() { return nullptr; } };
}
}
