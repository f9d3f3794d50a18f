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
 * What can be told of intentions in Bayonets & Tomahawks by players of a style, who favour aims. `oneIn`: of so many turns
 * that a search plays one pursues an intention.
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
 * How far an intention is from its end after these deeds: 0 for what was done at once; else the way left to the stack that
 * came nearer to its target. `undefined` if nothing pursues it.
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

/** By the type of an entry of the log, whether it does what was intended. */
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

/** Where a march ended that began in a space; `undefined` if there was none, or those meant did not go. */
function endOfMarch(deeds: readonly LogEntry[], from: string, pieces: readonly string[]): string | undefined {
  let end: string | undefined;
  for (const entry of deeds) {
    if (entry.type !== 'move' || entry.at !== (end ?? from)) continue;
    if (pieces.some((name) => !entry.pieces.some((each) => each === name))) continue;
    end = entry.to;
  }
  return end;
}
