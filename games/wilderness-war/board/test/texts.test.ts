import { LANGUAGES, type Language } from '@carillon/board';
import { EVENTS, type LogEntry, type PieceName, type SpaceName } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { EVENT_TITLES_FR } from '../src/texts/cards-fr.ts';
import { EFFECTS_DE } from '../src/texts/effects-de.ts';
import { EFFECTS_EN } from '../src/texts/effects-en.ts';
import { EFFECTS_FR } from '../src/texts/effects-fr.ts';
import { say } from '../src/texts/index.ts';
import { entries } from './log-entries.ts';
import { played, startView } from './samples.ts';

describe('messages', () => {
  it('have French typography', () => {
    expect(say('fr', 'prompt.phase.card', { side: 'Français' })).toBe('Français\u202f: jouez une carte.');
    expect(say('fr', 'log.march', { pieces: 'Lévis', from: 'Albany', to: 'Oswego' })).toBe(
      'Lévis\u202f: d’Albany à Oswego.',
    );
  });

  it('count the units still to be removed only while there are several', () => {
    const asked = (most: number): string => say('en', 'prompt.removing.remove', { side: 'British', most });
    expect([asked(1), asked(2)]).toEqual([
      'British: which unit do you remove?',
      'British: which unit do you remove (2 left to remove)?',
    ]);
  });

  it('name one unit and several in French, and make the words around agree', () => {
    const fr = (entry: LogEntry): string | undefined => title.logLine(entry, 'fr')?.text;
    const march = { type: 'march', from: 'albany', to: 'ohio-forks', infiltrates: false } as const;
    expect(fr({ ...march, pieces: ['mississauga', 'huron', 'levis'] })).toBe(
      'Lévis, 1 Mississauga et 1 Huron\u202f: d’Albany aux Fourches de l’Ohio.',
    );
    expect(fr({ ...march, from: 'ohio-forks', to: 'casco-bay', pieces: ['abenaki-1', 'abenaki-2'] })).toBe(
      '2 Abénaquis\u202f: des Fourches de l’Ohio à la baie de Casco.',
    );
    const loss = { type: 'loss', side: 'french', eliminated: true, why: null, rule: '7.61' } as const;
    expect(fr({ ...loss, piece: 'canadian-militia-1' })).toBe('Milice canadienne est éliminée.');
    expect(fr({ ...loss, piece: 'huron' })).toBe('Huron est éliminé.');
    expect(fr({ ...loss, piece: 'huron', why: 'all' })).toBe(
      'Huron est éliminé\u202f: son camp doit perdre tous les pas des unités engagées.',
    );
  });

  it('name every event and every effect', () => {
    for (const texts of [EVENT_TITLES_FR, EFFECTS_EN, EFFECTS_FR, EFFECTS_DE]) {
      expect(Object.keys(texts).sort()).toEqual([...EVENTS].sort());
      for (const text of Object.values(texts)) expect(text).not.toBe('');
    }
  });
});

describe.each(LANGUAGES)('the log in "%s"', (language) => {
  it('has a line for every type of entry', () => {
    for (const entry of entries) expectReadable(title.logLine(entry, language)?.text, entry.type, language);
  });

  it('says which card was played last, even a response to another', () => {
    const lines = entries.map((entry) => ({ entry, line: title.logLine(entry, language) }));
    const reported = lines.filter(({ line }) => line?.played !== undefined).map(({ entry }) => entry.type);
    expect([...new Set(reported)]).toEqual(['card', 'response']);
  });

  it('covers whole games', () => {
    for (const entry of played().log) expectReadable(title.logLine(entry, language)?.text, entry.type, language);
  });
});

describe('a march of several spaces', () => {
  const step = (from: SpaceName, to: SpaceName, ...pieces: readonly PieceName[]): LogEntry => ({
    type: 'march',
    pieces,
    from,
    to,
    infiltrates: false,
  });

  it('is one line with the route', () => {
    const [one, two, three] = [
      step('montreal', 'ile-aux-noix', 'levis'),
      step('ile-aux-noix', 'ticonderoga', 'levis'),
      step('ticonderoga', 'hudson-carry-north', 'levis'),
    ];
    expect([title.continues?.(one, two), title.continues?.(two, three)]).toEqual([true, true]);
    const line = title.logLine(three, 'en', [one, two]);
    expect(line?.text).toBe('Lévis: Montréal to Hudson Carry North via Île-aux-Noix and Ticonderoga.');
    expect(title.logLine(three, 'fr', [one, two])?.text).toBe(
      'Lévis\u202f: de Montréal au portage de l’Hudson (nord) par Île-aux-Noix et Ticonderoga.',
    );
    expect(line?.about).toContainEqual({ kind: 'space', id: 'ticonderoga' });
  });

  it('names each reason why nobody could intercept once, below the route', () => {
    const spared = (at: SpaceName, what: 'awaited' | 'left', rule: '6.722' | '6.724'): LogEntry => ({
      ...{ type: 'left-out', side: 'british', at, what, rule },
    });
    const entries = [
      step('montreal', 'ile-aux-noix', 'levis'),
      spared('ile-aux-noix', 'left', '6.724'),
      step('ile-aux-noix', 'ticonderoga', 'levis'),
      spared('ticonderoga', 'awaited', '6.722'),
      step('ticonderoga', 'hudson-carry-north', 'levis'),
      spared('hudson-carry-north', 'left', '6.724'),
    ] as const;
    const last = entries[5];
    expect(entries.slice(1).map((entry, i) => title.continues?.(entries[i] ?? entry, entry))).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    const line = title.logLine(last, 'en', entries.slice(0, 5));
    expect(line?.roll?.text).toBe('Lévis: Montréal to Hudson Carry North via Île-aux-Noix and Ticonderoga.');
    expect(line?.roll?.modifiers).toEqual([
      { text: expect.stringMatching(/^no interception at Ticonderoga: units or a fortification/), rule: '6.722' },
      { text: expect.stringMatching(/^no interception at Île-aux-Noix and Hudson Carry North: /), rule: '6.724' },
    ]);
    expect(line?.text).toContain('Ticonderoga. No interception at Ticonderoga: ');
    const one = title.logLine(entries[1], 'de', entries.slice(0, 1));
    expect(one?.text).toMatch(/Île-aux-Noix.*\. Kein Abfangen \(Île-aux-Noix\): /);
    expect(title.continues?.(entries[0], spared('oswego', 'left', '6.724'))).toBe(false);
    const sought: LogEntry = {
      ...{ type: 'left-out', side: 'british', at: 'ile-aux-noix', what: 'sought', rule: '6.85' },
    };
    expect(title.continues?.(entries[0], sought)).toBe(false);
  });

  it('ends when a piece is left behind, another force moves, or it goes elsewhere', () => {
    const one = step('montreal', 'ile-aux-noix', 'levis', 'montcalm');
    expect(title.continues?.(one, step('ile-aux-noix', 'ticonderoga', 'levis'))).toBe(false);
    expect(title.continues?.(one, step('albany', 'oswego', 'levis', 'montcalm'))).toBe(false);
  });
});

describe('a box beside the map', () => {
  it('has its name in the user’s language', () => {
    const box = { kind: 'space', id: 'northern-colonial-militias' } as const;
    expect(title.nameOf(box, 'en')).toBe('Northern Colonial Militias');
    expect(title.nameOf(box, 'fr')).toBe('Milices coloniales du Nord');
  });
});

describe('a line of the log', () => {
  const lineOf = (type: string, language: Language = 'en') => {
    const entry = entries.find((each) => each.type === type);
    return entry && title.logLine(entry, language);
  };

  it('names every modifier of a roll with its rule', () => {
    expect(lineOf('fire')?.text).toBe(
      'The British fire with strength 12 on column 9\u2060–\u206012, moved −1 for fieldworks (7.55): die 4, +1 Tactics of Forbes (7.51), −1 no Auxiliaries or Light Infantry in the woods (7.52) = 4, 3 step losses.',
    );
    expect(lineOf('fire')?.rule).toBe('7.6');
  });

  it('also shows a roll in parts: briefly, then every modifier with its rule', () => {
    const { text, modifiers } = lineOf('fire')?.roll ?? { text: '', modifiers: [] };
    expect(text).toBe(
      'The British fire with strength 12 on column 9\u2060–\u206012: die 4, modified 4, 3 step losses.',
    );
    expect(modifiers).toEqual([
      { text: 'column −1: fieldworks', rule: '7.55' },
      { text: '+1 Tactics of Forbes', rule: '7.51' },
      { text: '−1 no Auxiliaries or Light Infantry in the woods', rule: '7.52' },
    ]);
    for (const type of ['intercept', 'avoid', 'siege-roll', 'raid'])
      expect(lineOf(type)?.roll?.modifiers).toEqual([{ text: '+1 Tactics of Lévis', rule: '7.51' }]);
  });

  it('has a topic, and says whose turn a card begins', () => {
    expect(lineOf('battle')?.topic).toBe('battles');
    expect(lineOf('loss')?.topic).toBeUndefined();
    expect(lineOf('card')).toMatchObject({ topic: 'cards', seat: 'french' });
    expect(lineOf('season')?.seat).toBeUndefined();
  });

  it('counts units by kind and names leaders', () => {
    expect(lineOf('march')?.text).toBe('Montcalm, Lévis, and 2 Regulars: Montréal to Ticonderoga.');
    expect(lineOf('march', 'fr')?.text).toBe('Montcalm, Lévis et 2 réguliers\u202f: de Montréal à Ticonderoga.');
  });

  it('highlights its subjects', () => {
    expect(lineOf('march')?.about).toContainEqual({ kind: 'space', id: 'ticonderoga' });
    expect(lineOf('card')?.about).toEqual([{ kind: 'card', id: 'ambush-11' }]);
  });

  it('belongs to a heading or to the sheet of a battle', () => {
    expect(lineOf('season')?.level).toBe('heading');
    expect(lineOf('battle')?.level).toBe('line');
    expect(lineOf('fire')?.level).toBe('detail');
  });

  it('shows no rule if only a card decides', () => {
    const gone = title.logLine(
      { type: 'eliminated', side: 'french', pieces: ['abenaki-1'], at: 'oswego', rule: 'massacre' },
      'en',
    );
    expect(gone?.rule).toBeUndefined();
  });
});

describe('a position in words', () => {
  it('begins with the state of play, then goes from place to place', () => {
    const [date, vp, ...rest] = title.describe(startView(), 'en');
    expect([date, vp]).toEqual(['Annus Mirabilis: 1757, Early Season.', 'Victory points: French 4 VP.']);
    expect(rest).toContain('French: 9 cards in hand.');
    expect(rest).toContain('Niagara: French fort.');
    expect(rest.some((line) => line.startsWith('Montréal, French: Montcalm (1-6-2), '))).toBe(true);
  });

  it.each(LANGUAGES)('is readable in "%s" at every question', (language) => {
    for (const { view } of played().samples.slice(0, 120)) {
      for (const line of title.describe(view, language)) expectReadable(line, 'describe', language);
    }
  });

  it('shows a seat its own hand and nobody else’s', () => {
    const view = startView();
    expect(title.describe(view, 'en').filter((line) => line.startsWith('Your hand:'))).toHaveLength(1);
    const spectator = { ...view, seat: null };
    expect(title.describe(spectator, 'en').some((line) => line.startsWith('Your hand:'))).toBe(false);
  });
});

function expectReadable(text: string | undefined, what: string, language: Language): void {
  expect(text, `${what} ${language}`).toMatch(/^\S.*\S$/u);
  expect(text, `${what} ${language}`).not.toMatch(/[{}|]| {2}|undefined|NaN|\(\)|(?<!\w)-\d/);
}
