import { renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';
import type { Account } from '../../../../src/page/table/ending/account.ts';
import type { EndOfGame } from '../../../../src/page/table/ending/end-of-game.ts';
import { YearOverNote } from '../../../../src/page/table/ending/year-over.tsx';
import { play } from './play.ts';

const account = {
  score: [
    { number: 0, part: '', score: 0 },
    { number: 9, part: 'Early 1757', score: 2, year: 1757 },
  ],
  turningPoints: [{ number: 4 }, { number: 7 }],
  losses: [{ seat: 'french', kind: 'Indians', count: 7 }],
  rolls: [],
} as unknown as Account;

const end = { isOver: () => false, year: () => ({ year: 1757, account }) } as unknown as EndOfGame<unknown, unknown>;

it('the note on a year has its score and losses, and no numbers that nothing explains', () => {
  const note = renderToString(() => <YearOverNote play={play} end={end} />);
  expect(note).toContain('yearOver 1757');
  expect(note).toContain('2 VP');
  expect(note).toContain('endingLoss Indians 7');
  expect(note).not.toContain('score-turn');
});
