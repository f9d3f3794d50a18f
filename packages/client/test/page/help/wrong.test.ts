import type { StateBase } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { type TitleEngine, tableOf } from '../../../src/game-worker/engine.ts';
import { reportText } from '../../../src/page/help/wrong.ts';
import { type Reportable, reportedGame } from '../../../src/page/table/page/briefing.ts';
import type { Now } from '../../../src/shared/messages.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../../engines.ts';
import { anyChoice, openGame, uncovered } from '../../in-node.ts';

const SEED = 918_273_645;
const MOVES = 60;
const PAGE = { browser: 'Firefox/140.0', width: 1440, height: 900 };

/** Places whose cards nobody holds; some of the cards have been seen before. */
const STOCK: ReadonlySet<string | undefined> = new Set(['draw-pile', 'deck']);

/** Choices that name a stack, whose name may also be that of a card: `army british-2`. */
const STACKS = / (?:army|fleet|hold|indian|light) \S+/g;

interface Cards {
  readonly cards: Readonly<Record<string, string>>;
}

/** A report of a running game, the side that looks, and the held cards that this side may not know. */
interface Moment {
  readonly looking: string | null;
  readonly hidden: readonly string[];
  readonly report: string;
}

/** Reports at every decision of a random game, each with the asked side's hand open and covered. */
async function momentsOf<G extends StateBase, View extends Cards, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  scenario: string,
): Promise<readonly Moment[]> {
  const begun = { scenario, seed: SEED };
  const table = openGame(engine, begun);
  const random = seeded(7);
  const moments: Moment[] = [];
  let now = table.greet();
  for (let move = 0; move < MOVES && now.asked.seat !== null; move++) {
    for (const seat of [null, now.asked.seat]) {
      table.look({ seat });
      moments.push(await momentOf(engine, begun, table, table.now()));
    }
    now = uncovered(table, table.now());
    const choice = anyChoice(now.options, random);
    const reply = table.choose({ seat: now.asked.seat ?? '', choices: [choice], seen: now.length });
    if (!reply.ok) throw new Error(`${choice}: ${reply.code}`);
    now = reply.value;
  }
  return moments;
}

async function momentOf<G extends StateBase, View extends Cards, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  begun: { readonly scenario: string; readonly seed: number },
  table: ReturnType<typeof openGame<G, View, LogEntry>>,
  now: Now<View, LogEntry>,
): Promise<Moment> {
  const play: Reportable<View, LogEntry> = {
    history: { lines: () => [] },
    session: {
      now: () => now,
      past: () => undefined,
      record: async (whole) => ({ name: '', text: table.record(whole) }),
    },
  };
  const { title } = engine.rules;
  const game = await reportedGame(play);
  const report = reportText({ title: { id: title, name: title }, doubt: {}, game, page: PAGE, words: '' }, 'en');
  const { state } = tableOf(engine, { title, options: {}, ...begun }, table.saved(0).journal, { still: true });
  const { cards } = engine.rules.toJson(state) as unknown as Cards;
  const held = Object.keys(cards).filter((each) => !STOCK.has(cards[each]));
  const hidden = held.filter((each) => cards[each] !== now.view.cards[each]);
  return { looking: now.looking, hidden, report };
}

const TITLES = [
  ['Wilderness War', ['french', 'british'], () => momentsOf(wildernessWarEngine, 'annus-mirabilis')],
  ['Bayonets & Tomahawks', ['french', 'british'], () => momentsOf(bayonetsTomahawksEngine, 'vaudreuils-petite-guerre')],
] as const;

describe.each(TITLES)('"This looks wrong" in a running game of %s', (_, seats, play) => {
  it('names no card that the side may not know, and no seed, for either side and the covered view', async () => {
    const moments = await play();
    for (const looking of [...seats, null]) {
      const seen = moments.filter((each) => each.looking === looking);
      expect(seen.some(({ hidden }) => hidden.length > 0)).toBe(true);
      for (const { hidden, report } of seen) {
        const words = new Set(report.replaceAll(STACKS, ' ').split(/\s+/));
        expect(hidden.filter((card) => words.has(card))).toEqual([]);
        expect(report).not.toContain(String(SEED));
      }
    }
  });
});

const REPORT = {
  title: { id: 'wilderness-war', name: 'Wilderness War' },
  doubt: { rule: '8.22', said: 'Montcalm cannot avoid battle.' },
  game: { scenario: 'annus-mirabilis', rules: 'c0ffee', entry: 57, seat: 'french', record: 'carillon-record 1\n' },
  page: PAGE,
  words: ' He could have. ',
} as const;

describe('the report of something that looks wrong', () => {
  it('has the doubted rule or sentence, the position in the game, the rules, the page and the browser', () => {
    expect(reportText(REPORT, 'en').split('\n')).toEqual([
      'Game: Wilderness War (wilderness-war)',
      'Scenario: annus-mirabilis',
      'Hash of the rules: c0ffee',
      'Entry of the record: 57',
      'Seen by: french',
      'Rule: 8.22',
      'The page says: Montcalm cannot avoid battle.',
      'Page: Carillon –, en, 1440×900',
      'Browser: Firefox/140.0',
      '',
      'What happened, and what should have happened:',
      'He could have.',
      '',
      'Record:',
      '',
      'carillon-record 1',
      '',
    ]);
  });

  it('takes the line of the log that the map shows, unless a refusal is doubted', () => {
    const game = { ...REPORT.game, line: { rule: '6.1', said: 'Montcalm marches.' } };
    expect(reportText({ ...REPORT, game, doubt: {} }, 'en')).toContain('Rule: 6.1\nThe page says: Montcalm marches.');
    expect(reportText({ ...REPORT, game }, 'en')).toContain('Rule: 8.22\n');
    // A refusal without a rule number does not get the number of the line.
    expect(reportText({ ...REPORT, game, doubt: { said: 'Choose first: Montcalm.' } }, 'en')).not.toContain('6.1');
  });

  it('of a lesson has no record, and outside a game names only title and page', () => {
    const lesson = { ...REPORT, game: { ...REPORT.game, record: undefined } };
    expect(reportText(lesson, 'en')).toContain('None: this is a lesson.');
    const outside = reportText({ ...REPORT, doubt: {}, game: undefined }, 'en');
    expect(outside).toContain('Game: Wilderness War');
    expect(outside).not.toMatch(/Record|Entry|Rule/);
  });
});
