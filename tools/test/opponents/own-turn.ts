import { CHANCE, Choices, chanceFrom, type StateBase } from '@carillon/flow';
import { type Json, seeded } from '@carillon/kit';
import { brainOf, rulesOf } from '../../src/match/jobs.ts';

/** The first choice of a seat in its own turn, from its view. */
export async function ownTurn(title: string): Promise<{ readonly view: Json; readonly seat: number }> {
  const [rules, brain] = [await rulesOf(title), await brainOf(title)];
  const random = seeded(4);
  const chance = chanceFrom(random);
  const listed = new Choices();
  const g: StateBase = rules.start(rules.scenarios[0] ?? '', {});
  for (;;) {
    const seat = [CHANCE, 0, 1].find((each) => rules.flow.mayChoose(g, each) && !rules.flow.hasAnswered(g, each)) ?? 0;
    rules.flow.list(g, seat, listed);
    if (brain.turnOf(g) === seat && listed.count > 4) return { view: rules.view(g, seat) as Json, seat };
    rules.flow.take(g, seat, listed.get(seat === CHANCE ? chance.draw(listed, 0) : 0));
  }
}
