import { CONNECTION_FACTS, type PieceName } from '@carillon/bayonets-tomahawks-rules/reference';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { Connections, courses } from '../src/map/index.ts';
import { named } from './named/positions.ts';

describe('the counter of a unit', () => {
  /** The filled outlines of its sign. */
  const signsOn = (id: PieceName): readonly string[] => {
    const html = renderToString(() => (
      <title.Figure view={{ ...named('first-player'), seat: null }} target={{ kind: 'piece', id }} language="en" />
    ));
    return [...html.matchAll(/<path [^>]*fill-rule="evenodd"[^>]*>/g)].map(([path]) => path);
  };
  const turned = (path: string): string | undefined => /transform="rotate\((-?\d+)\)"/.exec(path)?.[1];

  it('of a Metropolitan Brigade shows two crossed muskets', () => {
    expect(signsOn('1st-royal-american').map(turned)).toEqual(['52', '-52']);
  });

  it.each<PieceName>(['fort-carillon', 'fleet-boscawen', 'rogers', 'mohawk', 'royal-artillery-1'])(
    'of %s shows its sign once, upright',
    (id) => {
      expect(signsOn(id).map(turned)).toEqual([undefined]);
    },
  );
});

describe('the connections of the map', () => {
  /** The lines with this look, as path data. */
  const linesDrawn = (look: string): string =>
    [...renderToString(() => <Connections />).matchAll(/<path [^>]*>/g)]
      .map(([path]) => path)
      .filter((path) => path.includes(look))
      .map((path) => / d="([^"]*)"/.exec(path)?.[1])
      .join(' ');
  const courseOf = (id: string): string => courses[CONNECTION_FACTS.findIndex((each) => each.id === id)] ?? 'none';

  const PATH = 'stroke-width="1.8"';
  const HIGHWAY = 'stroke-width="3.6"';
  const COAST = 'stroke-width="6"';
  const VILLAGE = 'stroke-opacity=".45"';

  it.each([
    ['a Path', 'assunepachla.kithanink', [PATH]],
    ['a Path to an Iroquois Village', 'albany.oquaga', [PATH, VILLAGE]],
    ['a Path to a Cherokee Village', 'beverley.chote', [PATH, VILLAGE]],
    ['a Highway inland', 'albany.kingston', [HIGHWAY]],
    ['a Highway along the coast', 'alexandria.philadelphia', [HIGHWAY, COAST]],
  ])('show %s by its own line and no other', (_what, id, looks) => {
    const all = [PATH, HIGHWAY, COAST, VILLAGE];
    expect(all.filter((look) => linesDrawn(look).includes(courseOf(id)))).toEqual(looks);
  });

  it('show each Path once', () => {
    for (const { id, kind } of CONNECTION_FACTS) {
      const times = linesDrawn(PATH).split(courseOf(id)).length - 1;
      expect(times, id).toBe(kind === 'path' ? 1 : 0);
    }
  });
});
