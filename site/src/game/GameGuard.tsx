import { Component, type ReactNode } from "react";

interface Props {
  /** Called once where the game can't be fetched or begun. */
  onFail(): void;
  children: ReactNode;
}

/** Takes what goes wrong before the game can say so itself: uncaught it would take the island with it, and leave the page empty. */
export class GameGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
