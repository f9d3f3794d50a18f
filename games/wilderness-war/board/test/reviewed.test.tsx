import { wildernessWar } from '@carillon/wilderness-war-rules';
import { type PieceName, SPACE_FACTS, type View } from '@carillon/wilderness-war-rules/reference';
import type { JSX } from 'solid-js';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { linesOf, logText, positionText, questionIn } from '../../../../packages/board/test/reviewed.ts';
import { wildernessWarTitle as title } from '../src/index.ts';
import { BoxPanels, SpaceSign } from '../src/map/index.ts';
import { layStacks, occupiedBy } from '../src/position/layout.ts';
import { Fighting } from '../src/table/Fighting.tsx';
import { RecentMarks, RecentWays } from '../src/table/Recent.tsx';
import { Stacks } from '../src/table/Stacks.tsx';
import { Started } from '../src/table/Started.tsx';
import { Works } from '../src/table/Works.tsx';
import { entries, furtherEntries } from './log-entries.ts';
import { NAMED, named } from './named/positions.ts';
import { startView } from './samples.ts';
import { drawn, oddsOf, POSITIONS, sheets, textOf } from './sheet-drawn.tsx';

// Texts and drawings as they were reviewed. After an intended change, `npx vitest run FILE --update` writes them
// again: read the difference.

const file = (name: string): string => `./__snapshots__/reviewed/${name}`;
const svg = (of: () => JSX.Element): string => linesOf(renderToString(of));

describe('the log', () => {
  it('shows every type of entry, with its rule, its topic and what it lights up', async () => {
    const shown = [...entries, ...furtherEntries].map((entry) => logText(entry.type, title.logLine(entry, 'en')));
    await expect(shown.join('')).toMatchFileSnapshot(file('log.txt'));
  });
});

describe.each(NAMED)('the position "%s"', (name) => {
  const question = questionIn(wildernessWar, (seat) => ({ ...named(name), seat }) as View);

  it('has its question, choices, piles and overlays', async () => {
    const text = positionText(
      title,
      (view, { name: query, args }) => wildernessWar.query(wildernessWar.fromView(view), query, { ...args }),
      question,
      'montreal',
    );
    await expect(text).toMatchFileSnapshot(file(`${name}.txt`));
  });
});

describe.each(['quebec', 'nations'])('the position "%s"', (name) => {
  it('has its stacks, works and fights on the map', async () => {
    const view: View = { ...named(name), seat: null };
    const stacks = layStacks(view);
    const html = svg(() => (
      <>
        <Works view={view} occupied={occupiedBy(stacks)} />
        <Stacks view={view} stacks={stacks} />
        <Started view={view} occupied={occupiedBy(stacks)} />
        <Fighting view={view} stacks={stacks} />
        <RecentWays entries={entries} />
        <RecentMarks entries={entries} stacks={stacks} />
        <title.Tracks view={view} language="en" asked="british" />
      </>
    ));
    await expect(html).toMatchFileSnapshot(file(`${name}.svg`));
  });
});

describe.each(Object.keys(POSITIONS))('the sheet of a %s', (kind) => {
  it('says what the dice may bring', async () => {
    const view = POSITIONS[kind]?.();
    if (view === undefined) throw new Error(kind);
    const text = textOf(drawn(view, [], oddsOf(view), 'en')).replace(/ (?=[A-Z])/g, '\n');
    expect(sheets.subjectOf(view, [], 0)?.kind).toBeDefined();
    await expect(`${text}\n`).toMatchFileSnapshot(file(`sheet-${kind}.txt`));
  });
});

describe('the sheet after the dice', () => {
  it('shows every roll, its modifiers and its consequences', async () => {
    const PARTS = [
      'fire',
      'loss',
      'leader-check',
      'won',
      'vp',
      'overrun',
      'retreat',
      'eliminated',
      'militia',
      'intercept',
    ];
    const clash = entries.find(({ type }) => type === 'battle');
    const logged = [...entries, ...furtherEntries].filter(({ type }) => PARTS.includes(type));
    const raid = [...entries, ...furtherEntries].filter(({ type }) => type === 'raid');
    const siege = entries.filter(({ type }) => type === 'siege-roll');
    const sheetsShown = [clash === undefined ? [] : [clash, ...logged], raid, siege].map((all) =>
      linesOf(drawn(startView(), all, undefined, 'en')),
    );
    await expect(sheetsShown.join('\n')).toMatchFileSnapshot(file('sheet-shown.html'));
  });
});

describe('the overlays', () => {
  it('have their signs, on the map and in the legend', async () => {
    const each = [
      ['supply-french', 'supply-british', 'cut', 'reach', 'reach-ends'],
      ['reach-sea', 'risk', 'winter', 'free', 'control-french', 'control-british', 'control-nobody'],
      ['raid-stockade', 'raid-settlement', 'raid-cultivated', 'sly-stockade', 'sly-settlement', 'sly-cultivated'],
    ].flat();
    const signs = each.map((sign) => `${sign}\n${svg(() => <title.Sign sign={sign} />)}`);
    await expect(signs.join('\n')).toMatchFileSnapshot(file('signs.svg'));
  });
});

describe('the counters', () => {
  it('have their frames, signs and figures, full and reduced', async () => {
    const EACH: readonly PieceName[] = [
      ...(['french-regular-1', 'marine-detachment-1', 'canadian-militia-1', 'coureurs-1', 'abenaki-1'] as const),
      ...(['british-regular-1', 'royal-american-1', 'highland-1', 'light-infantry-1', 'ranger-1'] as const),
      ...(['northern-provincial-1', 'southern-provincial-1', 'colonial-militia-1', 'cherokee-1', 'mohawk-1'] as const),
      ...(['montcalm', 'wolfe', 'johnson'] as const),
    ];
    const all = [[], EACH].flatMap((reduced) =>
      EACH.map((id) => {
        const view: View = { ...startView(), reduced };
        return `${id}\n${svg(() => <title.Figure view={view} target={{ kind: 'piece', id }} language="en" />)}`;
      }),
    );
    await expect(all.join('\n')).toMatchFileSnapshot(file('counters.svg'));
  });
});

describe('the map', () => {
  const EACH = ['sorel', 'trenton', 'montreal', 'quebec', 'boston', 'venango', 'katskills', 'kittaning', 'canajoharie'];

  it('has its signs of spaces', async () => {
    const signs = [...EACH, 'niagara', 'oswego', 'louisbourg'].map((id) => {
      const facts = SPACE_FACTS.find((each) => each.id === id);
      if (facts === undefined) throw new Error(id);
      return `${id}\n${svg(() => <SpaceSign facts={facts} />)}`;
    });
    await expect(signs.join('\n')).toMatchFileSnapshot(file('spaces.svg'));
  });

  it('names its boxes in French without the article that sentences need', () => {
    const drawn = svg(() => <BoxPanels language="fr" />);
    expect(drawn).toContain('>Pays d’en Haut<');
    expect(drawn).not.toContain('les Pays');
  });

  it('has its boxes', async () => {
    await expect(svg(() => <BoxPanels language="en" />)).toMatchFileSnapshot(file('boxes.svg'));
  });
});
