import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { invariant } from '@carillon/kit';
import { faultOf } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../../src/index.ts';
import { CARD_FACTS } from '../../src/reference.ts';
import { cases } from '../blamed.ts';
import { BATTLE, edited, MARCH, SET_UP, withLines } from '../positions.ts';

// Impossible positions: the cards in play, from the reveal to the end of the Action Round.

const spoilt = (name: string): string => {
  const [text = ''] = readFileSync(fileURLToPath(new URL(`../spoilt/${name}.txt`, import.meta.url)), 'utf8').split(
    '\nspoilt\n',
  );
  return text;
};
/** An event at the start of the Action Round. */
const EVENT = spoilt('stack-event-pick');
/** After the last Action Round. */
const WINTER = spoilt('winter-quarters-reveal');

const DECKS = ['french', 'british', 'indian'] as const;

/** The same with the cards in play of some decks already discarded, and nothing used of them. */
function discarded(text: string, decks: readonly string[] = DECKS): string {
  const unused = text.replace(/^(points-gone|used) .*\n/gm, '');
  return decks.reduce((now, deck) => {
    const played = new RegExp(`^played ${deck} (\\S+)\n`, 'm');
    const [line = '', card = ''] = played.exec(now) ?? [];
    invariant(card !== '', `${deck} has no card in play`);
    const gone = edited(now, [line, ''], [` ${card}`, '']).replace(/^cards played\n/m, '');
    return edited(gone, ['cards discard', `cards discard ${card}`]);
  }, unused);
}

/** A text in which a card of each deck has become the one in play. */
const revealed = (text: string, ...cards: readonly string[]): string =>
  withLines(
    cards.reduce((now, card) => edited(now, [` ${card}`, '']), text),
    `cards played ${cards.join(' ')}`,
    ...cards.map((card, i) => `played ${DECKS[i]} ${card}`),
  );

test('the positions that are changed here can be', () => {
  for (const text of [EVENT, WINTER]) expect(faultOf(() => readPosition(text))).toBeUndefined();
});

describe('7.1 all three decks have a card in play, or none', () => {
  cases([
    ...DECKS.map(
      (deck) =>
        [
          `none of the deck ${deck}`,
          discarded(MARCH, [deck]),
          'played-in-part 7.1',
          deck === 'french' ? 'played british' : 'played french',
        ] as const,
    ),
    ['one deck alone', discarded(MARCH, ['french', 'british']), 'played-in-part 7.1', 'played indian'],
    ['none in an Action Phase', discarded(MARCH), 'nothing-played 7.1', 'running action-phase.act'],
    ['none at an event', discarded(EVENT), 'nothing-played 7.1', 'running start-events.next'],
    ['none in a Battle', discarded(BATTLE), 'nothing-played 7.1', 'running battles.next'],
    [
      'three in winter',
      revealed(WINTER, 'french-23', 'british-2', 'indian-43'),
      'played-too-long 14.0',
      'played french',
    ],
  ]);
});

describe('7.3.6 no point is held for Reaction', () => {
  cases([
    ['during the events of the cards', withLines(EVENT, 'reaction british-1'), 'reaction-not-held 7.3.6', 'reaction'],
  ]);
});

describe('7.1 a deck has a card for each Action Round of the season that draws from it', () => {
  /** With this many British Buildup cards left in the deck; the others have been played. */
  function left(text: string, count: number): string {
    const inDeck = /^cards deck (.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
    const own = CARD_FACTS.filter(({ id, deck, buildup }) => deck === 'british' && buildup && inDeck.includes(id));
    const gone = own.slice(count).map(({ id }) => id);
    const rest = edited(text, [inDeck.join(' '), inDeck.filter((id) => !gone.some((each) => each === id)).join(' ')]);
    const played = gone.join(' ');
    return rest.includes('cards discard')
      ? edited(rest, ['cards discard', `cards discard ${played}`])
      : withLines(rest, `cards discard ${played}`);
  }
  /** ar2: the British are to draw; afterwards only ar3 belongs to the season. */
  const DRAW = spoilt('draw-card-2');

  test('the last of them may be drawn', () => {
    expect(faultOf(() => readPosition(left(DRAW, 2)))).toBeUndefined();
  });

  test('two to choose the Reserve from at the start of the Year, and one for each of three Rounds', () => {
    expect(faultOf(() => readPosition(left(SET_UP, 5)))).toBeUndefined();
  });

  cases([
    ['none is left for the next', left(DRAW, 1), 'deck-too-small 7.1', 'cards deck'],
    ['at the start of the Year one is missing', left(SET_UP, 4), 'deck-too-small 7.1', 'cards deck'],
  ]);
});
