import { Component, type ComponentChildren } from 'preact';

/** Shows the fallback instead of children that throw while they render, and reports the error like one that nobody has caught. */
export class ErrorBoundary extends Component<
  { children: ComponentChildren; fallback: ComponentChildren },
  { broken: boolean }
> {
  override state = { broken: false };

  static override getDerivedStateFromError(error: unknown) {
    reportError(error);
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
