import type { Moment } from '@carillon/board';
import { expect, it } from 'vitest';
import { type Act, actsFrom, resultsOf, withMore, wordsOver } from '../../../../src/page/table/drama/acts.ts';
import type { Play } from '../../../../src/page/table/play/play.ts';

const begin = (at: string): Moment => ({ sound: 'drum', at, begins: true });
const roll: Moment = { dice: [{ seat: 'french', face: 'hit' }] };
const end: Moment = { outcome: true };
const quiet: Moment = {};

/** The acts of a log from its second entry on, or from another; each entry follows from a separate choice. */
function acts(log: readonly Moment[], calls?: true, from = 1): readonly Act[] {
  const logged = log.map((entry, i) => ({ number: 100 + i, entry }));
  const drama = { momentOf: (entry: Moment) => entry, ...(calls && { calls }) };
  const title = { drama, logLine: () => ({ text: 'The French win.' }) };
  const play = { title, session: { log: () => logged }, words: { language: 'en' } };
  return actsFrom(play as unknown as Play<unknown, unknown>, from);
}

const never = (): never => {
  throw new Error('made again');
};

const TWO = [quiet, begin('albany'), roll, end, begin('oswego'), roll, end];

it('each battle that begins by itself waits for a press, on the table as it was before its dice', () => {
  expect(acts(TWO, true).map(({ scene, waits, number, lastShown }) => [scene.at, waits, number, lastShown])).toEqual([
    ['albany', true, 101, 2],
    ['albany', false, 103, 4],
    ['oswego', true, 104, 5],
    // The result of the last one stands before the next question, too.
    ['oswego', false, 106, 7],
  ]);
});

it('a loss without dice or a fight, such as by an event, does not wait', () => {
  const lost: Moment = { lost: [{ kind: 'piece', id: 'brigade' }] };
  expect(acts([quiet, lost], true).map(({ waits, number }) => [waits, number])).toEqual([[false, undefined]]);
  expect(acts([quiet, roll, lost], true).map(({ number }) => number)).toEqual([102]);
});

it('the results can be called back over the present table, without the moments before the battles', () => {
  expect(resultsOf(acts(TWO, true)).map(({ scene, number, again }) => [scene.at, number, again])).toEqual([
    ['albany', undefined, true],
    ['oswego', undefined, true],
  ]);
  expect(resultsOf(acts([quiet, begin('albany')], true))).toEqual([]);
});

it('a battle that waits shows neither dice nor end, and makes no sound', () => {
  const [first] = acts(TWO, true);
  expect(first?.scene).toMatchObject({ dice: [], lost: [], outcomes: [], sounds: [], at: 'albany' });
  expect(first?.words).toEqual([]);
});

it('battles that follow from a choice do not wait, and the table is always the present one', () => {
  expect(acts(TWO).map(({ waits, number, words }) => [waits, number, words.length])).toEqual([
    [false, undefined, 1],
    [false, undefined, 1],
  ]);
});

it('a battle that goes on after a question, or has no dice yet, does not wait', () => {
  expect(acts([begin('albany'), roll, end], true).map(({ waits }) => waits)).toEqual([false]);
  expect(acts([quiet, begin('albany')], true).map(({ waits }) => waits)).toEqual([false]);
});

it('nothing is shown if more than 160 events come at once', () => {
  const fight = (events: number): readonly Moment[] => [
    quiet,
    begin('albany'),
    ...Array<Moment>(events - 1).fill(roll),
  ];
  expect([acts(fight(160)).length, acts(fight(161)).length]).toEqual([1, 0]);
});

const LINES: Readonly<Record<string, string>> = { 1: 'Interception fails.', 2: 'Both roll.', end: 'The French win.' };

/** The captions of the dice of some events, and the words below them. */
function said(...news: readonly Moment[]): readonly unknown[] {
  const logged = [quiet, ...news].map((entry, i) => ({ number: 100 + i, entry }));
  const line = ({ dice, outcome }: Moment) => ({ text: LINES[outcome ? 'end' : (dice?.length ?? '')] ?? '' });
  const drama = { momentOf: (entry: Moment) => entry, volley: (rolls: readonly Moment[]) => `${rolls.length} dice.` };
  const play = { title: { drama, logLine: line }, session: { log: () => logged }, words: { language: 'en' } };
  return actsFrom(play as unknown as Play<unknown, unknown>, 1).flatMap(({ captions, words }) => [captions, words]);
}

it('each roll has its line in the log beside it, and a volley its count', () => {
  const shot: Moment = { ...roll, volley: true };
  const both: Moment = { dice: [...(roll.dice ?? []), { seat: 'british', face: 'miss' }] };
  expect(said(roll, both, shot, shot, end)).toEqual([
    ['Interception fails.', '', 'Both roll.', '2 dice.'],
    ['The French win.'],
  ]);
});

it('says the same only once, and beside the Fight tab only the result', () => {
  const [, words] = said(roll, end, end, { ...end, dice: [] }) as readonly [unknown, readonly string[]];
  expect(words).toEqual(['The French win. ×3']);
  const two = { words: ['A Hit does not score.', 'The French win.'] };
  expect([wordsOver(two, false), wordsOver(two, true)]).toEqual([two.words, ['The French win.']]);
});

it('a roll in parts is captioned without its modifiers', () => {
  const line = { text: 'Raid: die 4, +1 Rangers = 5.', roll: { text: 'Raid: die 4, modified 5.', modifiers: [] } };
  const logged = [quiet, roll].map((entry, number) => ({ number, entry }));
  const title = { drama: { momentOf: (entry: Moment) => entry }, logLine: () => line };
  const play = { title, session: { log: () => logged }, words: { language: 'en' } };
  expect(actsFrom(play as unknown as Play<unknown, unknown>, 1)[0]?.captions).toEqual(['Raid: die 4, modified 5.']);
});

/** A card on the map, played by the French. */
function cardPlayed(): readonly Act[] {
  const card: Moment = { card: { kind: 'card', id: 'small-pox' } };
  const logged = [quiet, card].map((entry, number) => ({ number, entry }));
  const title = {
    drama: { momentOf: (entry: Moment) => entry },
    logLine: () => ({ text: 'The French play Small Pox (3) to activate.', played: { by: 'french' } }),
  };
  const play = { title, session: { log: () => logged }, words: { language: 'en' } };
  return actsFrom(play as unknown as Play<unknown, unknown>, 1);
}

it('a card on the map says who has played it, and what for', () => {
  expect(cardPlayed().map(({ by, played }) => [by, played])).toEqual([
    ['french', 'The French play Small Pox (3) to activate.'],
  ]);
});

it('a card waits until the result that is read is left, and later ones take its place', () => {
  const [result] = acts([quiet, roll, end]);
  if (!result) throw new Error('no result');
  const [card, later] = [cardPlayed(), cardPlayed()];
  expect(withMore([result], card, never)).toEqual([result, ...card]);
  expect(withMore([result, ...card], later, never)[1]).toBe(later[0]);
  expect(withMore(card, later, never)[0]).toBe(later[0]);
  // The next result, and one called back, make way at once.
  expect(withMore([result], [result, ...card], never)).toEqual([result, ...card]);
  expect(withMore(resultsOf([result]), card, never)).toEqual(card);
});

it('a battle that waits for its button comes after the result that is read, and takes no other away', () => {
  const [albany, result, oswego, last] = acts(TWO, true);
  if (!(albany && result && oswego && last)) throw new Error('too few acts');
  expect(withMore([result], [oswego, last], never)).toEqual([result, oswego, last]);
  expect(withMore([result, oswego, last], [albany, result], never)).toEqual([result, oswego, last, albany, result]);
  const card = acts([quiet, { card: { kind: 'card', id: 'massacre' } }], true);
  expect(withMore([result, oswego, last], card, never)).toEqual([result, oswego, last, ...card]);
});

it('a battle that waits for its button keeps its place before all others', () => {
  const [waiting] = acts(TWO, true);
  if (!waiting) throw new Error('no battle waits');
  expect(withMore([waiting], acts(TWO), never)).toEqual([waiting, ...acts(TWO)]);
});

it('what belongs to the battle that is read joins it, and the next one waits after it', () => {
  const lost: Moment = { lost: [{ kind: 'piece', id: 'fort' }] };
  const [, albany] = acts(TWO.slice(0, 4), true);
  if (!albany) throw new Error('no battle');
  // The other side chooses what becomes of its Fort, and the next battle is fought.
  const log = [...TWO.slice(0, 4), lost, ...TWO.slice(4)];
  const shown = withMore([albany], acts(log, true, 4), (from) => acts(log, true, from));
  expect(shown.map(({ scene, waits }) => [scene.at, waits, scene.outcomes.length, scene.lost.length])).toEqual([
    ['albany', false, 1, 1],
    ['oswego', true, 0, 0],
    ['oswego', false, 1, 0],
  ]);
});

it('the dice of a battle that is read stay while the other side rolls on', () => {
  const mine: Moment = { ...roll, volley: true };
  const theirs: Moment = { dice: [{ seat: 'british', face: 'flag' }], volley: true };
  const [, albany] = acts([quiet, begin('albany'), mine], true);
  if (!albany) throw new Error('no battle');
  const log = [quiet, begin('albany'), mine, theirs, end];
  const [shown, ...others] = withMore([albany], acts(log, true, 3), (from) => acts(log, true, from));
  expect(shown?.scene.dice.map(({ seat }) => seat)).toEqual(['french', 'british']);
  expect([shown?.words.length, others]).toEqual([1, []]);
});
