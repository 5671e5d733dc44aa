import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Community } from "./Community.tsx";
import { Eggs } from "./Eggs.tsx";
import { Notes } from "./Notes.tsx";
import { SignIns } from "./SignIns.tsx";
import { StoryLog } from "./StoryLog.tsx";
import { Teams } from "./Teams.tsx";

/** The sub quests with their states (spec 2 §4), the daily sign-in, the week's goal, the team, the Easter eggs, and the notes that were read. */
export function SubQuestLog({ wallet }: { wallet: WalletView }) {
  return (
    <>
      <StoryLog kind="sub" />
      <SignIns wallet={wallet} />
      <Community />
      <Teams wallet={wallet} />
      <Eggs />
      <Notes />
    </>
  );
}
