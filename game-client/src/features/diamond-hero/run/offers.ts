import type { OpenDialog } from "../../../core/dialogs/dialogs.ts";
import type { Text } from "../../../core/texts/texts.ts";
import type { Offer } from "../../../core/walking/prompt.ts";

/** Between two runs: the dialog that leads on; nothing where there is none. */
export function nextOffers(next: OpenDialog | null, text: Text, open: (dialog: OpenDialog) => void): Offer[] {
  if (!next) return [];
  const press = (): void => open(next);
  const words = text("hero:run.prompt.next");
  return [
    {
      prompt: { verb: "go-on", target: "", words, icon: "video-game", press },
      distance: Number.POSITIVE_INFINITY,
    },
  ];
}
