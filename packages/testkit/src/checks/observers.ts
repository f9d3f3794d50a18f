import { OVER, type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import { range } from '@carillon/kit';
import { askedOf, type Chooser } from '../position.ts';
import { demand, demandSameJson, throughText } from '../same.ts';
import { type Reader, readerName, readersOf, type Seen } from '../seen.ts';
import type { Walkable } from '../walkable.ts';

/**
 * From its view alone, every reader rebuilds a state that gives the same answers as the true one: the seat to choose,
 * the question, the same choices in the same order for a reader who is `asked`, the result, and the view itself.
 */
export function checkObservers(seen: Seen, asked: readonly Chooser[]): void {
  for (const reader of readersOf(seen.rules)) checkObserver(seen, asked, reader);
}

function checkObserver(seen: Seen, asked: readonly Chooser[], reader: Reader): void {
  const { rules, g } = seen;
  const { flow } = rules;
  const name = readerName(rules, reader);
  const view = throughText(seen.view(reader));
  const observed = rules.fromView(view);
  const who = flow.who(g);
  demand(flow.who(observed) === who, () => `from its view, ${name} sees another seat to choose`);
  demandSameJson(rules.result(g) ?? null, rules.result(observed) ?? null, `from its view, ${name} sees another result`);
  demandSameJson(view, rules.view(observed, reader), `the view of what ${name} rebuilt from its view differs`);
  const isPast = rules.isPastOpening(g);
  demand(rules.isPastOpening(observed) === isPast, () => `from its view, ${name} sees another end of the opening`);
  if (who === OVER) return;
  demandSameJson(flow.question(g), flow.question(observed), `from its view, ${name} sees another question`);
  if (who === TOGETHER) checkAnswers(rules, g, observed, name);
  if (reader !== undefined) checkOwnList(seen, observed, asked, reader);
}

function checkAnswers({ flow, seats }: Walkable, g: StateBase, observed: StateBase, name: string): void {
  for (const seat of range(seats.length)) {
    const may = flow.mayChoose(g, seat);
    demand(flow.mayChoose(observed, seat) === may, () => `from its view, ${name} sees others asked`);
    const has = flow.hasAnswered(g, seat);
    demand(flow.hasAnswered(observed, seat) === has, () => `from its view, ${name} sees other answers`);
  }
}

function checkOwnList({ rules, g }: Seen, observed: StateBase, asked: readonly Chooser[], seat: Seat): void {
  const name = readerName(rules, seat);
  const may = rules.flow.mayChoose(g, seat);
  demand(rules.flow.mayChoose(observed, seat) === may, () => `from its view, ${name} sees another turn`);
  if (!may) return;
  const listed = asked.find((each) => each.seat === seat)?.texts;
  demandSameJson(listed, askedOf(rules, observed, seat).texts, `from its view, ${name} lists other choices`);
}
