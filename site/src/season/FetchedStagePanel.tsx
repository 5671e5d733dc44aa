import { type ComponentProps, lazy } from "react";
import { Fetched } from "../errors/Fetched.tsx";

// Few come too early or too late.
const StagePanel = lazy(() => import("./StagePanel.tsx"));

type Props = ComponentProps<typeof StagePanel> & Omit<ComponentProps<typeof Fetched>, "children">;

/** The panel of a stage, whose code is fetched when it is shown. */
export function FetchedStagePanel({ skeleton, ...panel }: Props) {
  const { texts, locale } = panel;
  return (
    <Fetched texts={texts} locale={locale} skeleton={skeleton}>
      <StagePanel {...panel} />
    </Fetched>
  );
}
