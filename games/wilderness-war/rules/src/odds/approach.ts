import { CHANCE, Choices, copyInto, NONE, OVER } from '@carillon/flow';
import { put } from '../change.ts';
import { placeOf, type Side, type Space, space } from '../ids.ts';
import type { StepName } from '../position.ts';
import { flow, March } from '../procedures/contents.ts';
import { bestLeader, type Force } from '../query/command.ts';
import { settle } from '../settle.ts';
import { type State, shape } from '../state.ts';
import { askedAt, listed, usual } from './answers.ts';
import { apart, type Fight, fightOf } from './fights.ts';

// Plays on, on a copy, from a question to the fight that follows if nobody intervenes.

const choices = new Choices();

/** Called at each question on the way, before it is answered. */
export type Watch = (g: State) => void;

/** Makes the first listed of some choices; returns false if none is listed. */
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

/** Plays on with usual answers to the next fight; `undefined` if the march ends, or `until` is reached, without one. */
export function toFight(g: State, watch: Watch, until?: StepName): Fight | undefined {
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

/** Rolls that fail, if possible, before a fight begins. */
const ATTEMPTS: ReadonlySet<StepName> = new Set<StepName>(['interception.roll', 'avoid.roll']);

/** The actions of a force in its own space as a march begins: besiege before it assaults. */
const INTENTS = ['siege', 'assault', 'sortie'] as const;

/** A copy in which the march goes on from the current question; it chooses an intent or an assault if it can. */
export function presentOf(g: State): State | undefined {
  if (flow.who(g) === OVER || flow.within(g, March) === undefined) return undefined;
  const copy = apart(g);
  const asked = askedAt(copy);
  if (asked === 'march.intent') takeOne(copy, INTENTS);
  if (asked === 'siege.storm') takeOne(copy, ['assault']);
  return copy;
}

/** A force that goes from one space into the next, or stays to besiege, assault or sortie. */
export interface Attack {
  readonly side: Side;
  readonly force: Force;
  readonly from: Space;
  readonly to: Space;
  /** 6.6 Whether it only infiltrates the space. */
  readonly infiltrates?: boolean;
}

/** The card assumed for a march: one that allows every kind of movement (6.41). */
const BEST_CARD = 3;

/** A copy in which a force has gone to the space of its fight; `undefined` if the rules do not allow it. */
export function attackOf(g: State, attack: Attack): State | undefined {
  const { side, force, from, to, infiltrates = false } = attack;
  const copy = shape.blank();
  copyInto(copy, g);
  flow.stackFromJson(copy, []);
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (copy.place.get(p) !== placeOf(from)) put(copy, p, placeOf(from));
  }
  settle(copy, undefined);
  flow.start(copy, March, { side, value: BEST_CARD, commander: bestLeader(force), force, at: from });
  return enter(copy, space.nameOf(to), { stays: from === to, infiltrates }) ? copy : undefined;
}

/** Enters a space, or stays for an action there. */
function enter(
  g: State,
  to: string,
  { stays, infiltrates }: { readonly stays: boolean; readonly infiltrates: boolean },
): boolean {
  const verbs = infiltrates ? ['infiltrate'] : ['move', 'sail', 'land', 'infiltrate'];
  const ways = verbs.map((verb) => `${verb} ${to}`);
  for (;;) {
    if (flow.who(g) === OVER) return false;
    const asked = askedAt(g);
    if (asked === 'march.intent' && stays) return takeOne(g, INTENTS);
    if (asked === 'march.onward') return takeOne(g, ways);
    goOn(g);
  }
}
