import { Component, type ComponentChildren } from 'preact';

/** Keeps what breaks inside from taking the page with it. */
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
