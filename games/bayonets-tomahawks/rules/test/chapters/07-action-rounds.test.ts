import { NONE } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { BRITISH, card, DECK, deck, FRENCH, RESERVE, type Side } from '../../src/ids.ts';
import { bayonetsTomahawks } from '../../src/index.ts';
import { INDIAN_POINTS } from '../../src/kinds.ts';
import type { CardName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { YearStart } from '../../src/procedures/contents-sequence.ts';
import { actionRound, endOfRound, type Game, type Hands, isDone, isIn, phase, takes } from '../game.ts';
import { play, type Sparse, whereIs } from '../position.ts';

// 7.0 Action Rounds

/** French 3, British 4, and an Indian card without event. */
const USUAL: Hands = {
  reserves: ['reluctant-wagoneers-30', 'british-16'],
  decks: ['french-42', 'smallpox-infected-blankets-11', 'indian-44'],
};
const drawn = (hands: Hands, sparse?: Sparse): Game =>
  actionRound(hands, sparse).chance(...hands.decks.map((name) => `draw ${name}`).sort(asDrawn));
/** French, Indian, British. */
const order = (text: string): number => ['french', 'indian', 'british'].findIndex((of) => bySide(text, of));
const bySide = (text: string, of: string): boolean => {
  const name = text.slice('draw '.length) as CardName;
  return deckOf(name) === of;
};
const deckOf = (name: CardName): string =>
  name.startsWith('indian')
    ? 'indian'
    : ['french-42', 'iroquois-diplomacy-french-38', 'rough-seas-40'].includes(name)
      ? 'french'
      : 'british';
const asDrawn = (a: string, b: string): number => order(a) - order(b);

describe('before the first Action Round of a Year', () => {
  test('[7.1a] each keeps one of two cards; the other is discarded, and nobody else learns which', () => {
    const game = play({ round: 'ar1' }, (g) => {
      for (const name of ['french-22', 'french-23', 'british-2', 'british-3'] as const)
        g.cards.set(card.of(name), DECK);
      flow.start(g, YearStart, {});
    });
    game.chance('draw french-22', 'draw french-23', 'draw british-2', 'draw british-3');
    game.offersOnly(['keep french-22', 'keep french-23'], 'french');
    game.choose('french', 'keep french-23').choose('british', 'keep british-2');
    expect(game.state.cards.get(card.of('french-23'))).toBe(RESERVE);
    const seen = bayonetsTomahawks.view(game.state, BRITISH);
    expect([seen.cards['french-22'], seen.cards['french-23'], seen.cards['british-3']]).toEqual([
      'unknown',
      'unknown',
      'buried',
    ]);
  });
});

describe('cards', () => {
  test('[7.1b] [7.1c] [6.0.1] each draws one and plays it or the Reserve; the other is the Reserve', () => {
    const game = drawn(USUAL).offersOnly(['play french-42', 'play reluctant-wagoneers-30'], 'french');
    game.choose('french', 'play french-42').choose('british', 'play smallpox-infected-blankets-11');
    expect(game.state.cards.get(card.of('reluctant-wagoneers-30'))).toBe(RESERVE);
    expect(game.state.cards.get(card.of('british-16'))).toBe(RESERVE);
    expect(game.state.played.get(deck.of('indian'))).toBe(card.of('indian-44'));
  });

  test('[7.1d] another hand of theirs comes with another choice, of a card that it holds', () => {
    const game = drawn(USUAL).choose('french', 'play french-42');
    const { below } = seeded(1757);
    const chosen = Array.from({ length: 20 }, () => {
      const other = bayonetsTomahawks.guess(bayonetsTomahawks.view(game.state, BRITISH), below);
      const { cards, stack } = bayonetsTomahawks.view(other, FRENCH);
      const [, name = ''] = /play ([\w-]+)/.exec(JSON.stringify(stack)) ?? [];
      expect(['reserve', 'drawn']).toContain(Object.entries(cards).find(([each]) => each === name)?.[1]);
      return name;
    });
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });

  test('[7.1d] the French choice stays hidden until the British have chosen', () => {
    const game = drawn(USUAL).choose('french', 'play french-42');
    const seen = bayonetsTomahawks.view(game.state, BRITISH);
    expect(seen.cards['french-42']).toBe('unknown');
    expect(JSON.stringify(seen.stack)).not.toContain('french-42');
    expect(game.log).not.toContainEqual(expect.objectContaining({ type: 'reveal' }));
    game.choose('british', 'play british-16');
    expect(game.log).toContainEqual({
      type: 'reveal',
      french: 'french-42',
      british: 'british-16',
      indian: 'indian-44',
    });
  });

  test('[7.1e] the higher value has the initiative, and decides who is first', () => {
    const four = drawn(USUAL)
      .choose('french', 'play reluctant-wagoneers-30')
      .choose('british', 'play smallpox-infected-blankets-11');
    four.nowChooses('british', 'action-round.initiative').offersOnly(['first french', 'first british']);
    four.choose('british', 'first french');
    expect(four.state.first).toBe(FRENCH);
  });

  test('[7.1f] [7.4] events of the First Player come before those of the Second', () => {
    const game = drawn(USUAL)
      .choose('french', 'play reluctant-wagoneers-30')
      .choose('british', 'play smallpox-infected-blankets-11');
    game.choose('british', 'first british');
    const events = game.log.flatMap((entry) =>
      entry.type === 'event' || entry.type === 'event-without-effect' ? [entry.card] : [],
    );
    expect(events).toEqual(['smallpox-infected-blankets-11', 'reluctant-wagoneers-30']);
    // The event has taken its points; the card's own are still there.
    game.nowChooses('british', 'action-phase.spend');
  });

  test('[7.1g] [7.3.6a] first phase, second phase, Reaction for one Action, and the end', () => {
    const pieces = {
      albany: ['22nd-28th'],
      'isle-aux-noix': ['bearn-guyenne', 'langis'],
      montreal: ['abenaki'],
    } as const;
    const game = drawn(USUAL, { pieces }).choose('french', 'play french-42').choose('british', 'play british-16');
    game.nowChooses('french', 'action-round.initiative').choose('french', 'first british');
    game.nowChooses('british', 'action-phase.spend').choose('british', 'hold british-2');
    const held = { type: 'hold', side: 'british', card: 'british-16', point: 'army', double: false };
    expect(game.log.filter(({ type }) => type === 'hold')).toEqual([held]);
    game.nowChooses('british', 'action-phase.act').offersNot(['army british-2 albany']).choose('british', 'done');
    game.nowChooses('french', 'action-phase.act').offers(['indian indian-1 montreal']).choose('french', 'done');
    game.offers(['army french-2 isle-aux-noix']).offersNot(['indian indian-1 montreal']).choose('french', 'done');
    // 7.3.6 The point that was held, and no other.
    game
      .nowChooses('british', 'action-phase.act')
      .offers(['army british-2 albany'])
      .offersNot(['light british-1 albany']);
    game.choose('british', 'army british-2 albany', 'move kingston', 'stop');
    expect(isDone(game)).toBe(true);
    expect(game.state.played.get(deck.of('french'))).toBe(NONE);
  });
});

const albany: Sparse = { pieces: { albany: ['22nd-28th', '27th-55th', 'rogers', 'gage', 'mohawk'] } };
/** Light, Army, Sail/Army. */
const act = (sparse: Sparse, of: Side = BRITISH): Game =>
  phase({ cards: ['british-16', 'french-42'], first: 'french', ...sparse }, of);

describe('an Action Phase', () => {
  test('[7.2a] begins with a Landing of those at sea', () => {
    const game = phase(
      { pieces: { 'sail-box': ['fleet-boscawen', '22nd-28th'] }, cards: ['british-16'] },
      BRITISH,
      INDIAN_POINTS,
    );
    game.nowChooses('british', 'landing.to').choose('british', 'land boston');
    expect(isIn(game.state.spent, '22nd-28th')).toBe(true);
  });

  test('[7.2b] the French use the Indian card first, with Indian units only', () => {
    const at: Sparse = {
      pieces: { montreal: ['abenaki', 'langis', 'bearn-guyenne'] },
      cards: ['french-42', 'indian-44'],
    };
    const game = phase(at, FRENCH, INDIAN_POINTS);
    game.nowChooses('french', 'action-phase.act').offers(['indian indian-1 montreal', 'done']);
    game.offersNot(['light french-1 montreal', 'raid indian-1 langis']).choose('french', 'done');
    game.choose('french', 'none').offers(['light french-1 montreal', 'army french-2 montreal']);
  });

  test('[7.2c] [7.3.6b] only the First Player may hold a point, of his own card', () => {
    const at: Sparse = {
      pieces: { montreal: ['abenaki'] },
      cards: ['french-42', 'indian-44', 'british-16'],
      first: 'french',
    };
    const first = phase(at, FRENCH, INDIAN_POINTS).choose('french', 'done');
    first.nowChooses('french', 'action-phase.spend').offersOnly(['hold french-1', 'hold french-2', 'none']);
    const second = phase({ ...at, ...albany }, BRITISH, INDIAN_POINTS);
    second.nowChooses('british', 'action-phase.act');
  });

  test('[7.2.1] a unit that has acted does not act again', () => {
    const game = act({ pieces: { albany: ['22nd-28th'], kingston: ['27th-55th'] } });
    game.choose('british', 'army british-2 albany', 'move kingston', 'stop');
    game.choose('british', 'army british-3 kingston');
    // Only the 27th & 55th are left to take.
    game.nowChooses('british', 'march.onward');
    expect(game.choices()).toContain('move albany');
    game.choose('british', 'move albany', 'stop');
    // Nobody is left to use the Light point.
    expect(isDone(game)).toBe(true);
  });

  test('[7.3a] a point is one Action of one stack; points are used in any order, or not', () => {
    const game = act({ pieces: { albany: ['22nd-28th'], kingston: ['27th-55th'], easton: ['rogers'] } });
    game.offers(['light british-1 easton', 'army british-2 albany', 'army british-3 kingston']);
    game
      .choose('british', 'army british-3 kingston', 'stop')
      .offers(['light british-1 easton', 'army british-2 albany']);
    expect(game.choices().some((text) => text.includes('british-3'))).toBe(false);
    expect(isDone(game.choose('british', 'done'))).toBe(true);
  });

  test('[7.3b] unused points are lost', () => {
    const game = endOfRound({ cards: ['british-16', 'french-42', 'indian-44'] });
    for (const each of deck.all) expect(game.state.played.get(each)).toBe(NONE);
    expect(game.state.pointsGone.isEmpty).toBe(true);
  });

  test('[7.3.1a] an Army point takes any units of a stack', () => {
    const game = act(albany).choose('british', 'army british-2 albany');
    game.offers(['take 22nd-28th', 'take rogers', 'take mohawk']);
    takes(game, 'british', ['rogers', '22nd-28th']).offers(['move kingston']);
  });

  test('[7.3.1b] a Light point takes the Light units of a stack, Brigades there or not', () => {
    const game = act(albany).choose('british', 'light british-1 albany');
    game.offersOnly(['take gage', 'take rogers', 'take mohawk']);
    takes(game, 'british', ['gage', 'rogers', 'mohawk']);
    expect(whereIs(game.choose('british', 'move northfield'), 'mohawk')).toBe('northfield');
  });

  test('[7.3.2] an Indian point takes one Indian unit, or units of one Nation', () => {
    const at: Sparse = {
      pieces: { montreal: ['abenaki', 'kahnawake', 'langis'], onontake: ['iroquois-1', 'iroquois-2', 'seneca'] },
      joined: { iroquois: 'french' },
      cards: ['french-42', 'indian-43'],
    };
    const single = phase(at, FRENCH, INDIAN_POINTS).choose('french', 'indian indian-1 montreal', 'take abenaki');
    single.nowChooses('french', 'march.onward');
    const nation = phase(at, FRENCH, INDIAN_POINTS).choose('french', 'indian indian-1 onontake', 'take iroquois-1');
    nation.offersOnly(['take iroquois-2', 'done']);
  });

  test('[7.3.3] only a Sail/Army point lets Fleets Sail; it serves as an Army point, too', () => {
    const game = act({ pieces: { boston: ['fleet-boscawen', '22nd-28th'] } });
    game
      .offers(['sail british-3 boston', 'army british-3 boston', 'army british-2 boston'])
      .offersNot(['sail british-2 boston']);
  });

  test('[7.3.4a] a doubled point doubles the Movement Points', () => {
    const game = act({ pieces: { boston: ['22nd-28th'] }, cards: ['construction-frenzy-7'] });
    // Light, Army, Army, doubled Army.
    game.choose('british', 'army british-4 boston', 'move new-london', 'move new-york', 'move philadelphia');
    game.nowChooses('british', 'march.onward').choose('british', 'move alexandria');
    // It has no point left, and nobody else is there.
    expect(whereIs(game, '22nd-28th')).toBe('alexandria');
    expect(isDone(game)).toBe(true);
  });

  test('[7.3.4b] with a doubled Sail point a force Sails and Lands at once', () => {
    const game = act({ pieces: { boston: ['fleet-boscawen', '22nd-28th'] }, cards: ['smallpox-infected-blankets-11'] });
    takes(game.choose('british', 'sail british-2 boston'), 'british', ['22nd-28th', 'fleet-boscawen']);
    game.nowChooses('british', 'sail.ashore').choose('british', 'land', 'land louisbourg');
    expect(whereIs(game, '22nd-28th')).toBe('louisbourg');
  });

  test('[7.3.5] a French Light/Army point is either', () => {
    const game = act({ pieces: { montreal: ['bearn-guyenne', 'langis'] } }, FRENCH);
    game.offers(['light french-2 montreal', 'army french-2 montreal', 'raid french-2 langis']);
  });

  test('[7.3.7] Light points raid and march; Army points march, marshal and build', () => {
    const game = act({
      pieces: { albany: ['22nd-28th', 'rogers'], kingston: ['27th-55th'], 'isle-aux-noix': ['langis'] },
    });
    game.offers([
      'light british-1 albany',
      'army british-2 albany',
      'marshal british-2 22nd-28th',
      'construct british-2 22nd-28th',
    ]);
    const light = game.choices().filter((text) => text.includes('british-1'));
    expect(new Set(light.map((text) => text.split(' ')[0]))).toEqual(new Set(['light', 'raid']));
    const army = game.choices().filter((text) => text.includes('british-2'));
    expect(new Set(army.map((text) => text.split(' ')[0]))).toEqual(new Set(['army', 'marshal', 'construct']));
  });
});
