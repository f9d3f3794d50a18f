import { copyInto, OVER } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { type Side, type Space, space } from '../ids.ts';
import type { StepName } from '../position.ts';
import { Battle, flow } from '../procedures/contents.ts';
import { Assault, Siege } from '../procedures/contents-sieges.ts';
import { GoHome, Raid } from '../procedures/contents-year.ts';
import { framesOf } from '../save.ts';
import { type State, shape } from '../state.ts';
import type { FightKind } from './types.ts';

// Finds the fight about to be decided, and when it is decided.

/** A fight in progress. */
export interface Fight {
  readonly kind: FightKind;
  readonly at: Space;
  /** The attackers, besiegers or raiders. */
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

/** The steps of a fight before its dice, besides card windows. */
const BEFORE: ReadonlySet<string> = new Set<StepName>([
  'battle.relief',
  'battle.militia',
  'battle.firstFire',
  'battle.fire',
  'assault.fire',
  'siege.roll',
  'raid.militia',
  'raid.roll',
]);

/** Whether a fight is the one being decided now: the innermost in progress, or the assault that its siege allows. */
export function isOfPresent(g: State, { kind, at }: Fight): boolean {
  const running = framesOf(g).findLast(({ procedure }) => isKind(procedure));
  if (running === undefined) return true;
  const allowed = running.procedure === kind || (running.procedure === 'siege' && kind === 'assault');
  return allowed && running.locals.at === space.nameOf(at);
}

/** The innermost fight with dice still to roll; `undefined` if there is none. */
export function fightOf(g: State): Fight | undefined {
  const frames = framesOf(g);
  const top = frames.at(-1);
  const name = top?.procedure === 'window' ? frames.at(-2)?.procedure : top?.procedure;
  if (!isKind(name) || (top?.procedure === name && !BEFORE.has(`${name}.${top.step}`))) return undefined;
  const { at, attacker } = READ[name](g);
  return { kind: name, at, attacker };
}

/** Whether a fight is decided at a question: its procedure has ended, or has moved on to another matter. */
const DECIDED: { readonly [K in FightKind]: (g: State, fight: Fight) => boolean } = {
  battle: (g) => flow.within(g, Battle) === undefined,
  assault: (g) => flow.within(g, Assault) === undefined,
  siege: (g) => flow.within(g, Siege) === undefined,
  raid: (g, { at }) => flow.within(g, Raid)?.at !== at || flow.within(g, GoHome) !== undefined,
};

export const isDecided = (g: State, fight: Fight): boolean => flow.who(g) === OVER || DECIDED[fight.kind](g, fight);

/**
 * A copy of a position with only the march and its consequences running: later events do not belong to the fight, even
 * if no question comes between.
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
