import { Component, type ComponentType, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

interface Props {
  /** A new value resets the boundary, so that the next page is rendered. */
  resetKey: string;
  children: ReactNode;
  /** Component that shows the error; default: the crash page. */
  fallback?: ComponentType<{ error: unknown; onRetry: () => void }>;
}

/** Shows the crash page in place of its children, until Try again or another page. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    // A thrown `undefined` is an error too.
    return { error: error ?? 'undefined' };
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.error !== undefined && resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    const { children, fallback: Fallback = CrashPage } = this.props;
    return error === undefined ? children : <Fallback error={error} onRetry={this.reset} />;
  }
}
