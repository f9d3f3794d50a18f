import {
  frameOf,
  type Gesture,
  innermost,
  type Option,
  stepOf,
  type Target,
  type YesVerbs,
  yesesTo,
} from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { isCard, isPiece, isPlace } from './position/facts.ts';
import { places } from './position/places.ts';

type Kind = Target['kind'];

/** The things that a verb's arguments name, and the argument that makes the choice. */
interface Verb {
  readonly args: readonly Kind[];
  readonly met: number;
}

const on = (...args: readonly Kind[]): Verb => ({ args, met: 0 });

/** Some names belong to a space and to a tribe's counter: the verb distinguishes them. */
const VERBS: Readonly<Record<string, Verb>> = {
  event: on('card'),
  activate: on('card'),
  stockades: on('card'),
  forts: on('card'),
  discard: on('card'),
  respond: on('card'),
  lead: on('piece'),
  alone: on('piece'),
  start: on('piece'),
  take: on('piece'),
  send: on('piece'),
  drop: on('piece'),
  join: on('piece'),
  deploy: on('piece'),
  lose: on('piece'),
  one: on('piece', 'space'),
  inside: on('piece'),
  shelter: on('piece'),
  stay: on('piece'),
  go: { args: ['piece', 'space'], met: 1 },
  restore: on('piece'),
  remove: on('piece'),
  dismiss: on('piece'),
  exchange: on('piece'),
  with: on('piece'),
  move: on('space'),
  infiltrate: on('space'),
  raid: on('space'),
  sail: on('space'),
  land: on('space'),
  to: on('space'),
  all: on('space'),
  build: on('space'),
  demolish: on('space'),
  place: on('space'),
  enlist: on('space', 'piece'),
  recover: on('card'),
  repair: on('space'),
  strike: on('space'),
};

/** Never done by a click alone: it demolishes something, or spends a card whose use the click does not name. */
const NAMED: ReadonlySet<string> = new Set(['demolish', 'respond']);
/** Rarely used. */
const ASIDE: ReadonlySet<string> = new Set(['demolish']);
/**
 * A bid is sealed, and never taken back (13.3); a landing spends a card besides the activation (6.431); the enemy may
 * answer an infiltration (6.62).
 */
const DEAR: ReadonlySet<string> = new Set(['bid', 'land', 'infiltrate']);

const YES: YesVerbs = {
  'interception.ask': ['lead', 'send'],
  'avoid.ask': ['lead', 'send'],
  'battle.militia': ['deploy'],
  'raid.militia': ['send'],
  'window.offer': ['respond'],
  'go-home.go': ['stay', 'go'],
  'retreat.to': ['all'],
};

/** Whether a choice is made only by name. */
const isNamed = (option: Option): boolean => NAMED.has(option.verb);

const IS: Readonly<Record<Kind, (word: string) => boolean>> = { card: isCard, piece: isPiece, space: isPlace };

/** The thing that an argument of a choice names; `undefined` for other words, such as Departments. */
export function argument(option: Option, kind: Kind): Target | undefined {
  const verb = VERBS[option.verb];
  const index = verb ? verb.args.indexOf(kind) : 0;
  const word = option.args[index];
  return word !== undefined && IS[kind](word) ? { kind, id: word } : undefined;
}

/** The subject of a choice on the table; `undefined` for `done`, `stop` and so on. */
export function targetOfOption(option: Option): Target | undefined {
  const verb = VERBS[option.verb];
  const kind = verb?.args[verb.met];
  if (kind) return argument(option, kind);
  // For a verb that is not in the table: the name of a card is never ambiguous.
  return argument(option, 'card') ?? argument(option, 'space') ?? argument(option, 'piece');
}

/** Leaders in the pool, units in reserve and discarded cards cannot be pointed at. */
function isOnTable(view: View, { kind, id }: Target): boolean {
  if (kind === 'card') return isCard(id) && view.cards[id] !== 'discard';
  return kind !== 'piece' || (isPiece(id) && places.pointOf(view.place[id] ?? '') !== undefined);
}

/** 5.33 Whether a choice ends an activation before any of the pieces activated one by one has moved. */
function wastesActivation({ stack }: View, { verb }: Option): boolean {
  const activation = verb === 'done' ? frameOf(stack, 'activation') : undefined;
  return activation !== undefined && stepOf(activation) === 'activation.start' && activation.locals.now === null;
}

function gestureOf(view: View, option: Option, button: number): Gesture {
  const target = targetOfOption(option);
  const dear = (DEAR.has(option.verb) || wastesActivation(view, option)) && { dear: true as const };
  if (!target || !isOnTable(view, target))
    return { on: 'button', ...dear, ...(option.verb === 'end' && { ends: true }) };
  const named = isNamed(option) && { named: true as const };
  return {
    ...{ on: 'target', target, ...named, ...dear },
    ...(ASIDE.has(option.verb) && { aside: true }),
    ...(button > 0 && { button }),
  };
}

/** The place of each choice: its card, counter or space, otherwise a button; a yes has both. */
export function gestures(view: View, options: readonly Option[]): ReadonlyMap<string, Gesture> {
  const frame = innermost(view.stack);
  const yeses = frame ? yesesTo(YES, stepOf(frame), options) : [];
  return new Map(options.map((option) => [option.text, gestureOf(view, option, yeses.indexOf(option) + 1)]));
}
