import { NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { expect, test } from 'vitest';
import { put } from '../src/change.ts';
import { isFort, printedSide } from '../src/counters.ts';
import {
  BRITISH,
  CHIT_HELD,
  card,
  chit,
  deckOf,
  FRENCH,
  PLAYED,
  piece,
  place,
  RESERVE,
  SAIL_BOX,
  space,
} from '../src/ids.ts';
import { bayonetsTomahawks } from '../src/index.ts';
import type { State } from '../src/state.ts';

// Invariants of every position: each position here breaks one.

const game = (): State => bayonetsTomahawks.start('french-and-indian-war', {});
const french = piece.all.filter((p) => isFort(p) && printedSide(p) === FRENCH);
const [fort, another] = [at(french, 0), at(french, 1)];

test('a game that begins breaks nothing', () => {
  expect(() => bayonetsTomahawks.check(game())).not.toThrow();
});

test.each<[string, string, (g: State) => void]>([
  ['a Commander reduced', 'has no Reduced face', (g) => g.reduced.add(piece.of('commander-levis'))],
  ['a unit too many', 'the units at albany are miscounted', (g) => g.britishUnits.set(place.of('albany'), 9)],
  ['a French unit too many', 'the units at quebec are miscounted', (g) => g.frenchUnits.set(place.of('quebec'), 9)],
  ['a unit too many at sea', 'the units at sail-box are miscounted', (g) => g.britishUnits.set(SAIL_BOX, 1)],
  ['a unit nowhere', 'mohawk is nowhere', (g) => put(g, piece.of('mohawk'), place.of('out'))],
  ['a unit of a later Year', 'gage is not in the game in 1755', (g) => put(g, piece.of('gage'), place.of('albany'))],
  ['a Fleet at Albany', 'is inland', (g) => put(g, piece.of('fleet-boscawen'), place.of('albany'))],
  ['a Wilderness held', 'is Wilderness and under control', (g) => g.control.set(space.of('mtan'), FRENCH)],
  ['Québec neutral', 'the Home Space quebec is under nobody’s control', (g) => g.control.set(space.of('quebec'), NONE)],
  ['a Base lost', 'has left British control', (g) => g.control.set(space.of('boston'), FRENCH)],
  [
    'a second Fort',
    'more than one Fort stands at les-trois-rivieres',
    (g) => {
      put(g, fort, place.of('les-trois-rivieres'));
      put(g, another, place.of('les-trois-rivieres'));
    },
  ],
  [
    'a card lying open that nobody played',
    'british-2 is played, and not the card of its deck in play',
    (g) => g.cards.set(card.of('british-2'), PLAYED),
  ],
  [
    'a card in play that nobody played',
    'british-2 is in play, and not played',
    (g) => g.played.set(deckOf(BRITISH), card.of('british-2')),
  ],
  ['a placeholder without its chit', 'no chit is on the placeholder of the french', (g) => g.holdsChit.add(FRENCH)],
  [
    'a chit that nobody sees',
    'the french hold a chit, and it is not seen',
    (g) => g.chits.set(chit.of('french-1-1'), CHIT_HELD),
  ],
  [
    'a second Reserve',
    'there is a second Reserve card of british, british-2',
    (g) => {
      for (const name of ['british-1', 'british-2', 'british-3'] as const) g.cards.set(card.of(name), RESERVE);
    },
  ],
])('%s is reported', (_, words, broken) => {
  const g = game();
  broken(g);
  expect(() => bayonetsTomahawks.check(g)).toThrow(words);
});
