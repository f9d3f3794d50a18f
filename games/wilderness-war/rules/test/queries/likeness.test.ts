import { Choices } from '@carillon/flow';
import { type Random, seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { type Piece, piece } from '../../src/ids.ts';
import { type State, wildernessWar as ww } from '../../src/index.ts';
import { alike } from '../../src/query/offers.ts';
import { likenessOf, type Position } from '../../src/reference.ts';

const choices = new Choices();

/** Makes a choice at random. */
function goOn(g: State, random: Random): void {
  ww.flow.list(g, ww.flow.who(g), choices);
  ww.flow.take(g, ww.flow.who(g), choices.get(random.below(choices.count)));
}

/** Whether two pieces are identical by the rules, both inside or both outside, and both or neither on the march. */
function areAlike(g: State, { stack }: Position, a: Piece, b: Piece): boolean {
  const asking = stack.at(-1);
  const force = asking?.procedure === 'march' && asking.step === 'onward' ? asking.locals.force : [];
  const goes = (each: Piece): boolean => force.includes(piece.nameOf(each));
  return alike(g, a, b) && g.inside.has(a) === g.inside.has(b) && goes(a) === goes(b);
}

describe('the likeness of pieces that boards show', () => {
  it('is that by which the rules offer one of several', () => {
    const random = seeded(5);
    const g = ww.start('annus-mirabilis', {});
    let [pairs, like] = [0, 0];
    for (let turn = 0; turn < 400 && ww.result(g) === undefined; turn++) {
      goOn(g, random);
      if (turn % 10 !== 0 || ww.result(g) !== undefined) continue;
      const position = ww.toJson(g) as unknown as Position;
      for (const a of piece.all) {
        // Identical pieces are adjacent.
        for (const b of piece.all.slice(a + 1, a + 8)) {
          const same = likenessOf(position, piece.nameOf(a)) === likenessOf(position, piece.nameOf(b));
          expect(same, `${piece.nameOf(a)} ${piece.nameOf(b)}`).toBe(areAlike(g, position, a, b));
          pairs++;
          if (same) like++;
        }
      }
    }
    expect(pairs).toBeGreaterThan(1000);
    expect(like).toBeGreaterThan(100);
  });
});
