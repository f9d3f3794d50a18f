import { LANGUAGES } from '@carillon/board';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import type {
  FightOdds,
  LogEntry,
  Odds,
  OddsOutcome,
  OddsVariant,
  View,
} from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { percent } from '../src/sheet/percent.ts';
import { average } from '../src/sheet/texts.ts';
import { played, running, startView } from './samples.ts';
import { after, drawn, expectReadable, oddsOf, POSITIONS, pending, sheets, textOf } from './sheet-drawn.tsx';

const losses = (meanSteps: number) => ({ steps: [], meanSteps, killed: [], leaders: [], trapped: 0 });
const outcome: OddsOutcome = {
  win: 0.62,
  lose: 0.38,
  overrun: 0,
  vp: [],
  meanVp: 0,
  attacker: losses(1.3),
  defender: losses(1.9),
  levels: [],
  marker: 0,
};
const side = {
  pieces: [],
  leader: null,
  rolls: true,
  strength: 1,
  column: 1,
  ambush: false,
  shifts: [],
  modifiers: [],
};
const fight: FightOdds = {
  kind: 'battle',
  at: 'hudson-carry-north',
  target: null,
  raidColumn: null,
  attacker: { ...side, side: 'french' },
  defender: { ...side, side: 'british' },
  outcome,
  variants: [],
};
const odds: Odds = {
  meetings: [
    {
      kind: 'interception',
      side: 'british',
      at: 'hoosic',
      tries: [
        { by: 'ranger-1', from: 'albany', chance: 0.5, automatic: false, modifiers: [], outcome: null },
        { by: 'bradstreet', from: 'albany', chance: 2 / 3, automatic: false, modifiers: [], outcome: null },
      ],
    },
  ],
  mayShelter: true,
  cutOff: false,
  fight,
};

describe('the words of the sheets', () => {
  it('show chances as each language writes them, small ones to a tenth', () => {
    expect([0, 0.0278, 0.62, 1].map((chance) => percent(chance, 'en'))).toEqual(['0%', '2.8%', '62%', '100%']);
    expect(percent(0.0278, 'fr')).toMatch(/^2,8\s%$/u);
    expect(average(4 / 3, 'fr')).toBe('1,3');
  });
});

const textAt = (name: string): string => {
  const view = POSITIONS[name]?.() ?? startView();
  return textOf(drawn(view, [], oddsOf(view), 'en')).trim();
};

describe('a sheet', () => {
  it('exists for battles, assaults, sieges, raids, interceptions, and avoiding battle', () => {
    const kinds = pending().map((view) => sheets.subjectOf(view, [], 0)?.kind);
    expect(new Set(kinds)).toEqual(new Set(['battle', 'assault', 'siege', 'raid', 'interception', 'avoid']));
  });

  it('does not exist if no dice decide', () => {
    expect(sheets.subjectOf(startView(), [], 0)).toBeUndefined();
  });

  it.each(LANGUAGES)('is readable in "%s" at every question', (language) => {
    for (const view of pending()) {
      const subject = sheets.subjectOf(view, [], 0);
      expectReadable(subject ? sheets.heading(subject, language) : '');
      expectReadable(textOf(drawn(view, [], oddsOf(view), language)));
      expectReadable(sheets.brief(oddsOf(view), language));
    }
  });

  it('shows every modifier with its rule, and what would change the odds', () => {
    let [modifiers, variants] = [0, 0];
    for (const view of pending()) {
      const odds = oddsOf(view);
      const html = drawn(view, [], odds, 'en');
      const sides = odds?.fight ? [odds.fight.attacker, odds.fight.defender] : [];
      for (const { rule } of sides.flatMap((side) => [...side.modifiers, ...side.shifts])) {
        expect(html).toContain(`data-rule="${rule}"`);
        modifiers++;
      }
      expect(html.split('class="odds-variant ').length - 1).toBe(odds?.fight?.variants.length ?? 0);
      variants += odds?.fight?.variants.length ?? 0;
    }
    expect(modifiers).toBeGreaterThan(3);
    expect(variants).toBeGreaterThan(0);
  });

  it.each([
    ['siege', /^Odds \d+% Ripe for assault/],
    ['assault', /^Odds \d+% French take it/],
    ['raid', /^Odds \d+% Success/],
  ])('of a %s begins with the possible results, before the forces', (name, beginning) => {
    expect(textAt(name)).toMatch(beginning);
    expect(textAt(name).split('Odds')).toHaveLength(2);
  });

  it('shows the fight outside to the player who chooses who goes inside', () => {
    const view = POSITIONS.shelter?.() ?? startView();
    expect(view.stack.at(-1)?.procedure).toBe('shelter');
    expect(textAt('shelter')).toMatch(/^Who may avoid battle.*Odds if the defenders stay and fight \d+% French win/);
    expect(textAt('shelter')).toContain('The defenders may go inside instead.');
  });

  it('labels odds that assume that nobody intercepts, or that the defenders stay', () => {
    expect(textAt('meeting')).toMatch(/Who may intercept.*Odds if nobody intercepts \d+% French win/);
    expect(textAt('avoid')).toMatch(/Odds if the defenders stay and fight \d+% French win/);
  });

  it('begins with those who may avoid battle, if they come first', () => {
    expect(textAt('avoid')).toMatch(/^Who may avoid battle/);
  });

  it('says before a try to intercept or to avoid battle what it rules out on the same march', () => {
    expect(textAt('interception')).toContain('Units that try and fail may not avoid battle on this march. 6.84');
    expect(textAt('avoid')).toContain('rules out intercepting there on this march. 6.85');
    expect(textAt('meeting')).toContain('rules out avoiding battle there on this march. 6.85');
  });

  it('of a raid shows only the raiders’ losses', () => {
    expect(textAt('raid')).toMatch(/French: [\d.]+ on average/);
    expect(textAt('raid')).not.toContain('British: 0 on average');
  });

  it('says that the odds are being computed until they arrive', () => {
    const [first] = pending();
    expect(first && textOf(drawn(first, [], undefined, 'en')).trim()).toBe('The odds are being worked out.');
  });
});

describe('the pieces that may intercept or avoid battle', () => {
  const view = POSITIONS.avoid?.() ?? startView();
  const odds = oddsOf(view);
  const by = odds?.meetings[0]?.tries[0]?.by ?? '';
  const send = { text: `send ${by}`, verb: 'send', args: [by] };
  const buttons = (html: string) => [...html.matchAll(/data-answer="([^"]*)"/g)].map(([, sends]) => sends);

  it('are buttons for the side that is asked, with a way to the reasons of others', () => {
    const html = drawn(view, [], odds, 'en', [{ text: 'stand', verb: 'stand', args: [] }, send]);
    expect(buttons(html)).toEqual([`send ${by}`]);
    expect(textOf(html)).toContain('Press another unit on the map to learn why it may not.');
  });

  it('are a list for the other side, with the side that decides', () => {
    const html = drawn(view, [], odds, 'en', []);
    expect(buttons(html)).toEqual([]);
    expect(textOf(html)).toContain('The British decide who tries.');
  });

  it('have no buttons while the force is put together', () => {
    expect(textOf(drawn(view, [], odds, 'en'))).toContain('The force that tries is being put together.');
  });

  it('are gone once the dice have decided', () => {
    const start = startView();
    const failed: LogEntry = {
      type: 'avoid',
      side: 'british',
      pieces: ['ranger-1'],
      from: 'hudson-carry-north',
      to: 'hoosic',
      die: 2,
      modifiers: [],
      success: false,
    };
    const html = textOf(drawn(start, [failed], odds, 'en'));
    expect(html).not.toContain('Who may avoid battle');
    expect(html).toContain('failure');
  });
});

describe('the button of a yes', () => {
  const chosen = (text: string, seat: string | null = null) => {
    const [verb = '', ...args] = text.split(' ');
    return { option: { text, verb, args }, options: [], seat };
  };
  const worthIn = (odds: Odds | null | undefined, text: string, seat: string | null = null): string =>
    sheets.worth?.(odds, chosen(text, seat), 'en') ?? '';
  const chanceIn = (odds: Odds | null | undefined, text: string) => sheets.chance?.(odds, chosen(text));

  it('names the chance of an attempt', () => {
    const odds = oddsOf(POSITIONS.avoid?.() ?? startView());
    const [attempt] = odds?.meetings[0]?.tries ?? [];
    expect(worthIn(odds, `lead ${attempt?.by}`)).toBe(percent(attempt?.chance ?? 0, 'en'));
    expect(['lead amherst', 'stand'].map((text) => worthIn(odds, text))).toEqual(['', '']);
    expect(worthIn(undefined, `lead ${attempt?.by}`)).toBe('');
    expect(chanceIn(odds, `lead ${attempt?.by}`)).toBe(attempt?.chance);
    expect([chanceIn(odds, 'stand'), chanceIn(undefined, `lead ${attempt?.by}`)]).toEqual([undefined, undefined]);
  });

  it('names what a card or Militia would change, unless that is nothing', () => {
    const odds = pending().map(oddsOf);
    const changed = odds.flatMap((each) => (each?.fight?.variants ?? []).map((variant) => ({ each, variant })));
    const shown = changed.map(({ each, variant: { what, cards, outcome } }) => {
      const words = worthIn(each, what === 'militia' ? 'deploy colonial-militia-1' : `respond ${cards[0]}`);
      const [before, after] = [each?.fight?.outcome.win ?? 0, outcome.win].map((win) => percent(win, 'en'));
      return [
        words,
        what === 'relief' || what === 'assault' || before === after ? '' : `${before} → ${after}`,
      ] as const;
    });
    expect(shown.filter(([words]) => words !== '').length).toBeGreaterThan(1);
    for (const [words, expected] of shown) {
      expect(words.endsWith(expected)).toBe(true);
      expect(words === '').toBe(expected === '');
    }
  });

  it('gives the chances of the side that chooses, in a battle that it defends', () => {
    const { attacker, defender } = fight;
    const after = { ...outcome, win: 0.2, lose: 0.8 };
    const variant: OddsVariant = {
      ...{ what: 'card', side: 'british', cards: ['ambush-11'], held: true, outcome: after, attacker, defender },
    };
    const attacked: Odds = { ...odds, fight: { ...fight, variants: [variant] } };
    expect(worthIn(attacked, 'respond ambush-11', 'british')).toBe('British win 38% → 80%');
    expect(worthIn(attacked, 'respond ambush-11', 'french')).toBe('French win 62% → 20%');
    const besieged: Odds = { ...odds, fight: { ...fight, kind: 'siege', variants: [variant] } };
    expect(worthIn(besieged, 'respond ambush-11', 'british')).toBe('ripe 62% → 20%');
  });
});

describe('the sheet of a siege', () => {
  it('closes if the place surrendered before the roll', () => {
    const view = POSITIONS.siege?.() ?? startView();
    const stack = view.stack.map((frame) =>
      frame.procedure === 'march' ? { ...frame, step: 'siege' as const } : frame,
    );
    const rolling = {
      ...view,
      stack: [...stack, running('siege', 'roll', { at: 'hudson-carry-north' })],
    };
    expect(sheets.subjectOf(rolling, [], 0)?.kind).toBe('siege');
    expect(sheets.subjectOf({ ...rolling, besieged: [] }, [], 0)).toBeUndefined();
  });
});

describe('the sheet of the end of a year', () => {
  const logged: readonly LogEntry[] = [
    { type: 'card', side: 'french', card: 'call-out-militias-51', use: 'event' },
    { type: 'year-end', year: 1757 },
    { type: 'go-home', side: 'french', piece: 'mingo-1', from: 'allegheny-south', to: 'mingo-town' },
    { type: 'raids-counted', side: 'french', markers: 2, rule: '13.22' },
    { type: 'vp', side: 'french', points: 1, why: 'raids', rule: '13.22', total: 6 },
    { type: 'attrition', side: 'french', at: 'cataraqui', full: 1, reduced: 0, rule: '11.2' },
    { type: 'loss', side: 'french', piece: 'french-regular-2', eliminated: false, why: null, rule: '7.61' },
    { type: 'attrition', side: 'british', at: 'louisbourg', full: 1, reduced: 1, rule: '11.2' },
    { type: 'loss', side: 'british', piece: 'british-regular-1', eliminated: true, why: null, rule: '7.61' },
    { type: 'loss', side: 'british', piece: 'british-regular-2', eliminated: false, why: null, rule: '7.61' },
    { type: 'season', year: 1758, season: 'early' },
    { type: 'dealt', side: 'french', count: 9 },
  ];

  it('shows points, each stack’s winter losses, and pieces gone home', () => {
    const text = textOf(drawn(startView(), logged, undefined, 'en'));
    expect(text).toContain('The French: 1 VP for raids. Now French 6 VP. 13.22');
    expect(text).toContain('French: 1 step lost · British: 2 steps lost');
    expect(text).toMatch(/Louisbourg\s+2 steps\s+eliminated: 1st Royal \(Regular\)/);
    expect(text).toMatch(/Gone home 10\.4\s+Mingo to Mingo Town/);
    expectReadable(textOf(drawn(startView(), logged, undefined, 'fr')));
  });

  it('says of an unfinished year only what has happened so far', () => {
    const ending = {
      ...startView(),
      stack: [...startView().stack, running('year-end', 'home')],
    };
    const sheet = (view: View, entries: readonly LogEntry[]): string => textOf(drawn(view, entries, undefined, 'en'));
    const begun = logged.slice(0, 3);
    expect(sheet(ending, begun)).toContain('The points for raids have not been counted yet.');
    expect(sheet(ending, begun)).toMatch(/Winter attrition so far 11\.2\s+The winter has struck nobody yet\./);
    expect(sheet(ending, logged.slice(0, 5))).not.toContain('have not been counted');
    expect(sheet(ending, [...begun, ...logged.slice(5, 7)])).not.toContain('have not been counted');
    const half = sheet(ending, logged.slice(0, 7));
    expect(half).not.toContain('have not been counted');
    expect(half).toMatch(/Winter attrition so far 11\.2\s+French: 1 step lost · British: 0 steps lost/);
    const over = sheet(startView(), begun);
    expect(over).toContain('Raids have scored no points.');
    expect(over).toMatch(/Winter attrition 11\.2\s+French: 0 steps lost · British: 0 steps lost/);
  });

  it('is headed by the year', () => {
    const subject = sheets.subjectOf(startView(), logged, 0);
    expect(subject && sheets.heading(subject, 'en')).toBe('End of 1757');
    expect(subject && sheets.heading(subject, 'fr')).toBe('Fin de 1757');
  });

  it('stays until the first card of the new year is played', () => {
    const card: LogEntry = { type: 'card', side: 'french', card: 'small-pox-34', use: 'event' };
    expect(sheets.subjectOf(startView(), logged, 0)?.kind).toBe('winter');
    expect(sheets.subjectOf(startView(), [...logged, card], 1)).toBeUndefined();
  });
});

describe('a march under consideration', () => {
  it('shows in one line what it would meet', () => {
    expect(sheets.brief(odds, 'en')).toBe(
      'Battle: French win 62%; steps lost on average: French 1.3, British 1.9 · the defenders may go inside · Interception: Hoosic up to 67% (Bradstreet)',
    );
    const caught: Odds = {
      ...odds,
      fight: null,
      mayShelter: false,
      meetings: odds.meetings.map((meeting) => ({
        ...meeting,
        tries: meeting.tries.map((each) => ({ ...each, outcome: { ...outcome, win: 0.25 } })),
      })),
    };
    expect(sheets.brief(caught, 'en')).toBe('Interception: Hoosic up to 67% (Bradstreet), then British win 75%');
    const lone: Odds = {
      ...odds,
      fight: null,
      mayShelter: false,
      meetings: odds.meetings.map((meeting) => ({
        ...meeting,
        tries: meeting.tries.map((each) => (each.by === 'bradstreet' ? { ...each, only: 'ranger-1' as const } : each)),
      })),
    };
    expect(sheets.brief(lone, 'en')).toMatch(/^Interception: Hoosic up to 67% \(.* under Bradstreet\)$/);
    expect(sheets.brief({ ...odds, fight: null, meetings: [], mayShelter: false, cutOff: true }, 'en')).toBe(
      'Siege: no supply line would lead there (12.2), so the besiegers could not roll for it (12.3)',
    );
    const siege: Odds = {
      ...odds,
      meetings: [],
      mayShelter: false,
      fight: { ...fight, kind: 'siege', outcome: { ...outcome, win: 0, levels: [2 / 3, 1 / 3, 0] } },
    };
    expect(sheets.brief(siege, 'en')).toBe('Siege roll: Level 1 33%, Level 0 67%; 0% ripe for assault');
    expect(sheets.brief(null, 'en')).toBe('');
    expectReadable(sheets.brief(odds, 'fr'));
  });

  const foretold = (view: View, way: string): string => {
    const inquiry = sheets.foresee(view, [way]);
    const answer = wildernessWar.query(wildernessWar.fromView(view), inquiry?.name ?? '', inquiry?.args ?? {});
    return sheets.brief(answer, 'en');
  };

  it('[10.2] says before a raid what Militia would do, with the figures that the panel shows after the march', () => {
    const coureurs = (militia: View['place']): View =>
      after(
        { 'coureurs-1': 'hudson-carry-south', ...militia },
        { works: { hoosic: 'british-stockade' } },
        ...['activate campaign-1', 'alone coureurs-1', 'done', 'start coureurs-1'],
      );
    const line = foretold(coureurs({ 'colonial-militia-1': 'northern-colonial-militias' }), 'move hoosic');
    const [, before, called] =
      /^Raid: (\S+) success; .* · if the British call in Militia: (\S+) success; steps lost: French [\d.]+, British [\d.]+$/.exec(
        line,
      ) ?? [];
    expect(textAt('raid')).toContain(`${before} → ${called}`);
    expect(foretold(coureurs({}), 'move hoosic')).toMatch(/^Raid: \S+ success; [^·]*$/);
    expect(foretold(coureurs({ 'colonial-militia-1': 'southern-colonial-militias' }), 'move hoosic')).not.toContain(
      'Militia',
    );
  });

  it('[7.3] says before a battle on cultivated land what Militia would do', () => {
    const view = after(
      {
        ...{ montcalm: 'hudson-carry-south', 'french-regular-1': 'hudson-carry-south' },
        ...{ 'northern-provincial-1': 'hoosic', 'colonial-militia-1': 'northern-colonial-militias' },
      },
      {},
      ...['activate campaign-1', 'lead montcalm', 'take french-regular-1', 'done'],
    );
    expect(foretold(view, 'move hoosic')).toMatch(
      /^Battle: French win .* · if the British call in Militia: French win [\d.]+%; steps lost/,
    );
  });

  it('asks the rules about every route that the page offers, and about nothing else', () => {
    const marching = played().samples.filter(({ asked }) => asked.procedure === 'march' && asked.step === 'onward');
    expect(marching.length).toBeGreaterThan(3);
    for (const { view, options } of marching) {
      expect(sheets.foresee(view, ['move albany'])).toMatchObject({ name: 'odds' });
      expect(sheets.foresee(view, ['infiltrate albany'])).toMatchObject({ args: { infiltrates: true } });
      expect(sheets.foresee(view, ['infiltrate albany', 'stop'])).toBeUndefined();
      for (const { text, verb } of options) {
        const inquiry = sheets.foresee(view, [text]);
        expect(inquiry !== undefined, text).toBe(['move', 'sail', 'land', 'infiltrate'].includes(verb));
        if (!inquiry) continue;
        const answer = wildernessWar.query(wildernessWar.fromView(view), inquiry.name, inquiry.args);
        expect(answer, text).not.toBeNull();
      }
    }
  });

  it('[5.51] asks about an event before it is played, and says if it would change nothing', () => {
    const asked = played().samples.filter(({ options }) => options.some(({ verb }) => verb === 'event'));
    expect(asked.length).toBeGreaterThan(3);
    for (const { view, options } of asked)
      for (const { text, verb, args } of options.filter((option) => option.verb === 'event')) {
        const inquiry = sheets.foresee(view, [text]);
        expect(inquiry, verb).toMatchObject({ name: 'uses', args: { card: args[0] } });
        const answer = wildernessWar.query(wildernessWar.fromView(view), 'uses', inquiry?.args ?? {});
        expect(answer).toMatchObject({ phase: expect.arrayContaining(['event']) });
      }
    expect(sheets.brief({ idle: true }, 'en')).toBe('The event would change nothing now');
    expect(sheets.brief({ idle: false }, 'en')).toBe('');
  });
});
