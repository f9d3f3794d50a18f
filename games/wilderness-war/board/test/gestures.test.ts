import { keyOf, LANGUAGES } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { clickedPiece, clickedPlace, legalOf } from '../src/table/legal.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';
import { played, type Sample, startView } from './samples.ts';

const stepOf = ({ asked }: Sample): string => `${asked.procedure}.${asked.step}`;

describe('gestures', () => {
  it('meet every choice of every question exactly once', () => {
    for (const { view, asked, options } of played().samples) {
      const gestures = title.gestures(view, asked, options);
      expect([...gestures.keys()]).toEqual(options.map(({ text }) => text));
    }
  });

  it('lead to things that are really on the table', () => {
    for (const { view, asked, options } of played().samples) {
      for (const gesture of title.gestures(view, asked, options).values()) {
        if (gesture.on === 'button') continue;
        const { kind, id } = gesture.target;
        if (kind === 'card') expect(view.cards[id as 'ambush-11']).toBe(`${asked.seat}-hand`);
        else expect(title.placeOf(view, gesture.target), keyOf(gesture.target)).toBeDefined();
      }
    }
  });

  it('leave no more than six buttons to nine questions in ten', () => {
    const { samples } = played();
    const crowded = samples.filter(({ view, asked, options }) => {
      const gestures = [...title.gestures(view, asked, options).values()];
      return gestures.filter(({ on }) => on === 'button').length > 6;
    });
    expect(crowded.length / samples.length).toBeLessThanOrEqual(0.1);
  });

  it('never tear anything down by a click alone', () => {
    const view = startView();
    const option = { text: 'demolish niagara', verb: 'demolish', args: ['niagara'] };
    const gesture = title.gestures(view, ask('phase', 'card'), [option]).get(option.text);
    expect(gesture).toEqual({ on: 'target', target: { kind: 'space', id: 'niagara' }, named: true });
  });

  it('tell a space from the tribe of the same name', () => {
    const view = startView();
    const options = ['move mississauga', 'alone mississauga', 'enlist mississauga mississauga'].map(option);
    const targets = [...title.gestures(view, ask('march', 'onward'), options).values()];
    expect(targets.map((each) => each.on === 'target' && each.target.kind)).toEqual(['space', 'piece', 'space']);
  });

  it('make a button of what is not on the table', () => {
    const view = { ...startView(), cards: { ...startView().cards, 'light-infantry-54': 'discard' } } as const;
    const options = ['dismiss amherst', 'raise northern', 'recover light-infantry-54', 'done'].map(option);
    const gestures = [...title.gestures(view, ask('leader-draw', 'dismiss'), options).values()];
    expect(gestures.map(({ on }) => on)).toEqual(['button', 'button', 'button', 'button']);
  });
});

describe('what is asked', () => {
  it('comes from many parts of the rules', () => {
    const steps = new Set(played().samples.map(stepOf));
    expect(steps.size).toBeGreaterThanOrEqual(25);
    const agreed = ['sealed-bids.bid', 'open-bids.side', 'open-bids.open', 'open-bids.answer', 'card-exchange.offer'];
    expect(agreed.filter((step) => !steps.has(step))).toEqual([]);
  });

  it.each(LANGUAGES)('is a sentence of its own, with its rule, in "%s"', (language) => {
    for (const sample of played().samples) {
      const said = title.prompt(sample.view, sample.asked, sample.options, language);
      expect(said.rule, stepOf(sample)).toMatch(/^\d+\.\d+/);
      expect(said.text, stepOf(sample)).not.toMatch(/(choose|choisissez)\.$/);
      expect(said.text, stepOf(sample)).toMatch(/^\S.*[.?]$/);
      // Who, what; and nothing after it.
      expect(said.text, stepOf(sample)).not.toMatch(/[.?]\s/);
      expect(said.text, stepOf(sample)).not.toMatch(/ {2}| [,.]|\(\)|undefined|NaN/);
    }
  });

  it.each(LANGUAGES)('has answers that can be told apart, in "%s"', (language) => {
    for (const { view, asked, options } of played().samples) {
      const labels = options.map((option) => title.label(view, asked, option, language));
      for (const label of labels) expect(label).toMatch(/^\S+(\s\S+)*$/u);
      const other = options.filter(({ verb, args }, i) => labels[i] === `${verb} ${args.join(', ')}`);
      expect(other.map(({ text }) => text)).toEqual([]);
      expect(new Set(labels.map((label, i) => `${label} ${options[i]?.args.join(' ')}`)).size).toBe(options.length);
    }
  });

  it.each([
    ['militia-flees', 'lose', '14.2', 'British: which Militia unit, frightened by the raid, loses a step?'],
    ['recovering', 'recover', '5.22', 'British: take a card from the discards into your hand.'],
  ])('is a sentence where it comes up rarely: %s.%s', (procedure, step, rule, text) => {
    const frame = { procedure, step, slot: null, locals: { side: 'british' } };
    const view = { ...startView(), stack: [frame] };
    const asked = { ...ask(procedure, step), seat: 'british' };
    expect(title.prompt(view, asked, [], 'en')).toEqual({ text, rule });
    expect(title.label(view, asked, option('recover light-infantry-54'), 'en')).toBe('Take Light Infantry (2)');
  });

  it.each(LANGUAGES)('is one sentence for every step that has words, in "%s"', (language) => {
    const asking = Object.entries({ en, fr }[language]).filter(([key]) => key.startsWith('prompt.'));
    expect(asking.length).toBeGreaterThan(60);
    for (const [key, text] of asking) expect(text, key).not.toMatch(/[.?]\s/);
  });

  it('has short answers in the menu of a card, which has its name on it', () => {
    const card = { kind: 'card', id: 'highlanders-58' } as const;
    const labels = ['event', 'activate', 'stockades', 'forts', 'discard'].map((verb) =>
      title.label(startView(), ask('phase', 'card'), option(`${verb} highlanders-58`), 'en', card),
    );
    expect(labels).toEqual([
      'Play as an event',
      'Activate a force, or pieces one by one',
      'Build stockades',
      'Build forts',
      'Play for nothing',
    ]);
  });

  it('says that the game is over', () => {
    const over = { seat: null, procedure: '', step: '', pass: null };
    expect(title.prompt(startView(), over, [], 'en').text).toBe('The game is over.');
  });
});

describe('a click', () => {
  const view = startView();
  const legal = (...texts: readonly string[]) => legalOf(texts.map(option), []);

  it('on a lit space chooses it', () => {
    expect(clickedPlace(legal('move sorel'), view, 'sorel')).toEqual({ kind: 'space', id: 'sorel' });
  });

  it('on a stack with one choosable piece chooses that piece', () => {
    expect(clickedPlace(legal('lead montcalm', 'lead rigaud'), view, 'montreal')).toEqual({
      kind: 'piece',
      id: 'montcalm',
    });
  });

  it('on a stack with several looks into it', () => {
    expect(clickedPlace(legal('lead montcalm', 'lead vaudreuil'), view, 'montreal')).toBe('look');
    expect(clickedPlace(legal(), view, 'albany')).toBe('look');
  });

  it('on a place where something may be torn down asks by name', () => {
    const target = clickedPlace(legal('demolish niagara', 'lead villiers'), view, 'niagara');
    expect(target).toEqual({ kind: 'space', id: 'niagara' });
    expect(legal('demolish niagara').spaces.size).toBe(0);
  });

  it('on a unit chooses the one alike that the rules offer', () => {
    const units = (['french-regular-3', 'french-regular-6', 'french-regular-9', 'french-regular-2'] as const).filter(
      (unit) => view.place[unit] === 'montreal',
    );
    const [first, second] = units;
    expect(units.length).toBeGreaterThanOrEqual(2);
    expect(clickedPiece(legal(`take ${first}`), view, second ?? '')).toEqual({ kind: 'piece', id: first });
    expect(clickedPiece(legal(), view, 'montcalm')).toEqual({ kind: 'piece', id: 'montcalm' });
  });
});

describe('a force', () => {
  it('is put together from groups that hold every piece offered, in one gesture', () => {
    const samples = played().samples.filter(({ asked }) => asked.procedure === 'muster');
    expect(samples.length).toBeGreaterThan(0);
    for (const { view, asked, options } of samples) {
      const picking = title.picking(view, asked, options);
      const pieces = picking?.groups.flat() ?? [];
      expect(new Set(pieces).size).toBe(pieces.length);
      expect([...(picking?.wish ?? [])].sort()).toEqual([...pieces].sort());
      for (const { verb, args } of options) if (verb === picking?.verb) expect(pieces).toContain(args[0]);
    }
  });

  it('tells the Command that its leaders have together, and the units under it', () => {
    const view = startView();
    const locals = { side: 'french', commander: 'montcalm', ready: ['levis', 'french-regular-1'], force: ['montcalm'] };
    const mustering = { ...view, stack: [{ procedure: 'muster', step: 'pick', slot: null, locals }] };
    const limit = title.picking(mustering, ask('muster', 'pick'), [option('take levis')])?.limit;
    expect(limit?.([], 'en')).toEqual({ text: '0 of the 6 units that Command allows', rule: '5.34' });
    const more = ['levis', 'french-regular-1'];
    expect(limit?.(more, 'en').text).toBe('1 of the 11 units that Command allows');
    expect(limit?.(more, 'fr').text).toBe('1 des 11 unités que permet le Commandement');
  });

  it('is not put together at other questions', () => {
    expect(title.picking(startView(), ask('phase', 'card'), [option('hold')])).toBeUndefined();
  });
});

function ask(procedure: string, step: string) {
  return { seat: 'french', procedure, step, pass: null };
}

function option(text: string) {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
}
