import { CHANCE, Choices, copyInto, NONE, OVER } from '@carillon/flow';
import { put } from '../change.ts';
import { placeOf, type Side, type Space, space } from '../ids.ts';
import { flow, March } from '../procedures/contents.ts';
import { bestLeader, type Force } from '../query/command.ts';
import { settle } from '../settle.ts';
import { type State, shape } from '../state.ts';
import { listed, usual } from './answers.ts';
import { apart, type Fight, fightOf } from './fights.ts';

// The way from a question to the fight that comes of it if nobody hinders it, on a copy of the position.

const choices = new Choices();

/** Told of each question on the way, before it is answered. */
export type Watch = (g: State) => void;

/** Makes one of some choices, the first that is listed; false where none is. */
export function takeOne(g: State, texts: readonly string[]): boolean {
  const who = flow.who(g);
  flow.list(g, who, choices);
  for (const text of texts) {
    const choice = listed(g, choices, text);
    if (choice === undefined) continue;
    flow.take(g, who, choice);
    return true;
  }
  return false;
}

/** Answers as usual. */
function goOn(g: State): void {
  const who = flow.who(g);
  flow.list(g, who, choices);
  flow.take(g, who, usual(g, choices));
}

/** The step that asks, `procedure.step`. */
export const askedAt = (g: State): string => {
  const { procedure, step } = flow.question(g);
  return `${procedure}.${step}`;
};

/** Goes on as usual to the next fight; `undefined` where the march comes to an end, or at `until`, without one. */
export function toFight(g: State, watch: Watch, until?: string): Fight | undefined {
  for (;;) {
    if (flow.who(g) === OVER) return undefined;
    watch(g);
    const fight = fightOf(g);
    const asked = askedAt(g);
    if (fight !== undefined || asked === until) return fight;
    if (ATTEMPTS.has(asked)) takeOne(g, ['roll 1']);
    else if (flow.who(g) === CHANCE) return undefined;
    else goOn(g);
  }
}

/** Rolls that fail, if they can, before a fight comes about. */
const ATTEMPTS: ReadonlySet<string> = new Set(['interception.roll', 'avoid.roll']);

/** What a force may do where it stands, as a march begins: besiege before it assaults. */
const INTENTS = ['siege', 'assault', 'sortie'] as const;

/** A copy in which the march goes on from what is asked now; an intent or an assault that may be chosen is. */
export function presentOf(g: State): State | undefined {
  if (flow.who(g) === OVER || flow.within(g, March) === undefined) return undefined;
  const copy = apart(g);
  const asked = askedAt(copy);
  if (asked === 'march.intent') takeOne(copy, INTENTS);
  if (asked === 'siege.storm') takeOne(copy, ['assault']);
  return copy;
}

/** A force that goes from one space into the next, or stays to besiege, to assault or to sally. */
export interface Attack {
  readonly side: Side;
  readonly force: Force;
  readonly from: Space;
  readonly to: Space;
}

/** The card that a march is taken to be activated with: one that allows every way of moving (6.41). */
const BEST_CARD = 3;

/** A copy in which a force has gone where it is to fight; `undefined` where the rules do not let it. */
export function attackOf(g: State, attack: Attack): State | undefined {
  const { side, force, from, to } = attack;
  const copy = shape.blank();
  copyInto(copy, g);
  flow.stackFromJson(copy, []);
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (copy.place.get(p) !== placeOf(from)) put(copy, p, placeOf(from));
  }
  settle(copy, undefined);
  flow.start(copy, March, { side, value: BEST_CARD, commander: bestLeader(force), force, at: from });
  return enter(copy, space.nameOf(to), from === to) ? copy : undefined;
}

/** Enters a space, or stays for what can be done there. */
function enter(g: State, to: string, stays: boolean): boolean {
  const ways = ['move', 'sail', 'land', 'infiltrate'].map((verb) => `${verb} ${to}`);
  for (;;) {
    if (flow.who(g) === OVER) return false;
    const asked = askedAt(g);
    if (asked === 'march.intent' && stays) return takeOne(g, INTENTS);
    if (asked === 'march.onward') return takeOne(g, ways);
    goOn(g);
  }
}
