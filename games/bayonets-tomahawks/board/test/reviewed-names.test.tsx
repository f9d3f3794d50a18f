import { CARDS, PIECES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { expect, it } from 'vitest';
import { namesText } from '../../../../packages/board/test/reviewed-names.tsx';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { counters } from '../src/position/stacks.ts';
import { partOf } from '../src/table/tray.tsx';
import { NAMED, named } from './named/positions.ts';

// Names, places and cards as they were reviewed. After an intended change, `npx vitest run FILE --update` writes them
// again: read the difference.

it('spaces, counters and cards have their names, places and words', async () => {
  const view: View = { ...named('corridor'), seat: null };
  const text = namesText(title, { view, pieces: PIECES, cards: CARDS, moments: [] });
  await expect(text).toMatchFileSnapshot('./__snapshots__/reviewed/names.txt');
});

it('the list of every stack has its sums, and its pieces in order with their states', async () => {
  const lists = NAMED.flatMap((name) => {
    const view: View = { ...named(name), seat: null };
    const stacks = title.spaces.flatMap((space) =>
      counters.stacksAt(view, space).map((stack) => {
        const { of, sums, groups } = partOf(view, stack, 'en');
        const pieces = groups.map(({ first, spoken, acting }) => `${first} ${spoken}${acting ? ', acting' : ''}`);
        return `  ${space} ${of}: ${sums} | ${pieces.join(' | ')}`;
      }),
    );
    return [name, ...stacks];
  });
  await expect(`${lists.join('\n')}\n`).toMatchFileSnapshot('./__snapshots__/reviewed/lists.txt');
});
