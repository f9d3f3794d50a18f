import { OVER, type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import { range } from '@carillon/kit';
import { askedOf } from '../position.ts';
import { demand, demandSameJson, throughText } from '../same.ts';
import type { Walkable } from '../walkable.ts';

/** Those who look at a game: each seat, and the spectator. */
export const readersOf = (rules: Walkable): (Seat | undefined)[] => [...range(rules.seats.length), undefined];

/** What a check calls a reader. */
export const readerName = (rules: Walkable, seat: Seat | undefined): string =>
  seat === undefined ? 'a spectator' : (rules.seats[seat] ?? `seat ${seat}`);

/**
 * From its view alone every reader rebuilds a state that answers as the true one: the same seat to choose, the same
 * question, for whoever is asked the same choices in the same order, the same result, and the same view again.
 */
export function checkObservers(rules: Walkable, g: StateBase): void {
  for (const seat of readersOf(rules)) checkObserver(rules, g, seat);
}

function checkObserver(rules: Walkable, g: StateBase, seat: Seat | undefined): void {
  const { flow } = rules;
  const name = readerName(rules, seat);
  const view = throughText(rules.view(g, seat));
  const observed = rules.fromView(view);
  const who = flow.who(g);
  demand(flow.who(observed) === who, () => `from its view, ${name} sees another seat to choose`);
  demandSameJson(rules.result(g) ?? null, rules.result(observed) ?? null, `from its view, ${name} sees another result`);
  demandSameJson(view, rules.view(observed, seat), `the view of what ${name} rebuilt from its view differs`);
  if (who === OVER) return;
  demandSameJson(flow.question(g), flow.question(observed), `from its view, ${name} sees another question`);
  for (const asked of who === TOGETHER ? range(rules.seats.length) : []) {
    const may = flow.mayChoose(g, asked);
    demand(flow.mayChoose(observed, asked) === may, () => `from its view, ${name} sees others asked`);
    const has = flow.hasAnswered(g, asked);
    demand(flow.hasAnswered(observed, asked) === has, () => `from its view, ${name} sees other answers`);
  }
  if (seat !== undefined) checkOwnList(rules, g, observed, seat);
}

function checkOwnList(rules: Walkable, g: StateBase, observed: StateBase, seat: Seat): void {
  const name = readerName(rules, seat);
  const may = rules.flow.mayChoose(g, seat);
  demand(rules.flow.mayChoose(observed, seat) === may, () => `from its view, ${name} sees another turn`);
  if (!may) return;
  const listed = askedOf(rules, g, seat).texts;
  demandSameJson(listed, askedOf(rules, observed, seat).texts, `from its view, ${name} lists other choices`);
}
