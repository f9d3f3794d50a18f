import {
  type GameRecord,
  type ReadRecord,
  type RecordedDice,
  type Rules,
  replayRecord,
  type StateBase,
} from '@carillon/flow';
import { type Refused, refused } from '@carillon/kit';
import { byLot, commitment, type DiceKey, diceFrom } from './dice.ts';

/** The dice of a finished game, as published by its server. */
export type ToldDice = RecordedDice;

/** A player's knowledge of the dice from before the game. */
export interface Pledge {
  /** The commitment that the player saw before joining. */
  readonly commitment?: string | undefined;
  /** The value that the player added. */
  readonly value?: string | undefined;
  /** The seat that the player got when the game began. */
  readonly seat?: string | undefined;
}

/** The part of the published dice that contradicts a player's own notes. */
export type BrokenPledge = 'other_commitment' | 'other_value';

/**
 * The number of rolls and draws that are right, or the fault found: a commitment or a value that is not the player's, a
 * secret that was not committed to, seats that the lot did not give, or an entry that was not rolled.
 */
export type Verdict =
  | { readonly ok: true; readonly rolls: number }
  | Refused<BrokenPledge | 'other_secret' | 'other_lot'>
  | (Refused<'other_roll'> & { readonly entry: number });

/**
 * Checks each roll and draw of a record, including those taken back, against the committed secret and its counter, and
 * the lot that gave out the seats; with a pledge, whether the dice are those that the player was promised. Entries count
 * from 0. Throws a `NotationError` if the rules do not allow the record.
 */
export function verifyDice<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  record: GameRecord & Partial<Pick<ReadRecord, 'lines' | 'endLine'>>,
  dice: ToldDice,
  pledge: Pledge = {},
): Verdict {
  const broken = brokenPledge(dice, pledge, rules.seats);
  if (broken !== undefined) return refused(broken);
  const key = keyOf(dice);
  if (commitment(key.secret, key.version) !== dice.commitment) return refused('other_secret');
  if (!isRightLot(key, dice, rules.seats)) return refused('other_lot');
  const source = diceFrom(key);
  let rolls = 0;
  let changed: number | undefined;
  replayRecord(rules, record, {
    rolled(possible, entry, place) {
      if (source.draw(possible, rolls++) !== place) changed ??= entry;
    },
  });
  return changed === undefined ? { ok: true, rolls } : { ...refused('other_roll'), entry: changed };
}

/** Whether the published dice differ from a player's own notes; `seats` are all seats of the title. */
export function brokenPledge(
  dice: Pick<ToldDice, 'commitment' | 'values'>,
  { commitment: seen, value, seat }: Pledge,
  seats: readonly string[],
): BrokenPledge | undefined {
  if (seen !== undefined && seen !== dice.commitment) return 'other_commitment';
  if (value === undefined) return undefined;
  const values = seat === undefined ? dice.values : [dice.values[seats.indexOf(seat)]];
  return values.includes(value) ? undefined : 'other_value';
}

/** The key of published dice. Only the second version shows which seats were drawn. */
function keyOf({ secret, game, values, lot }: ToldDice): DiceKey {
  return { secret, game, values, version: lot === undefined ? 1 : 2 };
}

function isRightLot(key: DiceKey, { lot = [], values }: ToldDice, seats: readonly string[]): boolean {
  const drawn = seats.flatMap((seat, place) => (lot.includes(seat) ? [{ value: values[place] ?? '' }] : []));
  const right = byLot(key, drawn);
  return drawn.every(({ value }, place) => value === right[place]?.value);
}
