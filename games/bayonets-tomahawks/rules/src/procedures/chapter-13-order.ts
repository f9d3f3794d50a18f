import { type Clause, explaining, type FrameOf, type IdSet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { enemyOf, option, type Space, space } from '../ids.ts';
import { battleRank } from '../map.ts';
import { defenderAt, fighters } from '../query/battle.ts';
import { eachKeptOut } from '../query/offers.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Battle, Battles } from './contents-battle.ts';

// 13.0 The order of Battles

const FEWEST_FIRST = option.of('battleOrder');

/** 13.0 The next Battles to be fought: in the order of the board, or those with the fewest attackers. */
function nextBattles(g: State, fought: IdSet<Space>): Space[] {
  const left = g.battles.toArray().filter((each) => !fought.has(each));
  const order = (each: Space): number => (g.options.has(FEWEST_FIRST) ? attackersAt(g, each) : battleRank(each));
  const least = Math.min(...left.map(order));
  return left.filter((each) => order(each) === least);
}
const attackersAt = (g: State, each: Space): number => fighters(g, enemyOf(defenderAt(g, each)), each);

/** Explain mode: spaces without a Battle, or whose Battle has been fought or comes later. */
function eachLaterBattle(g: State, fought: IdSet<Space>, next: readonly Space[], offer: (at: Space) => void): void {
  const keptOut = (where: Space): Clause => {
    if (!g.battles.has(where)) return CLAUSES.battleThere;
    return fought.has(where) ? CLAUSES.battleFought : CLAUSES.battleOrder;
  };
  eachKeptOut(space.all, (where) => next.includes(where), keptOut, offer);
}

function fight(f: FrameOf<typeof Battles>, where: Space) {
  f.fought.add(where);
  return flow.call(Battle, { at: where });
}

Battles.define({
  next(g, f) {
    const [first, ...others] = nextBattles(g, f.fought);
    if (first === undefined) return Battles.end();
    return others.length > 0 ? Battles.goto('choose') : fight(f, first);
  },
  fought: () => Battles.goto('next'),

  // Two Battles can be next only in the order by attackers.
  choose: Battles.ask({
    rule: '13.0',
    who: (g) => g.first,
    verbs: { fight: [space] },
    list(g, f, offer) {
      const next = nextBattles(g, f.fought);
      for (const each of next) offer.fight(each);
      if (explaining()) eachLaterBattle(g, f.fought, next, offer.fight);
    },
    take: {
      fight: (_g, f, where) => fight(f, where),
    },
  }),
  again: () => Battles.goto('next'),
});
