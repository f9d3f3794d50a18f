import type { Pledge, Verdict } from '@carillon/dice';
import type { Dice } from '@carillon/protocol';
import { type JSX, Show } from 'solid-js';
import type { Reply } from '../../shared/messages.ts';
import { type Cell, cell } from '../cell.ts';
import { text } from '../net/page.tsx';
import type { KeptPledge } from '../net/pledges.ts';
import { DiceFacts, FAULTS } from './dice-facts.tsx';
import type { OnlineProps } from './props.ts';

/** The facts about the dice; after the game, a check in this browser that no die was changed. */
export function DiceCheck(props: OnlineProps): JSX.Element {
  const reply: Cell<Reply<Verdict> | undefined> = cell<Reply<Verdict> | undefined>(undefined);
  const check = async (): Promise<void> => {
    const dice = props.game.table()?.dice;
    if (dice?.secret == null) return;
    const pledge = pledgeFor(props.server.pledges.of(dice.game), dice);
    reply.set(await props.game.ask('verify', { dice: { ...dice, secret: dice.secret }, pledge }));
  };
  const words = (): string => {
    const now = reply();
    if (now === undefined) return '';
    if (!now.ok) return text(props, 'diceBroken');
    if (now.value.ok) return text(props, 'diceRight', { count: now.value.rolls });
    if (now.value.code === 'other_roll') return text(props, 'diceOtherRoll', { entry: now.value.entry + 1 });
    return text(props, WRONG[now.value.code]);
  };
  return (
    <>
      <Show when={props.game.table()}>{(table) => <DiceFacts {...props} dice={table().dice} />}</Show>
      <Show when={props.game.table()?.dice.secret}>
        <button type="button" class="button quiet" data-does="check-dice" onClick={() => void check()}>
          {text(props, 'checkDice')}
        </button>
        <p role="status" class="dice-verdict">
          {words()}
        </p>
      </Show>
    </>
  );
}

const WRONG = { ...FAULTS, other_secret: 'diceOtherSecret', other_lot: 'diceOtherLot' } as const;

/** The facts noted in this browser against which to check the published dice. */
function pledgeFor(kept: KeptPledge | undefined, { values }: Dice): Pledge {
  if (kept === undefined) return {};
  const value = kept.values.find((each) => values.includes(each)) ?? kept.values[0];
  return { commitment: kept.commitment, value };
}
