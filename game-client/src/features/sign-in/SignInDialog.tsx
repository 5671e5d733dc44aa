import { SIGN_IN_DAYS, signInDiamonds, signInReward } from "@diamond-valley/schemas/sign-in/sign-in.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { SIGN_IN_TEXTS } from "./texts.ts";
import "./sign-in.css";

/** The card: a field for each day that pays, the stamps so far, and what comes next. */
export function SignInDialog() {
  useTexts("sign-in", SIGN_IN_TEXTS);
  const { text, stores } = useGame();
  const wallet = useStore(stores.$wallet);
  const close = (): void => stores.$dialog.set(null);
  const { days, today } = wallet?.signIn ?? { days: 0, today: false };
  const stamps = Math.min(days, SIGN_IN_DAYS);
  const next = signInReward(stamps + 1).diamonds;
  const now = stamps === SIGN_IN_DAYS ? "done" : today ? "today" : "not-yet";
  return (
    <Panel
      name="sign-in"
      shape="wide"
      title={text("sign-in:title")}
      hint={text("sign-in:hint", { count: SIGN_IN_DAYS })}
      onClose={close}
    >
      <p className="sign-in-counted" data-now={now}>
        <b>
          {text("sign-in:counted", { days: stamps, count: SIGN_IN_DAYS, earned: signInDiamonds(stamps) })}
        </b>
        <span>{text(`sign-in:${now}`, { diamonds: next })}</span>
      </p>
      <ol className="sign-in-card" data-days={stamps}>
        {Array.from({ length: SIGN_IN_DAYS }, (_, index) => index + 1).map((day) => (
          <Field key={day} day={day} isStamped={day <= stamps} isNext={day === stamps + 1} />
        ))}
      </ol>
      <CloseButton onClose={close} />
    </Panel>
  );
}

interface FieldProps {
  readonly day: number;
  readonly isStamped: boolean;
  readonly isNext: boolean;
}

function Field({ day, isStamped, isNext }: FieldProps) {
  const { text } = useGame();
  const { diamonds, item } = signInReward(day);
  const words = [text("sign-in:pays", { diamonds })];
  if (item !== null) words.push(text("sign-in:gift"));
  if (isStamped) words.push(text("sign-in:stamped"));
  return (
    <li data-day={day} data-state={isStamped ? "stamped" : isNext ? "next" : "open"}>
      <small>{text("sign-in:day", { day })}</small>
      <span className="pays" aria-hidden="true">
        <Icon name="gem-stone" size={18} />
        {diamonds}
        {item !== null && <Icon name="wrapped-gift" size={18} />}
      </span>
      <span className="hidden-text">{words.join(", ")}</span>
    </li>
  );
}
