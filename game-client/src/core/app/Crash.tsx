import { Component, type ReactNode } from "react";
import "./crash.css";

interface CrashProps {
  title: string;
  message: string;
  action: string;
  children: ReactNode;
}

/** Takes an error of the screen itself: what was earned is safe on the server, so a reload mends it. */
export class Crash extends Component<CrashProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    const { title, message, action, children } = this.props;
    if (!this.state.crashed) return children;
    return (
      <div className="crashed" role="alert">
        <h2>{title}</h2>
        <p>{message}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {action}
        </button>
      </div>
    );
  }
}
