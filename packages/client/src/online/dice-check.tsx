import type { Verdict } from '@carillon/dice';
import { type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import type { Reply } from '../messages.ts';
import { text } from '../net/page.tsx';
import type { OnlineProps } from './props.ts';

/** Checks in this browser that no die of a finished game was changed. */
export function DiceCheck(props: OnlineProps): JSX.Element {
  const reply: Cell<Reply<Verdict> | undefined> = cell<Reply<Verdict> | undefined>(undefined);
  const check = async (): Promise<void> => {
    const dice = props.game.table()?.dice;
    if (dice?.secret != null) reply.set(await props.game.ask('verify', { dice: { ...dice, secret: dice.secret } }));
  };
  const words = (): string => {
    const now = reply();
    if (now === undefined) return '';
    if (!now.ok) return text(props, 'diceBroken');
    if (now.value.ok) return text(props, 'diceRight', { count: now.value.rolls });
    return now.value.code === 'other_secret'
      ? text(props, 'diceOtherSecret')
      : text(props, 'diceOtherRoll', { entry: now.value.entry + 1 });
  };
  return (
    <Show when={props.game.table()?.dice.secret}>
      <button type="button" class="button quiet" data-does="check-dice" onClick={() => void check()}>
        {text(props, 'checkDice')}
      </button>
      <p role="status" class="dice-verdict">
        {words()}
      </p>
    </Show>
  );
}
