import { Choices, TOGETHER } from '@carillon/flow';
import { faultOf } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { FRENCH } from '../../src/ids.ts';
import { bayonetsTomahawks as bt, readPosition, type State, writePosition } from '../../src/index.ts';
import { cases } from '../blamed.ts';
import { BATTLE, edited, MARCH, moved, withLines } from '../positions.ts';

// Impossible positions: tracks, chits, cards and answers.

describe('tracks and chits', () => {
  cases([
    ['VP off the track', edited(MARCH, ['victory 1', 'victory 500']), 'vp-off-the-track 18.1', 'victory'],
    [
      'Raid Points 9',
      edited(MARCH, ['raid-points french 5', 'raid-points french 9']),
      'raid-points-off-the-track 9.3',
      'raid-points french',
    ],
    [
      'fewer Raid Points than none',
      edited(MARCH, ['raid-points french 5', 'raid-points french -1']),
      'raid-points-off-the-track 9.3',
      'raid-points french',
    ],
    [
      'two chits on a placeholder',
      withLines(MARCH, 'holds-chit french', 'chits held french-0-1 french-1-1')
        .replace(/^(chits pool.*) french-0-1/m, '$1')
        .replace(/^(chits pool.*) french-1-1/m, '$1'),
      'two-chits 18.3.1',
      'chits held',
    ],
    [
      'two chits drawn beside the one held',
      withLines(MARCH, 'holds-chit french', 'chits held french-0-1', 'chits drawn french-1-1 french-1-2')
        .replace(/^(chits pool.*) french-0-1/m, '$1')
        .replace(/^(chits pool.*) french-1-1/m, '$1')
        .replace(/^(chits pool.*) french-1-2/m, '$1'),
      'two-chits 18.3.1',
      'chits drawn',
    ],
    ['a placeholder without its chit', withLines(MARCH, 'holds-chit british'), 'placeholder 18.3.1', 'holds-chit'],
    ['chits for nobody’s loss', withLines(MARCH, 'chits-due french 1'), 'chits-not-due 18.3.1', 'chits-due'],
    ['a Fleet that comes early in 1755', withLines(MARCH, 'early-fleet'), 'no-early-fleet 15.2', 'early-fleet'],
  ]);
});

describe('cards', () => {
  const card = (name: string, to: string): string =>
    edited(MARCH, [` ${name} `, ' '], [`cards ${to}`, `cards ${to} ${name}`]);
  cases([
    ['a card gone', edited(MARCH, [' british-16 ', ' ']), 'card-missing 5.3', 'scenario'],
    [
      'a card of 1757',
      edited(MARCH, ['cards deck', 'cards deck british-1']),
      'card-of-another-year 5.3',
      'cards deck british-1',
    ],
    ['a second Reserve card', card('british-15', 'reserve'), 'two-reserves 6.0.1', 'cards reserve'],
    [
      'no Reserve card',
      edited(MARCH, ['reserve british-2 ', 'reserve '], ['cards discard', 'cards discard british-2']),
      'reserve-wrong 6.0.1',
      'cards deck',
    ],
    ['an Indian card kept', card('indian-43', 'buried'), 'indian-card-kept 7.1', 'cards buried indian-43'],
    [
      'a card that leaves the game',
      withLines(edited(MARCH, [' british-16 ', ' ']), 'cards removed british-16'),
      'card-not-removed 7.4',
      'cards removed',
    ],
    [
      'a Campaign card in ar3',
      card('british-16', 'discard'),
      'campaign-card-too-early 7.1',
      'cards discard british-16',
    ],
    ['a card in play that nobody played', card('british-15', 'played'), 'misplayed 7.1', 'cards played british-15'],
    [
      'a card drawn in the middle',
      withLines(edited(MARCH, [' indian-43 ', ' ']), 'cards drawn indian-43'),
      'drawn-wrong 7.1',
      'cards drawn',
    ],
    [
      'a card chosen and not revealed',
      withLines(edited(MARCH, [' british-15 ', ' ']), 'cards chosen british-15'),
      'card-chosen 7.1',
      'cards chosen',
    ],
    ['an event used that is not in play', withLines(MARCH, 'used french-42'), 'used-not-in-play 7.4', 'used'],
    [
      'a point used that is not on the card',
      edited(MARCH, ['points-gone', 'points-gone french-4']),
      'no-such-point 7.3',
      'points-gone french-4',
    ],
    [
      'a point held that is used',
      edited(MARCH, ['reaction -', 'reaction british-2']),
      'reaction-not-held 7.3.6',
      'reaction',
    ],
    ['a Light point more by no card', withLines(MARCH, 'extra-light'), 'no-extra-point 7.4', 'extra-light'],
    [
      'a deck too small',
      edited(
        BATTLE,
        [
          'cards deck construction-frenzy-7 surprise-landing-9 smallpox-infected-blankets-11 british-16 ',
          'cards deck ',
        ],
        [
          'cards discard',
          'cards discard construction-frenzy-7 surprise-landing-9 smallpox-infected-blankets-11 british-16',
        ],
      ),
      'deck-too-small 7.1',
      'cards deck',
    ],
  ]);
});

describe('answers', () => {
  /** The first question of both sides at once: which card each keeps. */
  const kept = (): State => {
    const g = bt.start('french-and-indian-war', {});
    const choices = new Choices();
    while (bt.flow.who(g) !== TOGETHER) {
      bt.flow.list(g, bt.flow.who(g), choices);
      bt.flow.take(g, bt.flow.who(g), choices.get(0));
    }
    bt.flow.list(g, FRENCH, choices);
    bt.flow.take(g, FRENCH, choices.get(0));
    return g;
  };

  test('can be', () => {
    expect(faultOf(() => readPosition(writePosition(kept())))).toBeUndefined();
  });

  /** The same with other answers. */
  const answered = (change: (own: string) => string): string =>
    writePosition(kept()).replace(/answers \["([^"]*)",-\]/, (_all, own: string) => `answers [${change(own)}]`);

  test('is not with a card of the enemy', () => {
    const text = answered(() => '"keep\\u0020british-2",-');
    expect(() => readPosition(text)).toThrow('french has answered what cannot be chosen');
  });

  test('not from every asked side', () => {
    const text = answered((own) => `"${own}","keep\\u0020british-2"`);
    expect(() => readPosition(text)).toThrow('all have answered, and are asked');
  });
});

test('18.3.1 a chit may be due for each Metropolitan unit that the enemy has lost, and no more', () => {
  const lost = moved(MARCH, '44th-48th', 'losses');
  expect(faultOf(() => readPosition(withLines(lost, 'chits-due french 1')))).toBeUndefined();
  expect(faultOf(() => readPosition(withLines(lost, 'chits-due french 2')))).toMatch(/^chits-not-due 18\.3\.1/);
});
