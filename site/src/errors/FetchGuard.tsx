import { Component, type ReactNode } from "react";

interface Props {
  /** Shown where the children can't be fetched. */
  fallback: ReactNode;
  /** Called once where the children can't be fetched. */
  onFail?(): void;
  children: ReactNode;
}

/** Takes that a part of the page can't be fetched or begun: uncaught it would take the island with it, and leave the page empty. */
export class FetchGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
