import { Component, type ReactNode } from 'react';
import { FailureBox } from 'study-notes/shell/errors/FailureBox';
import { words } from '../words/frame.ts';

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a lab's error in the lab's own box. */
export class Boundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    // A thrown `undefined` is an error too.
    return { error: error ?? 'undefined' };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <FailureBox title={words.labFailed} error={error} onRetry={this.retry} />;
  }
}
