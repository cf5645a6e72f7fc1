#pragma once

namespace rules {

// #region session
enum class State { playing, paused, over };

// 一局的状态。不合理的切换不做，返回 false
class Session {
public:
    State state() const { return state_; }
    bool pause() { return change(State::playing, State::paused); }
    bool resume() { return change(State::paused, State::playing); }
    bool finish() { return change(State::playing, State::over); }

private:
    bool change(State from, State to) {
        if (state_ != from) return false;
        state_ = to;
        return true;
    }
    State state_ = State::playing;
};
// #endregion

}   // namespace rules
