import type { LogEntry, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { keyOf, LANGUAGES } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { named } from './named/positions.ts';
import { played, type Sample } from './samples.ts';

type Moved = Extract<LogEntry, { readonly type: 'move' }>;
type Drawn = Extract<LogEntry, { readonly type: 'drawn' }>;

const isFleet = (id: string): boolean => id.startsWith('fleet-');
const stepOf = ({ asked }: Sample): string => `${asked.procedure}.${asked.step}`;
const BROKEN = / {2}| [,.]|\(\)|undefined|NaN|\{|\}/;

describe('gestures', () => {
  it('include every choice of every question exactly once', () => {
    for (const { view, asked, options } of played().samples) {
      const gestures = title.gestures(view, asked, options);
      expect([...gestures.keys()]).toEqual(options.map(({ text }) => text));
    }
  });

  it('lead to existing targets', () => {
    for (const { view, asked, options } of played().samples) {
      for (const gesture of title.gestures(view, asked, options).values()) {
        if (gesture.on === 'button' || gesture.target.kind === 'card') continue;
        expect(title.placeOf(view, gesture.target), keyOf(gesture.target)).toBeDefined();
      }
    }
  });

  it('need no more than six buttons for nine questions in ten', () => {
    const { samples } = played();
    const crowded = samples.filter(({ view, asked, options }) => {
      const gestures = [...title.gestures(view, asked, options).values()];
      return gestures.filter(({ on }) => on === 'button').length > 6;
    });
    expect(crowded.length / samples.length, crowded.map(stepOf).join()).toBeLessThanOrEqual(0.1);
  });

  it('never spend a whole stack’s Action Point by a click alone', () => {
    const options = ['army french-1 quebec', 'light french-2 quebec', 'done'].map((text) => {
      const [verb = '', ...args] = text.split(' ');
      return { text, verb, args };
    });
    const [sample] = played().samples;
    if (!sample) throw new Error('there are no samples');
    const met = [...title.gestures(sample.view, sample.asked, options).values()];
    expect(met.map((gesture) => gesture.on === 'target' && gesture.named)).toEqual([true, true, false]);
  });
});

describe('a line of the log', () => {
  it('has Militia fight for the side of their space, also where it attacks to win its space back', () => {
    const line = (attacker: 'french' | 'british', side: 'french' | 'british') =>
      title.logLine({ type: 'battle', side, at: 'albany', attacker, militia: 2 }, 'en')?.text;
    expect(line('french', 'british')).toBe('Battle at Albany: French attack, 2 Militia defend.');
    expect(line('british', 'french')).toBe('Battle at Albany: British attack, with 2 Militia on their side.');
  });

  it('shows several entries together only if all are of its type', () => {
    const drawn = (piece: Drawn['piece']): Drawn => ({ type: 'drawn', side: 'british', piece }) as Drawn;
    const [one, two] = [drawn('rogers'), drawn('goreham')];
    const year: LogEntry = { type: 'year', year: 1758 };
    const alone = title.logLine(two, 'en')?.text;
    expect(title.logLine(two, 'en', [one])?.text).not.toBe(alone);
    expect(title.logLine(two, 'en', [year])?.text).toBe(alone);
    expect(title.logLine(two, 'en', [year, one])?.text).toBe(alone);
  });
});

describe('a lost unit', () => {
  const lineOf = (entry: LogEntry) => title.logLine(entry, 'en');

  it('says by its shape why no other kind could take the Hit, with the rule of the order', () => {
    const hit = (piece: string) => lineOf({ type: 'reduced', piece, rule: '13.4', why: 'only' } as LogEntry);
    expect(hit('royal-artillery-1')).toMatchObject({
      text: expect.stringContaining('a Hit by a circle (Artillery, Fort, Bastion, Fleet) falls on a circle'),
      rule: '13.3.4',
    });
    expect(hit('rogers')?.text).toContain('a Hit by a triangle falls on a triangle');
    expect(hit('bearn-guyenne')?.text).toContain('a Hit by a square or a B&T falls on a Brigade');
  });

  it('is Artillery first where a stack is Routed', () => {
    const gone = (piece: string) => lineOf({ type: 'eliminated', piece, to: 'losses', rule: '13.8' } as LogEntry)?.text;
    expect(gone('royal-artillery-1')).toContain('Artillery is lost first');
    expect(gone('rogers')).not.toContain('Artillery');
  });
});

describe('the prompt', () => {
  it('shows the enemy’s revealed cards to the side that decides who plays first', () => {
    const asked = played().samples.filter((sample) => stepOf(sample) === 'action-round.initiative');
    const texts = asked.map(({ view, asked: question, options }) => title.prompt(view, question, options, 'en').text);
    expect(texts.length).toBeGreaterThan(0);
    // The French play an Indian card besides their own.
    for (const text of texts) {
      expect(text).toMatch(
        text.startsWith('British') ? /The enemy plays .+ and .+\. Who/ : /The enemy plays (?!.* and .*Who).+\. Who/,
      );
      expect(text).toContain('may hold a point for a last Action');
    }
  });

  it('comes from many parts of the rules', () => {
    expect(new Set(played().samples.map(stepOf)).size).toBeGreaterThanOrEqual(30);
  });

  it.each(LANGUAGES)('is a separate sentence, with its rule, in "%s"', (language) => {
    for (const sample of played().samples) {
      const said = title.prompt(sample.view, sample.asked, sample.options, language);
      expect(said.rule, stepOf(sample)).toMatch(/^\d+\.\d+/);
      expect(said.text, stepOf(sample)).toMatch(/^\S.*[.?]$/);
      expect(said.text, stepOf(sample)).not.toMatch(BROKEN);
    }
  });

  it.each(LANGUAGES)('has distinguishable answers, in "%s"', (language) => {
    for (const sample of played().samples) {
      const { view, asked, options } = sample;
      const labels = options.map((option) => title.label(view, asked, option, language));
      for (const label of labels) {
        expect(label, stepOf(sample)).toMatch(/^\S+(\s\S+)*$/u);
        expect(label, stepOf(sample)).not.toMatch(BROKEN);
      }
      const other = options.filter(({ verb, args }, i) => labels[i] === `${verb} ${args.join(', ')}`);
      expect(other.map(({ text }) => text)).toEqual([]);
    }
  });

  it('names the piece that arrives or enlists now, and those still to come', () => {
    const arrivals = played().samples.filter(({ asked }) => /^(placement|enlistment)$/.test(asked.procedure));
    const said = arrivals.map(({ view, asked, options }) => title.prompt(view, asked, options, 'en').text);
    expect(said.filter((text) => / Still to come: \S/.test(text)).length).toBeGreaterThan(3);
    for (const text of said) expect(text).not.toMatch(/\barrive\b.*drawn in all|Colonial Brigade enlist/);
  });

  it('names the moving force', () => {
    const marches = played().samples.filter((sample) => stepOf(sample) === 'march.onward');
    expect(marches.length).toBeGreaterThan(5);
    for (const { view, asked, options } of marches)
      expect(title.prompt(view, asked, options, 'en').text).toMatch(/^(French|British): \S.* at \S/);
  });

  it('says that an enemy Overwhelms the stack where it retreats at once', () => {
    const { view, asked, options } =
      played().samples.find((each) => stepOf(each) === 'retreat.to') ?? expect.fail('no retreat');
    const [retreat] = view.stack.slice(-1);
    if (retreat === undefined) throw new Error('nothing is asked');
    const lost = { ...view, stack: [retreat] };
    const overwhelmed = { ...view, stack: [{ ...retreat, procedure: 'arrival' } as typeof retreat, retreat] };
    expect(title.prompt(lost, asked, options, 'en').text).toMatch(/^(French|British): where does the stack/);
    expect(title.prompt(overwhelmed, asked, options, 'en').text).toMatch(/: the enemy Overwhelms your stack at/);
  });

  it('asks whether to raid here where a raider can go no farther, and where to go as long as he can', () => {
    const { view, asked } = played().samples.find((each) => stepOf(each) === 'raid.onward') ?? expect.fail('no raid');
    const raid = { text: 'raid', verb: 'raid', args: [] };
    const onward = { text: 'to albany', verb: 'to', args: ['albany'] };
    expect(title.prompt(view, asked, [raid], 'en').text).toMatch(/ is at \S.*\. Raid here\?$/);
    expect(title.prompt(view, asked, [raid, onward], 'en').text).toMatch(/ to go\. Where next\?$/);
  });

  it('shows no Artillery that is not in the game, for a marching force', () => {
    const questions = played().samples.filter((sample) => stepOf(sample) === 'march.muster');
    expect(questions.length).toBeGreaterThan(5);
    for (const { view, asked, options } of questions) {
      const isGun = (id: string): boolean => /^(royal-artillery|canonniers)/.test(id);
      const place = Object.fromEntries(Object.entries(view.place).filter(([id]) => !isGun(id)));
      const unarmed = options.filter(({ args }) => !args.some(isGun));
      const shown = title.picking({ ...view, place }, asked, unarmed)?.groups.flat() ?? [];
      expect(shown.filter(isGun)).toEqual([]);
    }
  });

  it('suggests no Fleets for a march with other units', () => {
    const marches = played().samples.filter((sample) => stepOf(sample) === 'march.muster');
    const wishes = marches.flatMap(({ view, asked, options }) => title.picking(view, asked, options) ?? []);
    const mixed = wishes.filter(({ groups }) => new Set(groups.flat().map(isFleet)).size === 2);
    expect(mixed.length).toBeGreaterThan(0);
    for (const { wish } of mixed) expect(wish.filter(isFleet)).toEqual([]);
  });

  it('needs only one gesture to put a force together', () => {
    const questions = played().samples.filter(({ view, asked, options }) => title.picking(view, asked, options));
    expect(questions.length).toBeGreaterThan(10);
    for (const { view, asked, options } of questions) {
      const picking = title.picking(view, asked, options);
      const pieces = picking?.groups.flat() ?? [];
      expect(new Set(pieces).size).toBe(pieces.length);
      for (const { verb, args } of options) if (verb === picking?.verb) expect(pieces).toContain(args[0]);
    }
  });
});

describe('the log', () => {
  it.each(LANGUAGES)('has words for every kind of entry, in "%s"', (language) => {
    for (const entry of played().log) {
      const line = title.logLine(entry, language);
      expect(line?.text, entry.type).toMatch(/^\S/);
      expect(line?.text, entry.type).not.toMatch(/ {2}|undefined|NaN|\{|\}|(?<!\w)-\d/);
    }
    expect(new Set(played().log.map(({ type }) => type)).size).toBeGreaterThan(38);
  });

  it('says who draws a piece, though the bag holds both sides’', () => {
    const drawn = { type: 'drawn', side: null, piece: 'fleet-boscawen' } as const;
    expect(title.logLine(drawn, 'en')?.text).toBe('British draw Boscawen.');
    expect(title.logLine({ ...drawn, piece: 'vow-fewer-troops-french', side: 'french' }, 'en')?.text).toBe(
      'French draw Fewer Troops.',
    );
  });

  it('puts a march over several spaces in one line, and arrivals in one place in winter', () => {
    const step = (at: 'albany' | 'kingston', to: 'kingston' | 'minisink', ...moved: Moved['pieces']): Moved => ({
      type: 'move',
      side: 'british',
      pieces: moved,
      at,
      to,
    });
    const march = [step('albany', 'kingston', 'gage'), step('kingston', 'minisink', 'gage')] as const;
    expect(title.continues?.(...march)).toBe(true);
    expect(title.continues?.(march[0], step('kingston', 'minisink', 'rogers'))).toBe(false);
    expect(title.continues?.(march[1], march[0])).toBe(false);
    expect(title.logLine(march[1], 'en', [march[0]])?.text).toBe('Gage: Albany to Minisink via Kingston.');
    const comes = (piece: Drawn['piece'] & Moved['pieces'][number], at: 'albany' | 'disbanded') =>
      ({ type: 'placed', piece, at, rule: '17.2' }) as const;
    const [gage, rogers] = [comes('gage', 'albany'), comes('rogers', 'albany')];
    expect(title.continues?.(gage, rogers)).toBe(true);
    expect(title.continues?.(gage, comes('rogers', 'disbanded'))).toBe(false);
    expect(title.logLine(rogers, 'en', [gage])?.text).toBe('Gage and Rogers are placed at Albany.');
    expect(title.logLine(gage, 'en')?.text).toBe('Gage is placed at Albany.');
  });

  it('begins a line where something else happens to the same pieces, or in the same place', () => {
    const drawn = { type: 'drawn', side: null, piece: 'fleet-boscawen' } as const;
    const placed = { type: 'placed', piece: 'fleet-boscawen', at: 'new-york', rule: '15.3' } as const;
    const held = { type: 'control', side: 'british', at: 'new-york', rule: '15.3' } as const;
    const enlisted = { type: 'placed', piece: 'gage', at: 'new-york', rule: '16.3' } as const;
    const force = { side: 'british', pieces: ['gage'], at: 'albany', to: 'albany' } as const;
    const [move, retreat] = [{ type: 'move', ...force } as const, { type: 'retreat', ...force } as const];
    for (const [before, entry] of [
      [drawn, placed],
      [placed, drawn],
      [placed, held],
      [held, placed],
      [placed, enlisted],
      [move, retreat],
      [retreat, move],
    ] as const) {
      expect(title.continues?.(before, entry), `${before.type}, ${entry.type}`).toBe(false);
    }
  });

  it('says at the end how clearly the war was won, and in short who leads', () => {
    const view = { ...named('corridor'), seat: null, victory: -2, year: 1759 };
    expect(title.outcome?.(view, 'en')).toBe(
      'British 3 VP. 1759: French win from British 2 VP, British from British 3 VP.',
    );
    expect(title.because?.(view, { winner: 'british', rule: '18.2.1' }, 'en')).toBe(
      'British 3 VP at the end of 1759; the British win with 3 VP or more',
    );
    expect(title.because?.({ ...view, victory: -1 }, { winner: 'french', rule: '18.2.1' }, 'en')).toBe(
      'British 2 VP at the end of 1759; the French win if the British have 2 VP or fewer',
    );
    expect(title.because?.({ ...view, victory: -1 }, { winner: 'french', rule: '18.2.1' }, 'fr')).toBe(
      'Britanniques 2 PV à la fin de 1759\u202f; les Français gagnent si les Britanniques ont 2 PV ou moins',
    );
    expect(title.scoreLine?.(view, 'en')).toEqual(['Round 5, 1759', 'British 3 VP']);
    expect(title.scoreLine?.({ ...view, round: 'winter-quarters' }, 'fr')[0]).toBe('Quartiers d’hiver, 1759');
  });

  it('puts one side’s successive draws in one line, identical things once', () => {
    const drawn = (piece: Drawn['piece'], side: Drawn['side'] = null): Drawn => ({ type: 'drawn', side, piece });
    const first = drawn('fleet-boscawen');
    const vows = drawn('vow-fewer-troops-british', 'british');
    const french = drawn('vow-fewer-troops-french', 'french');
    expect(title.continues?.(first, vows)).toBe(true);
    expect(title.continues?.(vows, french)).toBe(false);
    expect(title.logLine(vows, 'en', [first, vows])?.text).toBe('British draw Boscawen and Fewer Troops ×2.');
  });

  it('names a card drawn from the Indian deck, except to those who may not know it', () => {
    const drawn = { type: 'draw-card', side: 'french', card: null } as const;
    expect(title.logLine({ ...drawn, indian: true }, 'en')?.text).toBe('French draw a card from the Indian deck.');
    expect(title.logLine({ ...drawn, indian: false }, 'en')?.text).toBe('French draw a card.');
  });

  it.each([
    ['en', 'Options: Order of Battles (Fewest attackers first), The unit lost in a Rout (Yes).'],
    [
      'fr',
      'Options de la table\u202f: Ordre des batailles (Le moins d’attaquants d’abord), L’unité perdue en déroute (Oui).',
    ],
  ] as const)('lists the table’s non-default readings, in "%s"', (language, text) => {
    expect(title.logLine({ type: 'agreed', options: ['battleOrder', 'routLoss'] }, language)?.text).toBe(text);
  });
});

describe('a position in words', () => {
  it.each(LANGUAGES)('names every counter on the board, in "%s"', (language) => {
    for (const { view } of played().samples.slice(0, 40)) {
      const text = title.describe(view, language).join('\n');
      expect(text).not.toMatch(/undefined|NaN|\{|\}/);
      for (const place of title.spaces)
        for (const target of title.at(view, place))
          if (target.kind === 'piece') expect(text).toContain(title.nameOf(target, language));
    }
  });
});

describe('what the ring of the keys is on', () => {
  const view: View = { ...named('battle'), seat: null };
  const aloud = (kind: 'space' | 'piece' | 'card', id: string) => title.aloud?.(view, { kind, id }, 'en');

  it('is shown with its side and alike counters once', () => {
    const listed = aloud('space', 'ticonderoga') ?? '';
    expect(listed).toMatch(/^Ticonderoga\. (French|British): .*Howe/);
    const names = listed.split(/[:.,] /).slice(1);
    expect(new Set(names).size).toBe(names.length);
    expect(aloud('piece', 'commander-howe')).toBe('Howe. British, at Ticonderoga');
  });

  it('is a card without an event by its Action Points', () => {
    expect(aloud('card', 'french-42')).toBe('Card No. 42: Light, Light/Army');
  });
});
