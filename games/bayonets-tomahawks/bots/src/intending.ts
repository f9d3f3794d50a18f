import { flow, type LogEntry, type Side, type State, space } from '@carillon/bayonets-tomahawks-rules/search';
import { type Intended, type Intending, nearestToItsEnd } from '@carillon/opponent';
import { distance } from './distance.ts';
import { Field } from './field.ts';
import { AIMS, intended } from './intention.ts';
import { intentionsOf } from './intentions.ts';
import { Prizes } from './prizes.ts';
import { Raids } from './raids.ts';
import type { Style } from './styles.ts';

const sight = { field: new Field(), prizes: new Prizes(), raids: new Raids() };

/**
 * The intentions of a style's players in Bayonets & Tomahawks, for showing them. `favours`: the weights of the style's
 * aims. `oneIn`: one in this many playouts of a search pursues an intention.
 */
export const intendingOf = (favours: Style['aims'], oneIn: number): Intending<State> => ({
  oneIn,
  aims: AIMS,
  list(g, seat) {
    if (!flow.mayChoose(g, seat)) return [];
    sight.field.read(g);
    sight.prizes.read(g);
    sight.raids.read(g, seat as Side);
    return intentionsOf(g, seat as Side, sight, favours).map(intended);
  },
  pursued: (all, deeds) => nearestToItsEnd(all, (each) => leftOf(each, deeds as readonly LogEntry[])),
});

/**
 * The distance of an intention from its end after these deeds, in connections: 0 if a deed carried it out; otherwise
 * the way left for a stack that came nearer to its target. `undefined` if no deed pursues it.
 */
function leftOf(intention: Intended, deeds: readonly LogEntry[]): number | undefined {
  if (deeds.some((entry) => DONE[entry.type]?.(entry, intention) === true)) return 0;
  const { aim, at, from, pieces } = intention;
  if (!MARCHES.has(aim) || from === undefined) return undefined;
  const end = endOfMarch(deeds, from, pieces);
  const left = end === undefined ? undefined : distance(space.of(end), space.of(at));
  return left === undefined || left >= distance(space.of(from), space.of(at)) ? undefined : left;
}

type IsDone = (entry: LogEntry, intention: Intended) => boolean;
const roadIs: IsDone = (entry, { aim, by }) => aim === 'road' && 'road' in entry && entry.road === by;
const fortIs: IsDone = (entry, { aim, at }) => aim === 'fort' && 'at' in entry && entry.at === at;

/** For each type of log entry, whether such an entry carries out an intention. */
const DONE: { readonly [type: string]: IsDone } = {
  raid: (entry, { aim, pieces }) => aim === 'raid' && entry.type === 'raid' && pieces.includes(entry.raider),
  land: (entry, { aim, at }) => aim === 'land' && 'at' in entry && entry.at === at,
  sail: (entry, { aim, from }) => (aim === 'sail' || aim === 'fetch') && 'at' in entry && entry.at === from,
  'road-begun': roadIs,
  'road-built': roadIs,
  'fort-begun': fortIs,
  'fort-built': fortIs,
};

const MARCHES: ReadonlySet<string> = new Set(['siege', 'take', 'relieve', 'gather', 'garrison']);

/** The end of a march from a space; `undefined` if there was none, or if the intended pieces did not go along. */
function endOfMarch(deeds: readonly LogEntry[], from: string, pieces: readonly string[]): string | undefined {
  let end: string | undefined;
  for (const entry of deeds) {
    if (entry.type !== 'move' || entry.at !== (end ?? from)) continue;
    if (pieces.some((name) => !entry.pieces.some((each) => each === name))) continue;
    end = entry.to;
  }
  return end;
}
