import { PIECES, type PieceName, type View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { places } from '../src/position/places.ts';
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
    const onMap = PIECES.filter((piece: PieceName) => places.pointOf(view.place[piece] ?? '') !== undefined);
    const text = lines.join('\n');
    expect(onMap.filter((piece) => !text.includes(pieceAsItLies(view, piece, 'en')))).toEqual([]);
  });
});

describe('what the ring of the keys is on', () => {
  const view = viewOf('corridor');
  const aloud = (kind: 'space' | 'piece' | 'card', id: string, language: 'en' | 'fr' = 'en') =>
    title.aloud?.(view, { kind, id }, language);

  it('is shown with its side, and with alike units counted', () => {
    expect(aloud('space', 'hudson-carry-north')).toBe('Hudson Carry North. British: Webb and 4 Northern Provincials');
    expect(aloud('space', 'boston')).toBe('Boston');
    expect(aloud('piece', 'webb')).toBe('Webb. British, at Hudson Carry North');
    expect(aloud('piece', 'webb', 'fr')).toBe('Webb. Britanniques, au portage de l’Hudson (nord)');
  });

  it('describes both sides in a besieged space', () => {
    const besieged = viewOf('lake-george');
    const shown = title.aloud?.(besieged, { kind: 'space', id: 'hudson-carry-north' }, 'en');
    expect(shown).toMatch(/^Hudson Carry North\. French: Montcalm, .*\. British.*inside.*: /);
  });

  it('is a card by its title', () => {
    expect(aloud('card', 'ambush-11')).toMatch(/^Ambush!/);
  });
});

describe('a force in the log', () => {
  const activated = (...pieces: PieceName[]): string =>
    title.logLine({ type: 'activate', side: 'french', commander: 'montcalm', pieces, at: 'montreal' }, 'en')?.text ??
    '';

  it('counts Indian units together from three tribes on', () => {
    expect(activated('montcalm', 'levis', 'huron', 'ojibwa')).toContain('with Lévis, 1 Huron, and 1 Ojibwa');
    expect(activated('montcalm', 'levis', 'huron', 'ojibwa', 'potawatomi', 'mississauga')).toContain(
      'with Lévis and 4 Indian units',
    );
  });
});
