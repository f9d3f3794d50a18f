import { type Intended, type Intending, nearestToItsEnd } from '@carillon/opponent';
import { flow, type LogEntry, type Side, type State, space } from '@carillon/wilderness-war-rules/search';
import { distance } from './distance.ts';
import { Field } from './field.ts';
import { AIMS, intended } from './intention.ts';
import { intentionsOf } from './intentions.ts';
import type { Style } from './styles.ts';

const field = new Field();

/**
 * The intentions of a style's players in Wilderness War, for showing them. `favours`: the weights of the style's aims.
 */
export const intendingOf = (favours: Style['aims']): Intending<State> => ({
  oneIn: 2,
  aims: AIMS,
  list(g, seat) {
    if (flow.who(g) !== seat) return [];
    field.read(g);
    return intentionsOf(g, seat as Side, field, favours).map(intended);
  },
  pursued: (all, deeds) => nearestToItsEnd(all, (each) => leftOf(each, deeds as readonly LogEntry[])),
});

/**
 * The distance of an intention from its end after these deeds, in connections: 0 for a fort that was built; otherwise
 * the way left for pieces that marched or sailed nearer to their target. `undefined` if no deed pursues it.
 */
function leftOf({ aim, at, pieces }: Intended, deeds: readonly LogEntry[]): number | undefined {
  if (aim === 'fort' && deeds.some((entry) => entry.type === 'build' && entry.at === at && entry.what !== 'stockade'))
    return 0;
  const target = space.of(at);
  const moves = deeds.flatMap((entry) =>
    (entry.type === 'march' || entry.type === 'sail') && entry.pieces.some((name) => pieces.includes(name))
      ? [entry]
      : [],
  );
  const [first, last] = [moves[0], moves.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const left = distance(space.of(last.to), target);
  return left === 0 || left < distance(space.of(first.from), target) ? left : undefined;
}
