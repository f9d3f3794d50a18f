import type { BrokenPledge } from '@carillon/dice';
import type { Dice, Table } from '@carillon/protocol';
import { For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { seatName } from '../lobby/words.ts';
import { Field, Form, Submission } from '../net/form.tsx';
import { type NetProps, text } from '../net/page.tsx';
import { giveValue } from '../net/pledges.ts';
import type { TextKey } from '../texts/index.ts';
import type { OnlineProps } from './props.ts';

export const FAULTS: Readonly<Record<BrokenPledge, TextKey>> = {
  other_commitment: 'diceOtherCommitment',
  other_value: 'diceOtherValue',
};

/** A warning if the server contradicts what it said about the dice before the game. */
export function DiceAlert(
  props: NetProps & { readonly dice: Pick<Dice, 'game' | 'commitment' | 'values'> },
): JSX.Element {
  const fault = () => {
    props.server.pledges.saw(props.dice.game, props.dice.commitment);
    return props.server.pledges.faultOf(props.dice);
  };
  return (
    <Show when={fault()}>
      {(code) => (
        <p class="dice-alert" role="alert" data-fault={code()}>
          {text(props, FAULTS[code()])}
        </p>
      )}
    </Show>
  );
}

/** The dice of an open table: their commitment, the user's own value, and a field to type one. */
export function WaitingDice(
  props: NetProps & { readonly table: Table; readonly sits: boolean; readonly typed: ReturnType<typeof cell<string>> },
): JSX.Element {
  const deed = new Submission();
  const given = () => props.server.pledges.of(props.table.id)?.values.at(-1) ?? props.table.value ?? '';
  const shown = cell(given());
  const give = (): void =>
    void deed.run(
      () => giveValue(props.server.pledges, props.table, props.typed()),
      () => {
        shown.set(given());
        props.typed.set('');
      },
    );
  const Typed = (): JSX.Element => (
    <Field
      name="dice-value"
      label={text(props, 'diceOwnValue')}
      hint={text(props, props.sits ? 'diceValueHint' : 'diceValueEmpty')}
      value={props.typed}
      maxlength={64}
      optional={!props.sits}
    />
  );
  return (
    <details class="dice-facts">
      <summary>{text(props, 'diceTitle')}</summary>
      <p>{text(props, 'diceText')}</p>
      <dl>
        <dt>{text(props, 'diceCommitment')}</dt>
        <dd class="dice-hex" data-dice="commitment">
          {props.table.commitment}
        </dd>
        <Show when={props.sits && shown() !== ''}>
          <dt>{text(props, 'diceYourValue')}</dt>
          <dd class="dice-hex" data-dice="value">
            {shown()}
          </dd>
        </Show>
      </dl>
      <Show when={props.sits} fallback={<Typed />}>
        <Form {...props} deed={deed} button={text(props, 'diceGive')} does="give-value" onSend={give}>
          <Typed />
        </Form>
      </Show>
    </details>
  );
}

/** The dice of a game: the commitment, and the value that each player added. */
export function DiceFacts(props: OnlineProps & { readonly dice: Dice }): JSX.Element {
  const seats = () => Object.keys(props.game.table()?.players ?? {});
  const name = (seat: string): string => {
    const info = props.game.table();
    return info ? seatName(info, seat, props.preferences().language) : seat;
  };
  return (
    <details class="dice-facts">
      <summary>{text(props, 'diceTitle')}</summary>
      <dl>
        <dt>{text(props, 'diceCommitment')}</dt>
        <dd class="dice-hex">{props.dice.commitment}</dd>
        <For each={seats()}>
          {(seat, place) => (
            <>
              <dt>{text(props, 'diceValueOf', { seat: name(seat) })}</dt>
              <dd class="dice-hex">{props.dice.values[place()] || '–'}</dd>
            </>
          )}
        </For>
      </dl>
    </details>
  );
}
