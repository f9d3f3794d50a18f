import { readFileSync } from 'node:fs';
import { palette, signs, symbols } from '@carillon/board';
import { get } from '@carillon/kit';
import type { SpaceName, View } from '@carillon/wilderness-war-rules/reference';
import type { JSX } from 'solid-js';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { scenesOf } from '../../../../packages/lessons/test/claims.ts';
import { CardFace } from '../../board/src/cards/CardFace.tsx';
import { Piece } from '../../board/src/counters/Piece.tsx';
import { Connections } from '../../board/src/map/connections.tsx';
import { SpaceSign } from '../../board/src/map/spaces.tsx';
import { siegeLevel } from '../../board/src/position/cards.ts';
import { cardFacts, pieceFacts, spaceFacts } from '../../board/src/position/facts.ts';
import { Markers, Raided, Siege } from '../../board/src/table/Markers.tsx';
import { score } from '../../board/src/texts/opening.ts';
import { wildernessWar } from '../../rules/src/index.ts';
import { CARDS, PIECES } from '../../rules/src/names.ts';
import { BOOK } from '../src/en/index.ts';
import { LESSONS } from '../src/index.ts';

// Where a lesson speaks of a sign, the table shows it.

const drawn = (draw: () => JSX.Element): string => renderToString(draw);
const times = (text: string, word: string): number => text.split(word).length - 1;
const books = new Map(Object.entries(BOOK));
const said = (lesson: string, step: string): string => get(books, lesson).steps[step]?.say ?? '';

interface Said {
  readonly view: View;
  /** The reader's side. */
  readonly seat: string;
  /** The groups of the pattern, as far as they matched. */
  readonly words: readonly string[];
}

const markersIn = (view: View): string =>
  drawn(() => [<Markers view={view} occupied={new Set()} />, <Raided view={view} />]);
const NUMBERS = ['no', 'one', 'two', 'three'];

/** Statements about signs, each with what the table must show where a lesson makes it. */
const STATEMENTS: readonly (readonly [RegExp, (said: Said) => void])[] = [
  [
    /\b(?:[Mm]arker|[Mm]arker on the VP track|it) is at (\d+) (for the British|for the French|in your favour)/g,
    ({ view, seat, words: [figure, whose = ''] }) => {
      const side = whose === 'in your favour' ? seat : whose.slice('for the '.length).toLowerCase();
      expect(score(view.vp, 'en').toLowerCase()).toBe(`${side} ${figure} vp`);
    },
  ],
  [/assemblies are (\w+)|track[^.]*\. It is at (\w+)/g, ({ view, words: [box] }) => expect(view.assemblies).toBe(box)],
  [
    /(Two|Three) (?:Raided markers lie|markers:)/g,
    ({ view, words: [count = ''] }) =>
      expect(times(markersIn(view), 'class="raided"')).toBe(NUMBERS.indexOf(count.toLowerCase())),
  ],
  [
    /card is spent, and its marker keeps your army in supply/g,
    ({ view }) => expect(times(markersIn(view), 'class="amphib"')).toBe(1),
  ],
  [
    /siege (?:begins|is)? ?(?:at|to) level (\d)/g,
    ({ view, words: [level] }) => {
      expect(view.besieged.map((space) => siegeLevel(view, space))).toContain(Number(level));
      const sign = drawn(() => <Siege at={{ x: 0, y: 0 }} level={Number(level)} />);
      expect(times(sign, 'fill="#2c241b" stroke')).toBe(Number(level));
    },
  ],
];

describe('the lessons say what the table shows', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('of markers and tracks: %s', (id, lesson) => {
    for (const { g, step } of scenesOf(wildernessWar, lesson)) {
      const view = wildernessWar.view(g, wildernessWar.seats.indexOf(lesson.seat));
      for (const [pattern, holds] of STATEMENTS)
        for (const [, ...groups] of said(id, step?.name ?? 'end').matchAll(pattern))
          holds({ view, seat: lesson.seat, words: groups.filter((each) => each !== undefined) });
    }
  });

  it.each(STATEMENTS.map(([pattern]) => pattern))('and some lesson says so: %s', (pattern) => {
    const texts = LESSONS.flatMap(({ id }) => Object.values(get(books, id).steps).map(({ say }) => say ?? ''));
    expect(texts.some((text) => text.match(pattern))).toBe(true);
  });
});

/** The kinds of spaces and counters in the lesson of the map: the example that it names, and its sign. */
describe('the lesson of the map calls signs what they look like', () => {
  const FRAMES = { square: [signs.SQUARE, signs.NOTCHED], circle: [' r="8"'], triangle: [signs.TRIANGLE] };
  const COUNTERS = {
    square: [symbols.BRITISH_SQUARE, symbols.FRENCH_SQUARE],
    round: [symbols.BRITISH_ROUND, symbols.FRENCH_ROUND],
  };

  it.each([
    ['montreal', 'Montréal is cultivated: a square', 'square'],
    ['niagara', 'Niagara is wilderness: a circle', 'circle'],
    ['allegheny-south', 'Allegheny South is mountain: a triangle', 'triangle'],
  ] as const)('%s', (space, words, shape) => {
    expect(said('map', 'spaces')).toContain(words);
    const sign = drawn(() => <SpaceSign facts={spaceFacts(space satisfies SpaceName)} />);
    for (const [name, frames] of Object.entries(FRAMES))
      expect(
        frames.some((frame) => sign.includes(frame)),
        name,
      ).toBe(name === shape);
  });

  it('square units and round ones', () => {
    expect(said('map', 'counters')).toContain('Square units are Drilled Troops and Militia, round ones Auxiliaries');
    for (const id of PIECES) {
      const facts = pieceFacts(id);
      if (facts.kind === 'leader') continue;
      const face = drawn(() => <Piece id={id} reduced={false} acted={false} />);
      const shape = facts.category === 'auxiliary' ? 'round' : 'square';
      for (const [name, frames] of Object.entries(COUNTERS))
        expect(
          frames.some((frame) => face.includes(frame)),
          `${id} ${name}`,
        ).toBe(name === shape);
    }
  });

  it('the figures of leaders and of units on both sides', () => {
    const figures = (id: (typeof PIECES)[number], reduced = false): string =>
      drawn(() => <Piece id={id} reduced={reduced} acted={false} />).replace(/<[^>]*>/g, '');
    expect(said('map', 'counters')).toContain('Montcalm is 1-6-2');
    expect(figures('montcalm')).toContain('1-6-2');
    expect(said('map', 'counters')).toContain('3-4 for your Regulars');
    expect(figures('french-regular-1')).toContain('3-4');
    expect(said('map', 'counters')).toContain('shows its weaker side');
    expect(figures('french-regular-1', true)).not.toContain('3-4');
  });

  it('blue and brown connections', () => {
    expect(said('map', 'boat')).toContain('Blue connections are rivers and lakes, brown ones land.');
    const layer = drawn(() => <Connections />);
    const group = (kind: string): string => layer.split(`class="connections-${kind}"`)[1]?.split('</g>')[0] ?? '';
    for (const [kind, ink] of [
      ['river', palette.DEEP_WATER],
      ['lakeshore', palette.DEEP_WATER],
      ['land', palette.ROAD],
    ] as const)
      expect(group(kind)).toContain(`stroke="${ink}"`);
    expect([hueOf(palette.DEEP_WATER), hueOf(palette.RIVER), hueOf(palette.ROAD)]).toEqual(['blue', 'blue', 'brown']);
  });
});

const BLUE_FROM = 180;
const BLUE_TO = 250;
const BROWN_FROM = 20;
const BROWN_TO = 45;

/** What a colour such as `#84602f` is called, by its hue. */
function hueOf(colour: string): 'blue' | 'brown' | 'other' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  const hue = (sixth * 60 + 360) % 360;
  if (hue >= BLUE_FROM && hue <= BLUE_TO) return 'blue';
  return hue >= BROWN_FROM && hue <= BROWN_TO ? 'brown' : 'other';
}

describe('the lesson of events calls the signs of cards what they look like', () => {
  const CARDS_CSS = readFileSync(new URL('../../../../packages/board/src/css/cards.css', import.meta.url), 'utf8');
  const faces = CARDS.map((id) => ({
    id,
    facts: cardFacts(id),
    face: drawn(() => <CardFace id={id} language="en" />),
  }));

  it('a cross for the British, a lily for the French, both for either side', () => {
    expect(said('assemblies', 'aim')).toContain('a cross, the British; a lily, the French; both, either side');
    for (const { id, facts, face } of faces)
      expect([face.includes('card-cross'), face.includes('card-lily')], id).toEqual([
        facts.side !== 'french',
        facts.side !== 'british',
      ]);
  });

  it('names on brown for response cards', () => {
    expect(said('assemblies', 'weather')).toContain('Cards with their name on brown are played in response');
    for (const { id, facts, face } of faces) expect(face.includes('card-response'), id).toBe(facts.response);
    const ground = /\.card-response \.card-head \{\s*background: (#\w{6});/.exec(CARDS_CSS)?.[1];
    expect(hueOf(ground ?? '')).toBe('brown');
  });

  it('the words “leaves the game” on William Pitt', () => {
    expect(said('assemblies', 'pitt')).toContain('The card says “leaves the game”');
    expect(faces.find(({ id }) => id === 'william-pitt-67')?.face).toContain('leaves the game');
  });
});
