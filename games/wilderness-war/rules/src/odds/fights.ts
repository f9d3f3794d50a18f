import { copyInto, OVER } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { type Side, type Space, space } from '../ids.ts';
import type { SavedFrame } from '../position.ts';
import { Assault, Battle, flow, Siege } from '../procedures/contents.ts';
import { GoHome, Raid } from '../procedures/contents-year.ts';
import { type State, shape } from '../state.ts';
import type { FightKind } from './types.ts';

// Which fight is about to be decided, and when it is.

/** A fight that goes on. */
export interface Fight {
  readonly kind: FightKind;
  readonly at: Space;
  /** Who attacks, besieges, raids. */
  readonly attacker: Side;
}

const READ: { readonly [K in FightKind]: (g: State) => Omit<Fight, 'kind'> } = {
  battle: (g) => flow.enclosing(g, Battle),
  assault: (g) => bySide(flow.enclosing(g, Assault)),
  siege: (g) => bySide(flow.enclosing(g, Siege)),
  raid: (g) => bySide(flow.enclosing(g, Raid)),
};

const bySide = ({ at, side }: { readonly at: Space; readonly side: Side }) => ({ at, attacker: side });

const isKind = (name: string | undefined): name is FightKind => name !== undefined && Object.hasOwn(READ, name);

/** Where a fight stands before its dice, besides the windows for cards. */
const BEFORE: ReadonlySet<string> = new Set([
  'battle.relief',
  'battle.militia',
  'battle.firstFire',
  'battle.fire',
  'assault.fire',
  'siege.roll',
  'raid.militia',
  'raid.roll',
]);

/** The running procedures, outermost first. */
export const framesOf = (g: State): readonly SavedFrame[] => flow.stackToJson(g) as unknown as readonly SavedFrame[];

/** Whether a fight belongs to what is being decided now: it is the innermost that goes on, or the assault that its siege allows. */
export function isOfPresent(g: State, { kind, at }: Fight): boolean {
  const running = framesOf(g).findLast(({ procedure }) => isKind(procedure));
  if (running === undefined) return true;
  const allowed = running.procedure === kind || (running.procedure === 'siege' && kind === 'assault');
  return allowed && running.locals.at === space.nameOf(at);
}

/** The innermost fight, whose dice are still to be rolled; `undefined` where there is none. */
export function fightOf(g: State): Fight | undefined {
  const frames = framesOf(g);
  const top = frames.at(-1);
  const name = top?.procedure === 'window' ? frames.at(-2)?.procedure : top?.procedure;
  if (!isKind(name) || (top?.procedure === name && !BEFORE.has(`${name}.${top.step}`))) return undefined;
  const { at, attacker } = READ[name](g);
  return { kind: name, at, attacker };
}

/** Whether a fight is decided where somebody would choose: its procedure has ended, or goes on to something else. */
const DECIDED: { readonly [K in FightKind]: (g: State, fight: Fight) => boolean } = {
  battle: (g) => flow.within(g, Battle) === undefined,
  assault: (g) => flow.within(g, Assault) === undefined,
  siege: (g) => flow.within(g, Siege) === undefined,
  raid: (g, { at }) => flow.within(g, Raid)?.at !== at || flow.within(g, GoHome) !== undefined,
};

export const isDecided = (g: State, fight: Fight): boolean => flow.who(g) === OVER || DECIDED[fight.kind](g, fight);

/**
 * A copy of a position in which nothing runs but the march and what it has led to: what comes after belongs to no fight,
 * though no question may lie between.
 */
export function apart(g: State): State {
  const copy = shape.blank();
  copyInto(copy, g);
  const frames = framesOf(g);
  const from = frames.findIndex(({ procedure }) => procedure === 'campaign' || procedure === 'march');
  const [first, ...others] = frames.slice(Math.max(from, 0));
  const cut = first === undefined ? [] : [{ ...first, slot: null }, ...others];
  flow.stackFromJson(copy, cut as unknown as Json);
  return copy;
}
