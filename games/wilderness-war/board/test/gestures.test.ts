import { readFileSync } from 'node:fs';
import { clicked, keyOf, LANGUAGES, type Legal, legalOf } from '@carillon/board';
import type { SavedFrame } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { gestures } from '../src/gestures.ts';
import { wildernessWarTitle as title } from '../src/index.ts';
import { counters } from '../src/position/stacks.ts';
import { played, running, type Sample, startView } from './samples.ts';

const stepOf = ({ asked }: Sample): string => `${asked.procedure}.${asked.step}`;

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
        if (gesture.on === 'button') continue;
        const { kind, id } = gesture.target;
        if (kind === 'card') expect(view.cards[id as 'ambush-11']).toBe(`${asked.seat}-hand`);
        else expect(title.placeOf(view, gesture.target), keyOf(gesture.target)).toBeDefined();
      }
    }
  });

  it('need no more than six buttons for nine questions in ten', () => {
    const { samples } = played();
    const crowded = samples.filter(({ view, asked, options }) => {
      const gestures = [...title.gestures(view, asked, options).values()];
      return gestures.filter(({ on }) => on === 'button').length > 6;
    });
    expect(crowded.length / samples.length).toBeLessThanOrEqual(0.1);
  });

  it('never spend a response card by a click alone, and ask twice about landings, infiltrations and sealed bids', () => {
    const options = ['respond ambush-11', 'land louisbourg', 'infiltrate hoosic', 'bid 3'].map((text) => {
      const [verb = '', ...args] = text.split(' ');
      return { text, verb, args };
    });
    const met = title.gestures(startView(), ask('battle', 'responses'), options);
    expect(met.get('respond ambush-11')).toMatchObject({ on: 'target', named: true });
    expect(met.get('land louisbourg')).toMatchObject({ on: 'target', dear: true });
    expect(met.get('infiltrate hoosic')).toMatchObject({ on: 'target', dear: true });
    expect(met.get('land louisbourg')).not.toHaveProperty('named');
    expect(met.get('bid 3')).toEqual({ on: 'button', dear: true });
  });

  it('[5.33] ask twice before an activation ends in which no piece has moved', () => {
    const ending = (now: 'huron' | null) => {
      const stack = [running('activation', 'start', { side: 'french', force: ['mingo-1'], now })];
      return title.gestures({ ...startView(), stack }, ask('activation', 'start'), [option('done')]).get('done');
    };
    expect(ending(null)).toEqual({ on: 'button', dear: true });
    expect(ending('huron')).toEqual({ on: 'button' });
  });

  it('offer a march only where there is one: a force that can only stay says so', () => {
    const force = ['wolfe', 'british-regular-1', 'british-regular-2'] as const;
    const stack = [running('march', 'onward', { side: 'british', at: 'halifax', force, commander: 'wolfe', spent: 0 })];
    const asking = (...texts: string[]): string =>
      title.prompt({ ...startView(), stack }, ask('march', 'onward'), texts.map(option), 'en').text;
    expect(asking('stop', 'move albany')).toMatch(/may march from Halifax, or stay\.$/);
    expect(asking('stop')).toMatch(/have nowhere to march from Halifax\.$/);
  });

  it.each([
    ['interception', 'ask', ['decline', 'send huron', 'lead rigaud'], ['lead rigaud', 'send huron']],
    ['avoid', 'ask', ['stand', 'lead rigaud'], ['lead rigaud']],
    ['raid', 'militia', ['decline', 'send colonial-militia-1'], ['send colonial-militia-1']],
    ['battle', 'militia', ['done', 'deploy colonial-militia-1'], ['deploy colonial-militia-1']],
    ['window', 'offer', ['pass', 'respond ambush-11'], ['respond ambush-11']],
    ['go-home', 'go', ['go rigaud montreal', 'stay rigaud'], ['stay rigaud', 'go rigaud montreal']],
    ['retreat', 'to', ['all albany', 'one webb albany'], ['all albany']],
    ['muster', 'pick', ['done', 'take huron'], []],
  ] as const)('have a yes beside each no: %s.%s', (procedure, step, texts, yeses) => {
    const view = { ...startView(), stack: [running(procedure, step, {})] };
    const found = gestures(view, texts.map(option));
    const marked = texts.filter((text) => {
      const gesture = found.get(text);
      return gesture?.on === 'target' && gesture.button;
    });
    expect(marked.toSorted()).toEqual([...yeses].toSorted());
  });

  it('put leaders before units', () => {
    const view = { ...startView(), stack: [running('interception', 'ask', {})] };
    const units = ['french-regular-1', 'french-regular-2', 'huron', 'ojibwa'].map((unit) => `send ${unit}`);
    const found = gestures(view, ['decline', ...units, 'lead rigaud'].map(option));
    const places = [...found].map(([text, gesture]) => [text, gesture.on === 'target' ? gesture.button : undefined]);
    expect(places).toEqual([['decline', undefined], ...units.map((text, i) => [text, i + 2]), ['lead rigaud', 1]]);
  });

  it('say why a force stays after Foul Weather (P32)', () => {
    const force = ['wolfe', 'british-regular-1', 'british-regular-2'] as const;
    const march = { side: 'british', at: 'halifax', force, commander: 'wolfe', spent: 0, foul: true } as const;
    const view = { ...startView(), stack: [running('march', 'onward', march)] };
    const asking = (...texts: string[]) => title.prompt(view, ask('march', 'onward'), texts.map(option), 'en').text;
    expect(asking('stop')).toMatch(/Foul Weather keeps Wolfe and 2 .* from marching on from Halifax/);
    expect(asking('stop', 'move albany')).toMatch(/may march from Halifax, or stay\.$/);
  });

  it('never demolish anything by a click alone', () => {
    const view = startView();
    const option = { text: 'demolish niagara', verb: 'demolish', args: ['niagara'] };
    const gesture = title.gestures(view, ask('phase', 'card'), [option]).get(option.text);
    expect(gesture).toEqual({ on: 'target', target: { kind: 'space', id: 'niagara' }, named: true, aside: true });
  });

  it('distinguish a space from the tribe of the same name', () => {
    const view = startView();
    const options = ['move mississauga', 'alone mississauga', 'enlist mississauga mississauga'].map(option);
    const targets = [...title.gestures(view, ask('march', 'onward'), options).values()];
    expect(targets.map((each) => each.on === 'target' && each.target.kind)).toEqual(['space', 'piece', 'space']);
  });

  it('use a button for what is not on the table', () => {
    const view = { ...startView(), cards: { ...startView().cards, 'light-infantry-54': 'discard' } } as const;
    const options = ['dismiss amherst', 'raise northern', 'recover light-infantry-54', 'done'].map(option);
    const gestures = [...title.gestures(view, ask('leader-draw', 'dismiss'), options).values()];
    expect(gestures.map(({ on }) => on)).toEqual(['button', 'button', 'button', 'button']);
  });
});

describe('the prompt', () => {
  it('comes from many parts of the rules', () => {
    const steps = new Set(played().samples.map(stepOf));
    expect(steps.size).toBeGreaterThanOrEqual(25);
    const agreed = ['sealed-bids.bid', 'open-bids.side', 'open-bids.open', 'open-bids.answer', 'card-exchange.offer'];
    expect(agreed.filter((step) => !steps.has(step))).toEqual([]);
  });

  it.each(LANGUAGES)('is a separate sentence, with its rule, in "%s"', (language) => {
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

  it.each(LANGUAGES)('has distinguishable answers, in "%s"', (language) => {
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
  ] as const)('is a sentence even where it is rare: %s.%s', (procedure, step, rule, text) => {
    const view = { ...startView(), stack: [running(procedure, step, { side: 'british' })] };
    const asked = { ...ask(procedure, step), seat: 'british', rule };
    expect(title.prompt(view, asked, [], 'en')).toEqual({ text, rule });
    expect(title.label(view, asked, option('recover light-infantry-54'), 'en')).toBe('Take Light Infantry (2)');
  });

  it('says how many points are left for pieces activated singly, of which an Indian costs half a point', () => {
    const locals = { side: 'french', value: 3, force: ['mingo-1'], halves: 1 } as const;
    const view = { ...startView(), stack: [running('activation', 'choose', locals)] };
    const asked = { ...ask('activation', 'choose'), seat: 'french' };
    expect(title.prompt(view, asked, [], 'en').text).toBe(
      'French: with Mingo chosen, activate another on its own (2½ points left), or begin.',
    );
  });

  const asking = (frame: SavedFrame, ...around: readonly SavedFrame[]) => {
    const asked = { ...ask(frame.procedure, frame.step), seat: 'french' };
    return title.prompt({ ...startView(), stack: [...around, frame] }, asked, [], 'en').text;
  };

  it('says how many units are still to be placed', () => {
    const units = ['northern-provincial-1', 'northern-provincial-2'] as const;
    expect(asking(running('placing', 'place', { units, most: 4 }))).toMatch(/ \(2 still to come\)\?$/);
    expect(asking(running('placing', 'place', { units, most: 1 }))).toMatch(
      /^French: where do you place [^(]* \([^)]*\)\?$/,
    );
  });

  it('says why a leader goes home when the year ends', () => {
    const goHome = running('go-home', 'go', { side: 'french', at: 'green-mountains-central', now: 'rigaud' });
    expect(asking(goHome)).toBe('French: which space does Rigaud go home to?');
    expect(asking(goHome, running('year-end', 'stranded'))).toBe(
      'French: the year ends; where does Rigaud go for the winter?',
    );
  });

  it('marks the last card of the season, after which both hands are dealt', () => {
    const phase = running('phase', 'card', { side: 'french' });
    const said = (french: number, british: number): string => {
      const view = { ...startView(), stack: [phase], held: { french, british } };
      return title.prompt(view, { ...ask('phase', 'card'), seat: 'french' }, [], 'en').text;
    };
    expect(said(1, 0)).toBe('French: play the last card of the season.');
    expect([said(1, 1), said(2, 0)]).toEqual(['French: play a card.', 'French: play a card.']);
  });

  it('names the only piece that may still go, and the leader who is one too many', () => {
    expect(asking(running('activation', 'start', { force: ['mingo-1'] }))).toBe('French: Mingo may move now.');
    expect(asking(running('activation', 'start', { force: ['mingo-1', 'huron'] }))).toMatch(/which .* piece/);
    expect(asking(running('leader-draw', 'dismiss', { leader: 'amherst' }))).toContain(
      'Amherst is the third leader with Command 7',
    );
  });

  it('says that all deserters must be in one space', () => {
    expect(asking(running('indians-desert', 'desert', { at: null }))).toContain('of one space');
    expect(asking(running('indians-desert', 'desert', { at: 'oswego' }))).toContain('from Oswego?');
  });

  it.each(LANGUAGES)('is one sentence for every step with a text, in "%s"', (language) => {
    const written = readFileSync(new URL(`../src/texts/${language}/prompts.json`, import.meta.url), 'utf8');
    const asking = Object.entries(JSON.parse(written)).filter(([key]) => key.startsWith('prompt.'));
    expect(asking.length).toBeGreaterThan(60);
    for (const [key, text] of asking) expect(text, key).not.toMatch(/[.?]\s/);
  });

  it('has short answers in the menu of a card, which already has its name', () => {
    const card = { kind: 'card', id: 'highlanders-58' } as const;
    const labels = ['event', 'activate', 'stockades', 'forts', 'discard'].map((verb) =>
      title.label(startView(), ask('phase', 'card'), option(`${verb} highlanders-58`), 'en', card),
    );
    expect(labels).toEqual([
      'Play as an event',
      'Activate a force, or pieces one by one',
      'Build stockades',
      'Build forts',
      'Discard',
    ]);
  });

  it('says that the game is over', () => {
    const over = { seat: null, procedure: '', step: '', rule: '', pass: null };
    expect(title.prompt(startView(), over, [], 'en').text).toBe('The game is over.');
  });
});

describe('a click', () => {
  const view = startView();
  const lying = counters.lying(() => view);
  const legal = (...texts: readonly string[]) => {
    const options = texts.map(option);
    return legalOf(gestures(view, options), options, []);
  };
  const clickedPlace = (offered: Legal, id: string) => clicked(offered, lying, { kind: 'space', id });
  const clickedPiece = (offered: Legal, id: string) => clicked(offered, lying, { kind: 'piece', id });

  it('on a highlighted space chooses it', () => {
    expect(clickedPlace(legal('move sorel'), 'sorel')).toEqual({ kind: 'space', id: 'sorel' });
  });

  it('on a stack with one choosable piece chooses that piece', () => {
    expect(clickedPlace(legal('lead montcalm', 'lead rigaud'), 'montreal')).toEqual({
      kind: 'piece',
      id: 'montcalm',
    });
  });

  it('on a stack with several opens its list', () => {
    expect(clickedPlace(legal('lead montcalm', 'lead vaudreuil'), 'montreal')).toBe('look');
    expect(clickedPlace(legal(), 'albany')).toBe('look');
  });

  it('on a fort with a leader inside leads him out, as anywhere', () => {
    const target = clickedPlace(legal('demolish montreal', 'lead montcalm'), 'montreal');
    expect(target).toEqual({ kind: 'piece', id: 'montcalm' });
    expect(clickedPlace(legal('demolish montreal', 'lead montcalm', 'lead vaudreuil'), 'montreal')).toBe('look');
  });

  it('on a place where only demolition is possible asks by name', () => {
    expect(clickedPlace(legal('demolish niagara'), 'niagara')).toEqual({ kind: 'space', id: 'niagara' });
    expect(legal('demolish niagara').spaces.size).toBe(0);
  });

  it('on a unit chooses the identical one that the rules offer', () => {
    const units = (['french-regular-3', 'french-regular-6', 'french-regular-9', 'french-regular-2'] as const).filter(
      (unit) => view.place[unit] === 'montreal',
    );
    const [first, second] = units;
    expect(units.length).toBeGreaterThanOrEqual(2);
    expect(clickedPiece(legal(`take ${first}`), second ?? '')).toEqual({ kind: 'piece', id: first });
    expect(clickedPiece(legal(), 'montcalm')).toEqual({ kind: 'piece', id: 'montcalm' });
  });
});

function ask(procedure: string, step: string) {
  return { seat: 'french', procedure, step, rule: '4.0', pass: null };
}

function option(text: string) {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
}
