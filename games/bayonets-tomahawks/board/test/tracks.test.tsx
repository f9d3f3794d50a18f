import type { SavedFrame, ScenarioName, SideName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { LANGUAGES, type Language } from '@carillon/board';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { named } from './named/positions.ts';
import { running } from './samples.ts';

const viewOf = (name: string, changes: Partial<View> = {}): View => ({ ...named(name), seat: null, ...changes });
const yearOf = (scenario: ScenarioName, year: number): View => viewOf('first-player', { scenario, year });

const htmlOf = (view: View, language: Language = 'en'): string =>
  renderToString(() => <title.Tracks view={view} language={language} asked={null} />);
/** The text on the tracks. */
const wordsOf = (view: View, language: Language = 'en'): string =>
  htmlOf(view, language)
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the tracks', () => {
  it('show the scores at which either side wins the Year', () => {
    expect(wordsOf(yearOf('amhersts-juggernaut', 1758))).toContain(
      '1758: French win from French 5 VP, British from British 3 VP.',
    );
  });

  it('show that the French may win with the British ahead, in the last Year', () => {
    expect(wordsOf(yearOf('french-and-indian-war', 1759))).toContain('French win from British 2 VP');
  });

  it('count French points to the left and British ones to the right, as the board does', () => {
    const sides = [...htmlOf(yearOf('amhersts-juggernaut', 1758)).matchAll(/<i [^>]*class="\s*(of-\w+)/g)].map(
      ([, of]) => of,
    );
    expect(sides).toEqual([...Array(10).fill('of-french'), ...Array(10).fill('of-british')]);
  });

  it('mark a Year that decides nothing', () => {
    expect(wordsOf(yearOf('french-and-indian-war', 1755))).toContain('1755 decides nothing yet.');
  });

  it('show all Years of a longer war, and the present one', () => {
    expect(htmlOf(yearOf('french-and-indian-war', 1757))).toMatch(/class="now ?"[^>]*>(<!--\$-->)?1757/);
    expect(wordsOf(yearOf('vaudreuils-petite-guerre', 1755))).not.toContain('1756');
  });

  it.each(LANGUAGES)('lack no text, in "%s"', (language) => {
    expect(wordsOf(viewOf('first-player'), language)).not.toMatch(/[{}]|undefined|NaN/);
  });
});

describe('7.1 the steps of an Action Round', () => {
  /** The boxes: `past`, `now`, or nothing for those to come. */
  const boxes = (step: string): (string | undefined)[] => {
    const stack = [running('action-round', step as never, {})];
    const [, list = ''] =
      /<ol[^>]*class="step-boxes"[^>]*>(.*?)<\/ol>/s.exec(htmlOf(viewOf('first-player', { stack }))) ?? [];
    return [...list.matchAll(/<li [^>]*class="\s*([\w ]*)"/g)].map(([, kind]) => kind?.trim());
  };

  it.each([
    ['the First Player', 'french', 'faction', 2],
    ['the Second Player', 'british', 'faction', 3],
    ['a Reaction', 'french', 'reaction', 4],
  ] as const)('in an Action Phase of %s it is that one', (_whose, side, stage, now) => {
    const stack = [running('action-round', 'firstPhase', {}), running('action-phase', 'act', { side, stage })];
    const drawn = htmlOf(viewOf('first-player', { first: 'french', stack }));
    const kinds = [...drawn.matchAll(/<li [^>]*class="\s*(now|past)? ?"/g)].map(([, kind]) => kind);
    expect(kinds.indexOf('now')).toBe(now);
  });

  it.each([
    ['reveal', 0],
    ['secondEvents', 1],
    ['reaction', 4],
    ['battles', 5],
    ['done', 6],
  ])('at "%s" the one with the number %i is the present one, and those before it are past', (step, now) => {
    expect(boxes(step)).toEqual([...Array(now).fill('past'), 'now', ...Array(6 - now).fill('')]);
  });
});

describe('7.3 the points of the cards in play', () => {
  const played = { french: 'french-42', british: 'british-2', indian: 'indian-44' } as const;
  /** The points still left of each card: `Light 1/2`. */
  const left = (stack: readonly SavedFrame[], changes: Partial<View> = {}): string[] => {
    const view = viewOf('first-player', { played, pointsGone: [], reaction: null, first: 'french', stack, ...changes });
    return [...htmlOf(view).matchAll(/aria-label="(\d\/\d) points left"/g)].map(([, count = '']) => count);
  };
  const phase = (side: SideName, stage: string): SavedFrame[] => [
    running('action-round', 'firstPhase', {}),
    running('action-phase', 'act', { side, stage } as never),
  ];

  it('are left until their phase is over: the Indian card’s first, then the faction’s', () => {
    expect(left([running('action-round', 'firstEvents', {})])).toEqual(['1/1', '2/2', '3/3']);
    expect(left(phase('french', 'indian'))).toEqual(['1/1', '2/2', '3/3']);
    expect(left(phase('french', 'faction'))).toEqual(['0/1', '2/2', '3/3']);
    expect(left(phase('british', 'faction'))).toEqual(['0/1', '0/2', '3/3']);
    expect(left([running('action-round', 'battles', {})])).toEqual(['0/1', '0/2', '0/3']);
  });

  it('in a Reaction only the one held is left', () => {
    const held = { reaction: 'french-1' } as const;
    expect(left(phase('british', 'faction'), held)).toEqual(['0/1', '1/2', '3/3']);
    expect(left(phase('french', 'reaction'), held)).toEqual(['0/1', '1/2', '0/3']);
    expect(left([running('action-round', 'battles', {})], held)).toEqual(['0/1', '0/2', '0/3']);
    const view = viewOf('first-player', { played, first: 'french', ...held, stack: phase('french', 'reaction') });
    expect(title.describe(view, 'en')).toEqual(
      expect.arrayContaining(['French: points left: Light.', 'British: points left: –.']),
    );
  });
});

describe('the prompt', () => {
  const ask = (frame: SavedFrame, texts: readonly string[]): string => {
    const options = texts.map((text) => {
      const [verb = '', ...args] = text.split(' ');
      return { text, verb, args };
    });
    const asked = { seat: 'british', procedure: frame.procedure, step: frame.step, rule: '15.3', pass: null };
    return title.prompt(viewOf('first-player', { stack: [frame] }), asked, options, 'en').text;
  };

  it('names the unit being placed', () => {
    const texts = ['place rogers boston', 'place rogers new-york'];
    expect(ask(running('placement', 'unit', { side: 'british' }), texts)).toContain(
      'where do you place Rogers (Light unit)?',
    );
  });

  it('names the Commander who comes with the unit being placed (15.2.2)', () => {
    const place = { '1st-royal-american': 'arriving', '44th-48th': 'arriving', 'commander-bradstreet': 'arriving' };
    const stack = [running('placement', 'unit', { side: 'british' })];
    const asking = (piece: string): string => {
      const options = ['boston', 'new-york'].map((to) => ({
        text: `place ${piece} ${to}`,
        verb: 'place',
        args: [piece, to],
      }));
      const asked = { seat: 'british', procedure: 'placement', step: 'unit', rule: '15.3', pass: null };
      const view = viewOf('first-player', { stack });
      const drawn = {
        ...view,
        place: { ...view.place, ...place },
        broughtBy: { ...view.broughtBy, 'commander-bradstreet': '1st-royal-american' },
      };
      return title.prompt(drawn as typeof view, asked, options, 'en').text;
    };
    expect(asking('1st-royal-american')).toContain(
      'where do you place 1st Royal American (Brigade) with Bradstreet? Still to come: 44th & 48th.',
    );
    expect(asking('44th-48th')).toContain('Still to come: 1st Royal American with Bradstreet.');
  });

  it('does not ask for a destination if the force goes no further', () => {
    const march = running('march', 'onward', { side: 'british', force: ['rogers', 'mohawk'] });
    expect(ask(march, ['pick mohawk', 'stop'])).toContain('cannot all go on. Stop, or choose which units go on?');
    expect(ask(march, ['drop mohawk', 'stop'])).toContain('cannot all go on.');
    expect(ask(march, ['stop'])).toMatch(/ can go no farther\./);
    expect(ask(march, ['move albany', 'stop'])).toContain('Where next?');
    const alone = running('march', 'onward', { side: 'british', force: ['rogers'] });
    expect(ask(alone, ['pick mohawk', 'stop'])).toContain('Rogers at');
    expect(ask(alone, ['pick mohawk', 'stop'])).toMatch(/ can go no farther\./);
  });
});

it('the last cards are those revealed last', () => {
  const line = title.logLine({ type: 'reveal', french: 'french-42', british: 'british-16', indian: 'indian-44' }, 'en');
  expect(line?.played).toEqual({ by: null });
});
