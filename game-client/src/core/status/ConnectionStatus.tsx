import { API_BASE } from "@diamond-valley/schemas/protocol.ts";
import { useStore } from "@nanostores/react";
import { type Game, gamePath, sitePath, useGame } from "../app/game.ts";
import { StatusPanel } from "./StatusPanel.tsx";
import { statusScreenOf, type Way } from "./status.ts";
import "./status.css";

/** The status screen of each state in which the game can't go on as it is; a note while it finds its way back. */
export function ConnectionStatus() {
  const { text, stores } = useGame();
  const connection = useStore(stores.$connection);
  if (connection.phase === "reconnecting") {
    return (
      <p className="reconnecting" role="status">
        <i aria-hidden="true" />
        {text("status.reconnecting")}
      </p>
    );
  }
  const screen = statusScreenOf(connection);
  if (!screen) return null;
  const { texts, call, quiet } = screen;
  // What can only be reloaded says so, whatever the error's own button would say elsewhere.
  const action = call === "reload" ? text("status.crashed.action") : text(`${texts}.action`);
  return (
    <StatusPanel name={connection.phase} title={text(`${texts}.title`)} hint={text(`${texts}.message`)}>
      <div className="buttons">
        {quiet && (
          <WayOut way={quiet} className="quiet">
            {text(`status.${quiet}`)}
          </WayOut>
        )}
        <WayOut way={call} className="call">
          {action}
        </WayOut>
      </div>
    </StatusPanel>
  );
}

/** A link or a button, as the way asks for. */
function WayOut({ way, className, children }: { way: Way; className: string; children: string }) {
  const game = useGame();
  const href = addressOf(way, game);
  if (href !== null) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={className} onClick={() => follow(way, game)}>
      {children}
    </button>
  );
}

/** The page that a way leads to, or null where it stays in the game. */
function addressOf(way: Way, { locale }: Game): string | null {
  switch (way) {
    case "home":
      return sitePath(locale, "/");
    case "faq":
      return sitePath(locale, "/faq/");
    case "vault":
      return sitePath(locale, "/prizes/");
    case "register":
      return sitePath(locale, "/register/");
    case "sign-in": {
      const wish = new URLSearchParams({ return_to: gamePath(locale), ui_locales: locale });
      return `${API_BASE}/auth/start?${wish}`;
    }
    default:
      return null;
  }
}

function follow(way: Way, { retry, takeOver }: Game): void {
  if (way === "retry") retry();
  else if (way === "take-over") takeOver();
  else window.location.reload();
}
