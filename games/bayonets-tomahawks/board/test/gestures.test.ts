import type { PieceName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Gesture, Option } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { BRITISH, phase, positionOf } from '../../rules/test/game.ts';
import type { Sparse } from '../../rules/test/position.ts';
import { gestures } from '../src/gestures.ts';
import { spared } from '../src/spared.ts';
import { label } from '../src/texts/label.ts';
import { named } from './named/positions.ts';
import { begun, campaign, drawn } from './named/set-up.ts';

const isAside = (gesture: Gesture | undefined): boolean => gesture?.on === 'target' && gesture.aside === true;

const option = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

it('a click on a place asks what is meant if counters in it may be chosen too', () => {
  const view = { ...named('louisbourg'), seat: null };
  const options = ['place canadiens-1 louisbourg', 'place canadiens-1 quebec', 'flip fleet-beauffremont'].map(option);
  expect([...gestures(view, options).values()]).toEqual([
    { on: 'target', target: { kind: 'space', id: 'louisbourg' }, named: true },
    { on: 'target', target: { kind: 'space', id: 'quebec' } },
    { on: 'target', target: { kind: 'piece', id: 'fleet-beauffremont' } },
  ]);
});

it('the button that removes an own Fort stands apart from those that go on', () => {
  const corridor = { ...named('corridor'), seat: null };
  const stack = [{ procedure: 'construction', step: 'build', locals: {} }] as unknown as typeof corridor.stack;
  expect([...gestures({ ...corridor, stack }, ['repair', 'remove', 'done'].map(option)).values()]).toEqual([
    { on: 'button' },
    { on: 'button', apart: true },
    { on: 'button' },
  ]);
});

it('a reroll, and the Fleet given up for Artillery, have buttons beside the no', () => {
  const battle = { ...named('battle'), seat: null };
  const asking = (procedure: 'volley' | 'emergency-artillery', step: string, texts: readonly string[]) => {
    const stack = [{ procedure, step, locals: {} }] as unknown as typeof battle.stack;
    const met = gestures({ ...battle, stack }, texts.map(option));
    return texts.filter((text) => {
      const gesture = met.get(text);
      return gesture?.on === 'target' && gesture.button;
    });
  };
  expect(asking('volley', 'reroll', ['highland royal-highland', 'done'])).toEqual(['highland royal-highland']);
  expect(asking('emergency-artillery', 'trade', ['trade 44th-48th', 'keep'])).toEqual(['trade 44th-48th']);
});

describe('an Action for which two kinds of points would do', () => {
  const game = begun(campaign('vaudreuils-petite-guerre', {}), 'british')
    .choose('british', 'none', 'done')
    .choose('french', 'done');
  const view = { ...positionOf(game), seat: null };
  const options = game.choices().map(option);
  const met = gestures(view, options);
  const asides = options.map(({ text }) => text).filter((text) => isAside(met.get(text)));

  it('is offered once, with the least useful point; the other is grouped aside', () => {
    expect(asides).toContain('raid french-2 lacorne');
    expect(asides).toContain('light french-2 montreal');
    expect(isAside(met.get('raid french-1 lacorne'))).toBe(false);
  });

  it('is not given up by one press: the end of the phase counts the points left, and is pressed twice', () => {
    const asked = { seat: 'french', procedure: 'action-phase', step: 'act', rule: '7.3', pass: null };
    expect(met.get('done')).toEqual({ on: 'button', ends: true, dear: true });
    expect(label(view, asked, option('done'), 'en')).toBe('End the phase (2 points unspent)');
    expect(gestures(view, [option('done')]).get('done')).toEqual({ on: 'button', ends: true });
  });

  it('is offered as usual if only one of the points will do', () => {
    const armies = options.filter(({ verb }) => verb === 'army').map(({ text }) => text);
    expect(armies.length).toBeGreaterThan(0);
    expect(armies.filter((text) => asides.includes(text))).toEqual([]);
  });

  it('names its starting space elsewhere, but not in the menu of that space', () => {
    const asked = { seat: 'french', procedure: 'action-phase', step: 'act', rule: '7.3', pass: null };
    const light = option('light french-1 montreal');
    expect(label(view, asked, light, 'en')).toBe('Montréal: Light Movement (Light)');
    expect(label(view, asked, light, 'en', { kind: 'space', id: 'montreal' })).toBe('Light Movement (Light)');
    expect(label(view, asked, option('raid french-1 lacorne'), 'en')).toMatch(/^.+: Raid with Lacorne \(Light\)$/);
  });
});

it('Forced March says beforehand that it adds nothing where only Light units can go', () => {
  const asked = { seat: 'british', procedure: 'action-phase', step: 'act', rule: '7.3', pass: null };
  const labelAt = (at: 'albany' | 'kingston', there: readonly PieceName[], spent: readonly PieceName[] = []) => {
    const sparse: Sparse = { pieces: { [at]: there }, cards: ['forced-march-10'], spent, first: 'french' };
    const view = { ...positionOf(phase(sparse, BRITISH)), seat: null };
    return label(view, asked, option(`forced british-2 ${at}`), 'en', { kind: 'space', id: at });
  };
  const gain = 'Forced March (Army)';
  const none = 'Forced March (Army): no gain for Light units';
  expect(labelAt('albany', ['rogers', 'gage', 'fort-edward'])).toBe(none);
  expect(labelAt('albany', ['rogers', 'mohawk', '22nd-28th'], ['22nd-28th'])).toBe(none);
  expect(labelAt('albany', ['rogers', '22nd-28th'])).toBe(gain);
  expect(labelAt('kingston', ['rogers', 'commander-howe'])).toBe(gain);
});

it('a doubled point is offered beside a plain one only if it goes further', () => {
  const view = { ...named('first-player'), seat: null, played: { british: 'construction-frenzy-7' } } as const;
  const marches = ['army british-2 albany', 'army british-4 albany'].map(option);
  const marshals = ['marshal british-2 gage', 'marshal british-4 gage'].map(option);
  expect([...spared(view, [...marches, ...marshals])]).toEqual(['marshal british-4 gage']);
});

it('a card is never kept or played by a click alone', () => {
  const game = drawn(campaign('vaudreuils-petite-guerre', {}));
  const view = { ...positionOf(game), seat: 'french' } as const;
  const cards = game.choices('french').map(option);
  expect([...gestures(view, cards).values()].map((each) => each.on === 'target' && each.named)).toEqual([true, true]);
});
