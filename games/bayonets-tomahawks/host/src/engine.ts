import { bayonetsTomahawks, type State } from '@carillon/bayonets-tomahawks-rules';
import { type LogEntry, SIDES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Route } from '@carillon/board';
import { type Steps, type TitleWorker, ways } from '@carillon/host';

/** The steps of a marching force, and those of a raider, which may be intercepted (9.2). */
const STEPS: Readonly<Record<'march' | 'raid', Steps>> = {
  march: { verb: 'move', leave: 'drop' },
  raid: { verb: 'to', dice: true, raid: 'raid' },
};

/** The routes of the moving or raiding force, found by trying its steps on the visible position. */
function routesOn(view: View): readonly Route[] {
  const running = view.stack.at(-1);
  if (running?.procedure !== 'march' && running?.procedure !== 'raid') return [];
  if (running.step !== 'onward') return [];
  const { side, at: from } = running.locals;
  const seat = side === 'french' ? SIDES.indexOf('french') : SIDES.indexOf('british');
  return ways(bayonetsTomahawks, () => bayonetsTomahawks.fromView(view), seat, { ...STEPS[running.procedure], from });
}

const CARD_VERBS: readonly string[] = ['play', 'keep'];
const HANDS: readonly string[] = ['reserve', 'drawn'];

/** Bayonets & Tomahawks as the worker runs it. */
export const engine: TitleWorker<State, View, LogEntry> = {
  rules: bayonetsTomahawks,
  // Points of cards are named like cards: the verb distinguishes them.
  isOnHand: ({ cards }, choice) => {
    const [verb = '', ...words] = choice.split(' ');
    return CARD_VERBS.includes(verb) && words.some((word) => HANDS.includes(Object(cards)[word]));
  },
  routes: routesOn,
  routeThrough: (view, stops) => {
    const to = stops.at(-1);
    const able = routesOn(view).filter((route) => route.to === to);
    return (
      able.find(({ through }) => stops.every((stop) => through.includes(stop))) ??
      (stops.length === 1 ? able[0] : undefined)
    );
  },
};
