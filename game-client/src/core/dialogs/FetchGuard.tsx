import { Component, type ReactNode } from "react";
import { fetchAgain, NotFetched } from "./lazily.ts";

interface Props {
  /** Called where a part of the content could not be fetched. */
  onMissing?: () => void;
  children: ReactNode;
}

/** Takes that a part of the screen could not be fetched; every other error goes on to the crash screen. */
export class FetchGuard extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof NotFetched)) return;
    fetchAgain();
    this.props.onMissing?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof NotFetched) return null;
    throw error;
  }
}
