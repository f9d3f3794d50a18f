import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../../src/page/table/ending/account.ts';
import { Losses, Luck } from '../../../../src/page/table/ending/figures.tsx';
import { ScoreLine } from '../../../../src/page/table/ending/score-line.tsx';
import { play } from './play.ts';

const account = {
  score: [
    { number: 0, part: '', score: 0 },
    { number: 9, part: 'Early 1757', score: 2, year: 1757 },
    { number: 20, part: 'Late 1757', score: -2, year: 1757 },
  ],
  turningPoints: [],
  losses: [{ seat: 'french', kind: 'Indians', count: 7 }],
  rolls: [{ seat: 'french', kind: 'Battle', got: 12, due: 10.5 }],
} as unknown as Account;

/** The texts between the tags, in their order. */
const textsOf = (html: string): readonly string[] => html.split(/<[^>]*>/).filter((text) => text.trim() !== '');

describe('the statistics of a game that is over', () => {
  it('list the losses of each side by kind, or none, under their heading', () => {
    expect(textsOf(renderToString(() => <Losses play={play} account={account} />))).toEqual([
      ...['endingLosses', 'french', 'endingLoss Indians 7'],
      ...['british', 'endingLossNone'],
    ]);
  });

  it('compare the dice of each side with their average', () => {
    const texts = textsOf(renderToString(() => <Luck play={play} account={account} />));
    expect(texts[0]).toBe('endingRolls');
    expect(texts.slice(-3)).toEqual(['Battle', 'endingGot 12 10.5', '–']);
  });

  it('draw the score from one edge to the other', () => {
    const html = renderToString(() => <ScoreLine play={play} account={account} />);
    const [, width] = /viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? [];
    const xs = [...html.matchAll(/[ML](\d+(?:\.\d+)?) /g)].map(([, x]) => Number(x));
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, Number(width)]);
  });
});
