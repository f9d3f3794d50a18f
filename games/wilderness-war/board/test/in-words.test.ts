import { PIECES, type PieceName, type View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { pointOf } from '../src/position/places.ts';
import { pieceAsItLies } from '../src/texts/pieces.ts';
import { NAMED, named } from './named/positions.ts';

const viewOf = (name: string): View => ({ ...named(name), seat: null });

describe.each(NAMED)('the position "%s" in words', (name) => {
  const view = viewOf(name);
  const lines = title.describe(view, 'en');

  it('reads as it was reviewed', async () => {
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./__snapshots__/in-words/${name}.txt`);
  });

  it('leaves out no piece on the map', () => {
    const onMap = PIECES.filter((piece: PieceName) => pointOf(view.place[piece] ?? '') !== undefined);
    const text = lines.join('\n');
    expect(onMap.filter((piece) => !text.includes(pieceAsItLies(view, piece, 'en')))).toEqual([]);
  });
});
