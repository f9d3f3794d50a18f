import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { LogEntry, SideName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { LANGUAGES, type Language, type SheetRule } from '@carillon/board';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { spaceFacts } from '../src/position/facts.ts';
import { isOdds } from '../src/sheet/foretold.ts';
import { stepsOf } from '../src/sheet/steps.ts';
import { placeName } from '../src/texts/names.ts';
import { named } from './named/positions.ts';
import { played, type Sample } from './samples.ts';

const Rule: SheetRule = (props) => <i data-rule={props.rule}>{props.rule}</i>;

/** The rules' answers to the sheet's query; fights are fought only a few times. */
function answerTo({ view }: Sample): unknown {
  const { name, args } = title.sheets.inquiry;
  return bayonetsTomahawks.query(bayonetsTomahawks.fromView(view), name, { ...args, runs: 20 });
}

/** The text of a sheet. */
function sheetOf(sample: Sample, kind: string, answer: unknown, language: Language): string {
  const subject = { kind, at: 'albany', running: true, entries: [], key: kind };
  const { Sheet } = title.sheets;
  const html = renderToString(() => (
    <Sheet view={sample.view} language={language} subject={subject} answer={answer} Rule={Rule} />
  ));
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** Some questions of Battles and Raids with odds. */
const foretold = (kind: string) =>
  played()
    .samples.map((sample) => ({ sample, answer: answerTo(sample) }))
    .filter(({ answer }) => isOdds(answer) && answer.kind === kind)
    .slice(0, 6);

describe('the odds on a sheet', () => {
  it.each(['battle', 'raid'])('of a %s appear in both languages, with their rule', (kind) => {
    const found = foretold(kind);
    expect(found.length).toBeGreaterThan(2);
    for (const { sample, answer } of found) {
      for (const language of LANGUAGES) {
        const words = sheetOf(sample, kind, answer, language);
        expect(words).toMatch(/\d+\s?%/);
        expect(words).toContain(kind === 'battle' ? '13.6' : '9.3');
        expect(words).not.toMatch(/[{}]|undefined|NaN|(?<!\w)-\d/);
      }
    }
  });

  it('of a raid have their rule in the line of the last target', () => {
    for (const { sample, answer } of foretold('raid')) {
      const subject = { kind: 'raid', at: 'albany', running: true, entries: [], key: 'raid' };
      const { Sheet } = title.sheets;
      const html = renderToString(() => (
        <Sheet view={sample.view} language="en" subject={subject} answer={answer} Rule={Rule} />
      ));
      expect(html.replace(/<!--.*?-->/g, '')).toMatch(/\.\u00a0<i [^>]*>9\.3<\/i><\/li><\/ul>/);
    }
  });

  it('of a battle have their causes beside them, each with its rule', () => {
    const [found] = foretold('battle');
    if (!found || !isOdds(found.answer) || found.answer.kind !== 'battle') throw new Error('no sample has a battle');
    const side = { units: 3, withoutTarget: 0, marker: 0, militia: 0, bastions: 0, penalties: [] };
    const fort = { why: 'enemy-fort', rule: '13.3.2', by: -2 };
    const sides = {
      british: { ...side, withoutTarget: 2, penalties: [fort] },
      french: { ...side, units: 1, militia: 2, bastions: 1 },
    };
    const odds = { ...found.answer, attacker: 'british', sides };
    const words = sheetOf(found.sample, 'battle', odds, 'en');
    expect(words).toContain(
      'British: 3 units; 2 cannot score Hits: no enemy unit has their shape 13.3.4 ; enemy Fort, no Artillery −2 13.3.2',
    );
    expect(words).toMatch(/French: 1 unit; Militia: 2 13\.2\.1 ; 1 Bastion: only Artillery hits it, .+ Fortress 13\.9/);
    expect(words).toContain('a tie goes to the defenders, the French 13.6');
    const brief = title.sheets.brief(odds, 'en');
    expect(brief).toContain(
      'British: 2 cannot score Hits: no enemy unit has their shape, enemy Fort, no Artillery −2 · French: Militia: 2, 1 Bastion',
    );
  });

  it('of a raid name each Interception on the way, and what stops it', () => {
    const targets = foretold('raid').flatMap(({ sample, answer }) => {
      const odds = isOdds(answer) && answer.kind === 'raid' ? answer : undefined;
      return odds ? [{ odds, words: sheetOf(sample, 'raid', odds, 'en') }] : [];
    });
    expect(targets.some(({ odds }) => odds.targets.some(({ stops }) => stops.length > 0))).toBe(true);
    for (const { odds, words } of targets) {
      for (const { at } of odds.targets.flatMap(({ stops }) => stops))
        expect(words).toMatch(new RegExp(`intercepted [^.]*at ${placeName(at, 'en')} \\d+%`));
      expect(words).toMatch(/stopped on a Flag, .+ the raid succeeds on .+ 9\.2/);
    }
  });

  it('of a raid say which targets the raiders control, and may raid even so (9.0)', () => {
    const [found] = foretold('raid');
    const odds = found && isOdds(found.answer) && found.answer.kind === 'raid' ? found.answer : undefined;
    const at = odds?.targets.find((target) => spaceFacts(target.at).home === 'british')?.at;
    if (!found || !odds || at === undefined) throw new Error('no sample has a raid on a British Home Space');
    const words = (holder: SideName): string => {
      const view = { ...found.sample.view, control: { ...found.sample.view.control, [at]: holder } };
      return sheetOf({ ...found.sample, view }, 'raid', odds, 'en');
    };
    expect(words('french')).toContain('The French control it, and may still raid it. 9.0');
    expect(words('british')).not.toContain('may still raid it');
  });

  it('do not appear if the rules give none', () => {
    const [sample] = played().samples;
    if (!sample) throw new Error('there are no samples');
    expect(sheetOf(sample, 'raid', null, 'en')).not.toContain('%');
  });
});

describe('a march under consideration', () => {
  it('asks for the odds of the battle at its end, which are shown in one line', () => {
    const found = played().samples.find(
      ({ view: { stack } }) => stack.at(-1)?.step === 'onward' && stack.at(-1)?.procedure === 'march',
    );
    const march = found?.view.stack.at(-1);
    if (!found || march?.procedure !== 'march') throw new Error('no sample has a march');
    const { view } = found;
    const asked = title.sheets.foresee(view, ['move wood-creek', 'move ticonderoga']);
    expect(asked).toEqual({ name: 'odds', args: { at: 'ticonderoga', force: march.locals.force } });
    expect(title.sheets.foresee(view, ['stop'])).toBeUndefined();
    const battle = foretold('battle')[0]?.answer;
    for (const language of LANGUAGES) expect(title.sheets.brief(battle, language)).toMatch(/\d+\s?%.*\d+\s?%/);
    expect(title.sheets.brief(null, 'en')).toBe('');
  });

  it('says that the enemies would be Overwhelmed (10.3.2)', () => {
    const answer = { kind: 'overwhelm', at: 'albany', side: 'british', units: 4, enemies: 1 };
    expect(title.sheets.brief(answer, 'en')).toBe(
      'No Battle: the enemy is Overwhelmed there, 4 to 1, and retreats at once',
    );
    expect(isOdds(answer)).toBe(false);
  });
});

describe('the chances of a battle', () => {
  const [found] = foretold('battle');
  const shown = (chances: object): string =>
    found
      ? sheetOf(
          found.sample,
          'battle',
          { ...Object(found.answer), attacker: 'british', variants: [], ...chances },
          'en',
        )
      : '';

  it('make up 100 %, and say how often the loser is Routed only where it is not always or never', () => {
    const close = { wins: 0.905, defenderRouted: 0.5, attackerRouted: 0.01 };
    expect(shown(close)).toContain('British win 91% (enemy Routed 50%); French win 9% (attackers Routed 1%).');
    const lost = { wins: 0, defenderRouted: 0, attackerRouted: 1 };
    expect(shown(lost)).toContain('British win 0%; French win 100% (attackers always Routed).');
  });
});

it('a raid names every target within reach, however many, with its points', () => {
  const most = foretold('raid').flatMap(({ sample, answer }) =>
    isOdds(answer) && answer.kind === 'raid' ? [{ sample, answer }] : [],
  );
  expect(Math.max(...most.map(({ answer }) => answer.targets.length))).toBeGreaterThan(4);
  for (const { sample, answer } of most) {
    const words = sheetOf(sample, 'raid', answer, 'en');
    for (const { at, points } of answer.targets) expect(words).toContain(`${placeName(at, 'en')} ${points} point`);
  }
});

it.each([
  ['raid', 'raid-roll'],
  ['interception', 'interception'],
] as const)('the die of a %s lies on the map with its result in words', (_name, type) => {
  const rolled: Record<typeof type, LogEntry> = {
    'raid-roll': { type: 'raid-roll', side: 'french', at: 'carlisle', face: 'miss', success: false },
    interception: { type: 'interception', side: 'british', at: 'albany', face: 'flag', stopped: true },
  };
  expect(title.drama?.momentOf(rolled[type])).toMatchObject({ dice: [{}] });
});

describe('a raid of the next space', () => {
  it('asks the rules for its odds', () => {
    const [found] = foretold('raid');
    if (!found) throw new Error('no sample has a raid');
    expect(title.sheets.foresee(found.sample.view, ['to carlisle', 'raid'])).toEqual({ name: 'odds', args: {} });
  });
});

describe('a closed sheet', () => {
  const line = (entries: readonly LogEntry[]): string => {
    const view = played().samples[0]?.view;
    const subject = view && title.sheets.subjectOf(view, entries, entries.length);
    return subject === undefined ? 'no sheet' : (title.sheets.rolled?.(subject, 'en') ?? 'no line');
  };
  const of = { side: 'french', at: 'carlisle' } as const;

  it('says in one line what the dice of a raid have brought', () => {
    const raid: readonly LogEntry[] = [
      { type: 'raid', side: 'french', raider: 'mingo', from: 'forks-of-the-ohio' },
      { type: 'interception', side: 'british', at: 'carlisle', face: 'miss', stopped: false },
      { type: 'raid-roll', ...of, face: 'flag', success: true },
      { type: 'raid-points', side: 'french', points: 1, total: 3 },
    ];
    expect(line(raid.slice(0, 1))).toBe('');
    expect(line(raid.slice(0, 2))).toMatch(/^British try to intercept at Carlisle: Miss; the raider slips through \(/);
    expect(line(raid)).toMatch(/French raid Carlisle: Flag; success .* French gain 1 Raid Point: 3 in all\.$/);
  });

  it('says who has won a Battle and why, and nothing while its dice fall', () => {
    const battle: readonly LogEntry[] = [
      { type: 'battle', side: 'british', at: 'carlisle', attacker: 'french', militia: 0 },
      { type: 'roll', side: 'french', piece: 'mingo', face: 'flag', reroll: null },
      { type: 'battle-won', side: 'british', at: 'carlisle', attacker: 1, defender: 1, rout: false, why: 'tie' },
    ];
    expect(line(battle.slice(0, 2))).toBe('');
    expect(line(battle)).toBe('British win at Carlisle: attackers 1, defenders 1, and the defenders win a tie.');
  });
});

describe('the sheet of a Battle', () => {
  const words = (language: Language): string => {
    const view = { ...named('battle'), seat: null };
    const led = view.stack.map((frame) =>
      frame.procedure === 'battle'
        ? {
            ...frame,
            locals: { ...frame.locals, commander: { british: 'commander-howe' } as const, rerolls: { british: 1 } },
          }
        : frame,
    );
    const asked = { seat: 'british', procedure: 'battle', step: 'defenderCommander', rule: '13.3.1', pass: null };
    return sheetOf({ view: { ...view, stack: led }, asked, options: [] }, 'battle', null, language);
  };

  it('names the Commander, and his remaining rerolls', () => {
    expect(words('en')).toContain('Howe leads: 1 reroll left');
  });

  it('explains the faces of the die and the shapes of the counters, in both languages', () => {
    expect(words('en')).toMatch(/B&(amp;)?T ?: .*Light units and Indians/);
    expect(words('fr')).toContain('unités légères et Indiens');
  });
});

describe('a card under consideration', () => {
  it('[7.4] asks the rules whether its event would change anything, and says so if not', () => {
    const view: View = { ...named('battle'), seat: null };
    const inquiry = title.sheets.foresee(view, ['play round-up-men-and-equipment-12']);
    expect(inquiry).toEqual({ name: 'event', args: { card: 'round-up-men-and-equipment-12' } });
    const answer = bayonetsTomahawks.query(bayonetsTomahawks.fromView(view), 'event', inquiry?.args ?? {});
    expect(answer).toEqual({ idle: expect.any(Boolean) });
    expect(title.sheets.brief({ idle: true }, 'en')).toMatch(/its event would change nothing/);
    expect(title.sheets.brief({ idle: false }, 'en')).toBe('');
  });
});

describe('the parts of a sheet', () => {
  it('are penalties, dice that roll together, and lines, in the order of the fight (13.3.2, 13.3.3)', () => {
    const begins: LogEntry = { type: 'battle', side: 'british', at: 'ticonderoga', attacker: 'british', militia: 0 };
    const penalty = { why: 'landing', rule: '13.3.2', by: -1 } as const;
    const penalties: LogEntry = { type: 'penalties', side: 'british', penalties: [penalty], marker: -1 };
    const roll: LogEntry = { type: 'roll', side: 'british', piece: null, face: 'flag', reroll: null };
    expect(stepsOf([begins, penalties, roll, roll])).toMatchObject([
      { kind: 'line', entry: begins },
      { kind: 'penalties', entry: penalties },
      { kind: 'rolls', side: 'british', group: null, rolls: [{ piece: null }, { piece: null }] },
    ]);
  });
});

describe('a sheet', () => {
  const subject = (view: View, log: readonly LogEntry[], fresh = 0) => title.sheets.subjectOf(view, log, fresh);
  const view: View = { ...named('battle'), seat: null };
  const begins: LogEntry = { type: 'battle', side: 'british', at: 'ticonderoga', attacker: 'british', militia: 0 };

  it('is shown during a fight, whatever older news the log has', () => {
    expect(subject(view, [])).toMatchObject({ kind: 'battle', at: 'ticonderoga', running: true, entries: [] });
    expect(subject(view, [begins])).toMatchObject({ at: 'ticonderoga', running: true, entries: [begins] });
  });

  it('stays as long as its contents are new', () => {
    const over: View = { ...named('first-player'), seat: null };
    expect(subject(over, [begins], 1)).toMatchObject({ at: 'ticonderoga', running: false });
    expect(subject(over, [begins, { type: 'year', year: 1759 }], 1)).toBeUndefined();
  });
});

describe('the pools', () => {
  it('can be looked through by everybody, with identical counters once, and appear in the text view', () => {
    const view = { ...named('first-player'), seat: null };
    const pools = title.piles(view, 'en').find(({ id }) => id === 'pools');
    const fleets = pools?.groups?.find(({ name }) => name.startsWith('Fleets pool'));
    expect(fleets?.things.map(({ target }) => target.id)).toContain('fleet-boscawen');
    expect(pools?.groups?.map(({ note }) => note)).toContainEqual(expect.stringMatching(/^Tokens: .*two Artillery/));
    const lines = title.describe(view, 'en');
    expect(lines).toContainEqual(expect.stringMatching(/^Fleets pool: .*Boscawen/));
    expect(lines).toContainEqual(expect.stringMatching(/^British: points left: Light, Army, Sail\/Army\.$/));
    expect(lines).toContain('First Player: British.');
  });
});
