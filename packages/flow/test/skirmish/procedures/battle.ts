/** 4 Battle. */
import { between, CHANCE, type FrameOf, met, NONE, type Sink } from '@carillon/flow';
import { ruleOf, Window } from '../cards.ts';
import { CLAUSES } from '../clauses.ts';
import { Battle, Losses } from '../contents.ts';
import { BATTLE, BLUE, other, type Piece, piece, RED, type Side, side, space } from '../names.ts';
import { cardModifiers, hitsOf, holds, mayName, piecesAt, retreatsFrom, strength, totalOf, unlike } from '../query.ts';
import { flow, type LogEntry, type Modifier, type State } from '../state.ts';

const die = between(1, 6);
const DICE = [1, 2, 3, 4, 5, 6];

Battle.define({
  // 4.1 Cards, the attacker's first.
  attackerCards: (_g, f) => flow.call(Window, { moment: BATTLE, seat: f.attacker }),
  defenderCards: (_g, f) => flow.call(Window, { moment: BATTLE, seat: other(f.attacker) }),

  // 4.2 Both sides fire at once: the two dice are one roll, Blue's first.
  fire: Battle.ask({
    rule: '4.2',
    who: () => CHANCE,
    verbs: { roll: [die, die] },
    list(_g, _f, offer) {
      for (const blue of DICE) for (const red of DICE) offer.roll(blue, red);
    },
    take: {
      roll(g, f, blue, red) {
        fire(g, f, BLUE, blue);
        fire(g, f, RED, red);
      },
    },
  }),

  // 4.3 Losses, the attacker's first.
  attackerLosses: (_g, f) => flow.call(Losses, { side: f.attacker, at: f.at, due: f.hits.get(f.attacker) }),
  defenderLosses: (_g, f) =>
    flow.call(Losses, { side: other(f.attacker), at: f.at, due: f.hits.get(other(f.attacker)) }),

  // 4.4 The side hit more often has lost; in a tie, the attacker has.
  outcome(g, f) {
    f.loser = f.hits.get(other(f.attacker)) > f.hits.get(f.attacker) ? other(f.attacker) : f.attacker;
    return holds(g, f.loser, f.at) ? undefined : Battle.goto('close');
  },

  // 4.5 The losers retreat together to an adjacent space without enemies; if there is none, they are lost.
  retreat: Battle.ask({
    rule: '4.5',
    who: (_g, f) => f.loser,
    verbs: { retreat: [space], scatter: [] },
    list(g, f, offer) {
      const open = retreatsFrom(g, f.loser, f.at);
      for (const to of open) offer.retreat(to);
      if (met(CLAUSES.nowhere, open.length === 0)) offer.scatter();
    },
    take: {
      retreat(g, f, to) {
        for (const each of piecesAt(g, f.loser, f.at)) g.place.set(each, to);
      },
      scatter(g, f) {
        for (const each of piecesAt(g, f.loser, f.at)) lose(g, f, each);
      },
    },
  }),

  close(_g, f) {
    const winner = other(f.loser);
    f.say?.({ type: 'battle', at: space.nameOf(f.at), winner: side.nameOf(winner) });
    return Battle.end(winner);
  },
});

type BattleFrame = FrameOf<typeof Battle>;

/** 4.2 The fire of one side: its die, its strength there, its cards. */
function fire(g: State, f: BattleFrame, by: Side, roll: number): void {
  const modifiers: Modifier[] = [
    { why: 'strength', by: strength(g, by, f.at) },
    ...cardModifiers(by === BLUE ? f.blueCards : f.redCards, (each) => ruleOf(each).adds),
  ];
  f.hits.set(other(by), hitsOf(roll + totalOf(modifiers)));
  f.say?.({ type: 'fire', side: side.nameOf(by), die: roll, modifiers });
}

function lose(g: State, f: { readonly say: Sink<LogEntry> | undefined }, lost: Piece): void {
  g.place.set(lost, NONE);
  f.say?.({ type: 'lost', piece: piece.nameOf(lost) });
}

Losses.define({
  able: (g, f) => (f.due > 0 && holds(g, f.side, f.at) ? undefined : Losses.end()),

  // 4.3 One piece for each hit, the owner's choice; identical pieces are offered once.
  piece: Losses.ask({
    rule: '4.3',
    who: (_g, f) => f.side,
    verbs: { lose: [piece] },
    anyOrder: ['lose'],
    list(g, f, offer) {
      for (const each of unlike(piece.all.filter((p) => mayName(g, f.side, f.at, p)))) offer.lose(each);
    },
    take: {
      lose(g, f, lost) {
        lose(g, f, lost);
        f.due--;
      },
    },
  }),
  again: () => Losses.goto('able'),
});
