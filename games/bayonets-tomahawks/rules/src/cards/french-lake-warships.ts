import { type Clause, explaining, NONE } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { BRITISH, type Connection, connection, FRENCH, known } from '../ids.ts';
import { endsOf, isHighway } from '../map.ts';
import { flow } from '../procedures/contents.ts';
import { Warships } from '../procedures/contents-events.ts';
import { eachKeptOut } from '../query/offers.ts';
import { controls } from '../query/presence.ts';
import type { State } from '../state.ts';
import type { StartEvent } from './event.ts';

/** The Highways of which the French may close one. */
export const WATERS: readonly Connection[] = [
  'baye-de-cataracouy.oswego',
  'baye-de-cataracouy.toronto',
  'niagara.toronto',
  'niagara.onyiudaondagwat',
  'onyiudaondagwat.oswego',
  'isle-aux-noix.ticonderoga',
]
  .map((name) => known(connection.all.find((each) => connection.nameOf(each) === name) ?? NONE))
  .filter(isHighway);

/** Not if both ends are in British hands. */
const closable = (g: State): Connection[] =>
  WATERS.filter((each) => !endsOf(each).every((end) => controls(g, BRITISH, end)));

const notClosable = (by: Connection): Clause => (WATERS.includes(by) ? CLAUSES.watersHeld : CLAUSES.waters);

/** French Lake Warships (39): the French close a way over the water to the British. */
export const frenchLakeWarships: StartEvent = {
  ask: (g) => (closable(g).length === 0 ? undefined : flow.call(Warships, {})),
  isVain: (g) => closable(g).length === 0,
};

Warships.define({
  close: Warships.ask({
    rule: '7.4',
    who: () => FRENCH,
    verbs: { close: [connection] },
    list(g, _f, offer) {
      const waters = closable(g);
      for (const each of waters) offer.close(each);
      if (explaining()) eachKeptOut(connection.all, (by) => waters.includes(by), notClosable, offer.close);
    },
    take: {
      close(g, f, by) {
        g.closed = by;
        f.say?.({ type: 'closed', side: 'british', road: connection.nameOf(by), rule: '7.4' });
        return undefined;
      },
    },
  }),
  end: () => Warships.end(),
});
