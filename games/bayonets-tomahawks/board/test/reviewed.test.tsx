import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { type LogEntry, type PieceName, SPACE_FACTS, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { SheetRule } from '@carillon/board';
import type { JSX } from 'solid-js';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { linesOf, logText, positionText, questionIn } from '../../../../packages/board/test/reviewed.ts';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { BoxPanels, SpaceSign } from '../src/map/index.ts';
import { layStacks } from '../src/position/layout.ts';
import { Capacity } from '../src/table/Capacity.tsx';
import { Battles, Markers, Roads } from '../src/table/Markers.tsx';
import { Recent } from '../src/table/Recent.tsx';
import { Stacks } from '../src/table/Stacks.tsx';
import { entries } from './log-entries.ts';
import { NAMED, named } from './named/positions.ts';

// Texts and drawings as they were reviewed. After an intended change, `npx vitest run FILE --update` writes them
// again: read the difference.

const file = (name: string): string => `./__snapshots__/reviewed/${name}`;
const svg = (of: () => JSX.Element): string => linesOf(renderToString(of));

describe('the log', () => {
  it('shows every type of entry, with its rule, its topic and what it lights up', async () => {
    const shown = entries.map((entry) => logText(entry.type, title.logLine(entry, 'en')));
    await expect(shown.join('')).toMatchFileSnapshot(file('log.txt'));
  });
});

describe.each(NAMED)('the position "%s"', (name) => {
  it('has its question, choices, piles, overlays and description', async () => {
    const question = questionIn(bayonetsTomahawks, (seat) => ({ ...named(name), seat }) as View);
    const text = positionText(
      title,
      (view, { name: query, args }) => bayonetsTomahawks.query(bayonetsTomahawks.fromView(view), query, { ...args }),
      question,
      'albany',
    );
    const described = title.describe(question.view, 'en').join('\n');
    await expect(`${text}\n${described}\n`).toMatchFileSnapshot(file(`${name}.txt`));
  });
});

describe.each(['markers', 'corridor'])('the position "%s"', (name) => {
  it('has its stacks, markers, roads and fights on the map', async () => {
    const view: View = { ...named(name), seat: null };
    const html = svg(() => (
      <>
        <Roads view={view} />
        <Capacity view={view} />
        <Markers view={view} />
        <Stacks view={view} stacks={layStacks(view)} />
        <Battles view={view} />
        <Recent stacks={[]} entries={entries} />
        <title.Tracks view={view} language="en" asked="british" />
      </>
    ));
    await expect(html).toMatchFileSnapshot(file(`${name}.svg`));
  });
});

describe('the map', () => {
  it('has its boxes', async () => {
    await expect(svg(() => <BoxPanels language="en" />)).toMatchFileSnapshot(file('boxes.svg'));
  });

  it('has a sign for every look of a space', async () => {
    const signs = new Map<string, string>();
    for (const facts of SPACE_FACTS) {
      const sign = svg(() => <SpaceSign facts={facts} />);
      if (![...signs.values()].includes(sign)) signs.set(facts.id, sign);
    }
    const text = [...signs].map(([id, sign]) => `${id}\n${sign}`).join('\n');
    await expect(text).toMatchFileSnapshot(file('spaces.svg'));
  });
});

describe('the overlays', () => {
  it('have their signs, on the map and in the legend', async () => {
    const each = [
      ['supply-french', 'supply-british', 'cut', 'reach', 'reach-ends'],
      ['source-french', 'source-british', 'light-french', 'light-british', 'overwhelms'],
      ['control-french', 'control-british', 'raid-french', 'raid-british'],
    ].flat();
    const signs = each.map((sign) => `${sign}\n${svg(() => <title.Sign sign={sign} />)}`);
    await expect(signs.join('\n')).toMatchFileSnapshot(file('signs.svg'));
  });
});

describe('the counters', () => {
  it('have their shapes, signs and names, full and reduced', async () => {
    const EACH: readonly PieceName[] = [
      ...(['1st-royal-american', 'royal-highland', 'bearn-guyenne', 'new-england-brigade-1', 'canadiens-1'] as const),
      ...(['fort-carillon', 'fleet-boscawen', 'rogers', 'langis', 'mohawk', 'abenaki', 'royal-artillery-1'] as const),
      ...(['commander-howe', 'commander-wolfe', 'commander-montcalm'] as const),
    ];
    const drawn = [[], EACH].flatMap((reduced) =>
      EACH.map((id) => {
        const view: View = { ...named('corridor'), seat: null, reduced };
        return `${id}\n${svg(() => <title.Figure view={view} target={{ kind: 'piece', id }} language="en" />)}`;
      }),
    );
    await expect(drawn.join('\n')).toMatchFileSnapshot(file('counters.svg'));
  });
});

describe('the sheet of a fight after its dice', () => {
  const Rule: SheetRule = (props) => <i>[{props.rule}]</i>;
  const PARTS = ['penalties', 'roll', 'score', 'militia-gone', 'commander-casualty', 'battle-won', 'retreat'];

  it('shows penalties, rolls, losses and the winner, in order', async () => {
    const view: View = { ...named('first-player'), seat: null };
    const begins: LogEntry = { type: 'battle', side: 'british', at: 'ticonderoga', attacker: 'british', militia: 1 };
    const logged = [begins, ...entries.filter(({ type }) => PARTS.includes(type))];
    const subject = title.sheets.subjectOf(view, logged, logged.length);
    if (subject === undefined) throw new Error('there is no sheet');
    const { Sheet } = title.sheets;
    const html = svg(() => <Sheet view={view} language="en" subject={subject} answer={undefined} Rule={Rule} />);
    await expect(html).toMatchFileSnapshot(file('sheet-shown.html'));
  });
});
