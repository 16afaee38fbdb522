import { Component, type ComponentChildren } from 'preact';

/** Shows the fallback instead of children that throw while they render, and logs the error. */
export class ErrorBoundary extends Component<
  { children: ComponentChildren; fallback: ComponentChildren },
  { broken: boolean }
> {
  override state = { broken: false };

  static override getDerivedStateFromError(error: unknown) {
    console.error(error);
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
