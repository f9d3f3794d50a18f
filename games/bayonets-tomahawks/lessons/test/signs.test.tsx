import type { ApType } from '@carillon/bayonets-tomahawks-rules/reference';
import { symbols } from '@carillon/board';
import { renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';
import { scenesOf } from '../../../../packages/lessons/test/claims.ts';
import { ApSign, SIGNS } from '../../board/src/cards/ApSign.tsx';
import { signOfUnit } from '../../board/src/counters/signs.ts';
import { shapeOf } from '../../rules/src/counters.ts';
import { PIECE_FACTS } from '../../rules/src/data/pieces.ts';
import { isOnBoard, type Piece, piece } from '../../rules/src/ids.ts';
import { bayonetsTomahawks } from '../../rules/src/index.ts';
import { FACES, type ShapeName } from '../../rules/src/names.ts';
import { BOOK } from '../src/en/index.ts';
import { LESSONS } from '../src/index.ts';
import { cardsOf, points, type Scene } from './claims/values.ts';

// Where a lesson speaks of a sign, the table shows it.

const isShown =
  (shape: ShapeName) =>
  ({ g }: Scene): boolean =>
    piece.all.some((p: Piece) => shapeOf(p) === shape && isOnBoard(g.place.get(p)));

/** The words for signs, and whether the table shows one. */
const WORDS: Readonly<Record<string, (scene: Scene) => boolean>> = {
  anchor: (scene) => cardsOf(scene).some((number) => points(number, 'sail-army')() > 0),
  triangle: isShown('triangle'),
  square: isShown('square'),
  circle: isShown('circle'),
  flag: () => FACES.includes('flag'),
};

it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson %s speaks of signs on the table',
  (id, lesson) => {
    for (const scene of scenesOf(bayonetsTomahawks, lesson))
      for (const text of Object.values(BOOK[id]?.steps[scene.step?.name ?? ''] ?? {}))
        for (const [word, shows] of Object.entries(WORDS))
          if (new RegExp(`\\b${word}s?\\b`, 'i').test(text))
            expect(shows(scene), `${scene.step?.name}: ${text}`).toBe(true);
  },
);

it.each([
  ['light', ['triangle']],
  ['army', ['square']],
  ['sail-army', ['squareLeft', 'anchor']],
] as const satisfies readonly (readonly [ApType, readonly (keyof typeof SIGNS)[]])[])(
  'the point %s is drawn as the lessons call it',
  (type, signs) => {
    const drawn = renderToString(() => <ApSign facts={{ type, double: false }} />);
    const paths = [...drawn.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
    expect(paths).toEqual(signs.map((sign) => SIGNS[sign]));
  },
);

it.each([
  ['metropolitan-brigade', 'crossed muskets', symbols.MUSKET],
  ['highland', 'a thistle', symbols.THISTLE],
  ['colonial-brigade', 'a hat', symbols.TRICORNE],
] as const)('the counter of a %s bears %s', (type, words, sign) => {
  expect(BOOK.map?.steps.shapes?.say.toLowerCase()).toContain(words);
  for (const facts of PIECE_FACTS.filter((each) => each.type === type)) expect(signOfUnit(facts).solid).toBe(sign);
});
