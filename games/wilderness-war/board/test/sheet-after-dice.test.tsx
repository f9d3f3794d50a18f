import type { LogEntry } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { startView } from './samples.ts';
import { drawn, expectReadable, sheets, textOf } from './sheet-drawn.tsx';

const tried: readonly LogEntry[] = [
  { type: 'activate', side: 'french', commander: 'montcalm', pieces: ['montcalm'], at: 'ticonderoga' },
  {
    type: 'intercept',
    side: 'british',
    pieces: ['webb'],
    from: 'hudson-carry-south',
    to: 'hudson-carry-north',
    die: 2,
    modifiers: [],
    success: false,
  },
];
const fire: LogEntry = {
  type: 'fire',
  side: 'french',
  role: 'attacker',
  strength: 3,
  column: 3,
  shifts: [{ why: 'fieldworks', rule: '7.55', by: -1 }],
  die: 6,
  modifiers: [{ why: 'tactics', rule: '7.51', by: 2, leader: 'montcalm' }],
  losses: 2,
};

describe('the sheet of an interception after its die', () => {
  it('says whether it succeeded', () => {
    expect(textOf(drawn(startView(), tried, undefined, 'en'))).toContain('British: 2 failure');
    expect(textOf(drawn(startView(), tried, undefined, 'fr'))).toContain('échec');
  });
});

describe('the sheet of a battle after an interception', () => {
  const [activate, failed] = tried;
  const march: LogEntry = {
    type: 'march',
    pieces: ['montcalm'],
    from: 'ticonderoga',
    to: 'hudson-carry-north',
    infiltrates: false,
  };
  const battle: LogEntry = {
    type: 'battle',
    at: 'hudson-carry-north',
    attacker: 'french',
    attackers: ['montcalm', 'french-regular-1'],
    defenders: ['ranger-1'],
  };
  const textAfter = (...entries: readonly (LogEntry | undefined)[]): string =>
    textOf(
      drawn(
        startView(),
        [activate, ...entries].filter((entry) => entry !== undefined),
        undefined,
        'en',
      ),
    );

  it('begins with the die of those who intercepted at this step, not at an earlier one', () => {
    expect(textAfter(march, failed, battle)).toMatch(/^ Dice British: 2 failure/);
    expect(textAfter(failed, march, battle)).not.toContain('British: 2');
  });

  it('keeps it beside the dice of the battle', () => {
    const text = textAfter(march, failed, battle, fire);
    expect(text).toMatch(/British: 2 failure.*French: 6/);
  });
});

describe('the sheet of a battle after its dice', () => {
  const logged: readonly LogEntry[] = [
    { type: 'activate', side: 'french', commander: 'montcalm', pieces: ['montcalm'], at: 'ticonderoga' },
    {
      type: 'battle',
      at: 'hudson-carry-north',
      attacker: 'french',
      attackers: ['montcalm', 'french-regular-1'],
      defenders: ['ranger-1'],
    },
    fire,
    { type: 'loss', side: 'british', piece: 'ranger-1', eliminated: true, why: null, rule: '7.61' },
    {
      type: 'won',
      side: 'french',
      at: 'hudson-carry-north',
      why: 'more',
      inflicted: 2,
      suffered: 1,
      rule: '7.8',
    },
  ];

  it('has the dice, their modifiers, the losses step by step and the winner', () => {
    const text = textOf(drawn(startView(), logged, undefined, 'en'));
    expect(text).toContain('French: 6 → 8 the British lose 2 steps');
    expect(text).toContain('column −1: fieldworks 7.55');
    expect(text).toContain('+2 Tactics of Montcalm 7.51');
    expect(text).toMatch(/Ranger.*eliminated.*7\.61/);
    expect(text).toMatch(
      /^ Dice The French win the battle at Hudson Carry North: they inflict 2 losses and take 1\. 7\.8 French: 6/,
    );
    expectReadable(textOf(drawn(startView(), logged, undefined, 'fr')));
  });

  it('is left in one line by its rolls, and then by its result, while something else is up', () => {
    const subjectOf = (entries: readonly LogEntry[]) => sheets.subjectOf(startView(), entries, entries.length);
    const line = (entries: readonly LogEntry[]): string => {
      const subject = subjectOf(entries);
      return subject === undefined ? '' : (sheets.rolled?.(subject, 'en') ?? '');
    };
    expect(line(logged.slice(0, 2))).toBe('');
    expect(line(logged.slice(0, 3))).toContain('French');
    expect(line(logged)).toMatch(/^The French win the battle at Hudson Carry North/);
  });

  it('stays as long as part of it is new', () => {
    const later: LogEntry = { type: 'hold', side: 'british' };
    expect(sheets.subjectOf(startView(), logged, 1)?.at).toBe('hudson-carry-north');
    expect(sheets.subjectOf(startView(), logged, 0)).toBeUndefined();
    expect(sheets.subjectOf(startView(), [...logged, later], 2)?.entries).toHaveLength(4);
    expect(sheets.subjectOf(startView(), [...logged, later], 1)).toBeUndefined();
  });
});

describe('the sheet of an assault after its dice', () => {
  it('says first that the place was taken', () => {
    const logged: readonly LogEntry[] = [
      { type: 'activate', side: 'french', commander: 'montcalm', pieces: ['montcalm'], at: 'hudson-carry-north' },
      {
        type: 'assault',
        at: 'hudson-carry-north',
        attacker: 'french',
        attackers: ['montcalm', 'french-regular-1'],
        defenders: ['ranger-1'],
      },
      {
        type: 'fire',
        side: 'french',
        role: 'attacker',
        strength: 3,
        column: 3,
        shifts: [],
        die: 6,
        modifiers: [],
        losses: 2,
      },
      { type: 'loss', side: 'british', piece: 'ranger-1', eliminated: true, why: null, rule: '7.61' },
      { type: 'captured', side: 'french', at: 'hudson-carry-north', what: 'fort', rule: '9.22' },
    ];
    const text = textOf(drawn(startView(), logged, undefined, 'en'));
    expect(text).toMatch(
      /^ Dice The French capture the fort at Hudson Carry North\. Damaged, it is now their fort under construction\. 9\.22 French: 6/,
    );
  });
});
