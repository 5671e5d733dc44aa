import { REPORT_REASONS, type ReportReason } from "@diamond-valley/schemas/reports/report.ts";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import type { Dialogs } from "../../core/dialogs/dialogs.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { PanelButton } from "../../core/dialogs/PanelButton.tsx";
import { refusalKey } from "../../core/hud/refusals.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { sendReport } from "./report.ts";
import { REPORT_TEXTS } from "./texts.ts";
import "./report.css";

/** Asks what is wrong with a player, and tells the operator: once for each player, however often it is asked for. */
export function ReportDialog({ player, name, back }: Dialogs["report"]) {
  useTexts("reports", REPORT_TEXTS);
  const game = useGame();
  const { text, stores } = game;
  const [reason, choose] = useState<ReportReason>(REPORT_REASONS[0]);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [refusal, refuse] = useState("");
  const close = (): void => stores.$dialog.set(back ?? null);
  const send = async (): Promise<void> => {
    setSending(true);
    refuse("");
    const refused = await sendReport(game, { player, reason });
    setSending(false);
    if (refused) refuse(text(refusalKey(refused)));
    else setSent(true);
  };
  return (
    <Panel name="report" title={text("reports:title")} onClose={close}>
      <div className="report" data-sent={isSent}>
        <p role="status">{text(isSent ? "reports:sent" : "reports:hint", { name })}</p>
        {isSent ? (
          <CloseButton onClose={close} />
        ) : (
          <>
            <fieldset>
              <legend>{text("reports:why")}</legend>
              {REPORT_REASONS.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="reason"
                    value={each}
                    checked={each === reason}
                    onChange={() => choose(each)}
                  />
                  {text(`reports:reason.${each}`)}
                </label>
              ))}
            </fieldset>
            <p className="told warn" role="alert">
              {refusal}
            </p>
            <div className="buttons">
              <PanelButton className="call" data-way="send" off={isSending} onClick={() => void send()}>
                {text("reports:send")}
              </PanelButton>
              <button type="button" className="quiet" data-way="close" onClick={close}>
                {text("reports:cancel")}
              </button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
