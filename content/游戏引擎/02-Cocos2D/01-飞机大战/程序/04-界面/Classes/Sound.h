#pragma once
#include "cocos2d.h"
#include "audio/include/AudioEngine.h"
#include "../rules/soundgate.h"

// #region sound
class Sound {
public:
    enum Effect : std::size_t { explosion, hit };

    void start() {
        for (const char* file : files) cocos2d::AudioEngine::preload(file);
        if (music_ == cocos2d::AudioEngine::INVALID_AUDIO_ID)
            music_ = cocos2d::AudioEngine::play2d("music.mp3", true, 0.5f);      // 循环，半音量
    }
    void play(Effect effect, long tick) {
        if (gate_.allow(effect, tick)) cocos2d::AudioEngine::play2d(files[effect]);
    }
    void stop() {
        if (music_ != cocos2d::AudioEngine::INVALID_AUDIO_ID) cocos2d::AudioEngine::stop(music_);
        music_ = cocos2d::AudioEngine::INVALID_AUDIO_ID;
    }

private:
    static constexpr const char* files[]{"explosion.mp3", "hit.mp3"};
    rules::SoundGate gate_{4};
    int music_ = cocos2d::AudioEngine::INVALID_AUDIO_ID;
};
// #endregion
