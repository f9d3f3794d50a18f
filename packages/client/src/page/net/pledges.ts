import type { BrokenPledge } from '@carillon/dice';
import type { Dice, Table } from '@carillon/protocol';
import { type Answer, call } from './api.ts';

/** The facts about a game's dice that this browser noted before the game began. */
export interface KeptPledge {
  /** The commitment as first seen. */
  readonly commitment: string;
  /** The values sent to the server: several only if it is unknown which of them arrived last. */
  readonly values: readonly string[];
}

type Kept = Readonly<Record<string, KeptPledge>>;

const KEY = 'carillon.dice';
/** The maximum number of games that are remembered; the oldest are forgotten first. */
const MOST = 500;

/** The commitments and values of this browser's network games, so that the server cannot exchange them unnoticed. */
export class Pledges {
  private kept: Kept;

  constructor(private readonly store: Pick<Storage, 'getItem' | 'setItem'>) {
    this.kept = parsed(store.getItem(KEY));
  }

  of(game: string): KeptPledge | undefined {
    return this.kept[game];
  }

  /** Notes the commitment of a game when first seen. */
  saw(game: string, commitment: string): void {
    if (this.kept[game] === undefined) this.keep(game, { commitment, values: [] });
  }

  /** Sends a value with a request; stores it as the player's own even if no answer comes. */
  async give<T>(
    table: Pick<Table, 'id' | 'commitment'>,
    value: string,
    ask: () => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    this.saw(table.id, table.commitment);
    this.setValues(table.id, [...(this.of(table.id)?.values ?? []), value]);
    const reply = await ask();
    if (reply.ok) this.setValues(table.id, [value]);
    return reply;
  }

  /** The fact about the dice that the server now states differently than before the game; `undefined` if none. */
  faultOf({ game, commitment, values }: Pick<Dice, 'game' | 'commitment' | 'values'>): BrokenPledge | undefined {
    const known = this.of(game);
    if (known === undefined) return undefined;
    if (known.commitment !== commitment) return 'other_commitment';
    const isOwn = known.values.length === 0 || known.values.some((value) => values.includes(value));
    return isOwn ? undefined : 'other_value';
  }

  private setValues(game: string, values: readonly string[]): void {
    const known = this.of(game);
    if (known !== undefined) this.keep(game, { ...known, values });
  }

  private keep(game: string, pledge: KeptPledge): void {
    const { [game]: _before, ...others } = this.kept;
    this.kept = Object.fromEntries([...Object.entries(others), [game, pledge] as const].slice(-MOST));
    this.store.setItem(KEY, JSON.stringify(this.kept));
  }
}

/** Adds a value to the dice of the user's open table, whose commitment must be known. */
export const giveValue = (pledges: Pledges, table: Table, value: string): Promise<Answer<Table>> =>
  pledges.give(table, value, () => call<Table>('PUT', `api/tables/${table.id}/value`, { value }));

function parsed(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept).filter(isPledge)) : {};
  } catch {
    return {};
  }
}

const isPledge = (entry: [string, unknown]): entry is [string, KeptPledge] => {
  const [, kept] = entry;
  return (
    typeof kept === 'object' && kept !== null && 'commitment' in kept && 'values' in kept && Array.isArray(kept.values)
  );
};
