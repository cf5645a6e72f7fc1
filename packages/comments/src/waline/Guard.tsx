import { Component, type ReactNode } from 'react';
import { words } from '../words/thread.ts';

/**
 * What nobody has thought of fails here, and leaves the note as it is. The engine's own boundary would be a part that the
 * application and this chunk share, which every page of such a site would name.
 */
export class Guard extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p role="alert">
        {words.unreachable}{' '}
        <button type="button" className="button" onClick={() => this.setState({ isBroken: false })}>
          {words.retry}
        </button>
      </p>
    );
  }
}
