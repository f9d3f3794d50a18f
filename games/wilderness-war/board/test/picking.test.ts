import type { Language } from '@carillon/board';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import type { SavedFrame, View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { forcePhrase } from '../src/texts/pieces.ts';
import { played, running, startView } from './samples.ts';

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

  it('shows the total Command of its leaders, and the units under it', () => {
    const view = startView();
    const muster = running('muster', 'pick', { commander: 'montcalm', ready: ['levis', 'french-regular-1'] });
    const limit = title.picking({ ...view, stack: [muster] }, ask('muster', 'pick'), [option('take levis')])?.limit;
    const shown = (taken: readonly string[], language: Language) => {
      const { name, args } = limit?.ask(taken) ?? { name: '', args: {} };
      return limit?.describe(wildernessWar.query(wildernessWar.fromView(view), name, args), language);
    };
    expect(shown([], 'en')).toEqual({
      text: 'Command: 0 of 6 units. Leaders do not count; each adds his Command.',
      rule: '5.34',
    });
    const more = ['levis', 'french-regular-1'];
    expect(shown(more, 'en')?.text).toMatch(/^Command: 1 of 11 units\./);
    expect(shown(more, 'fr')?.text).toContain(' 1 sur 11 unités.');
    expect(shown(['johnson', 'mohawk-1', 'mohawk-2'], 'en')).toEqual({
      text: 'Command: 0 of 9 units. Leaders do not count; each adds his Command. The 2 Iroquois and Mohawk units with Johnson do not count either.',
      rule: '5.534',
    });
  });

  it('ends with a label that says who goes inside and who fights', () => {
    const view: View = {
      ...startView(),
      stack: [running('shelter', 'pick')],
      place: { 'ranger-1': 'oswego', 'northern-provincial-1': 'oswego' },
    };
    const offered = ['shelter ranger-1', 'shelter northern-provincial-1'].map(option);
    const done = title.picking(view, ask('shelter', 'pick'), offered)?.doneWords;
    const both = ['ranger-1', 'northern-provincial-1'];
    expect([[], both.slice(1), both].map((taken) => done?.(taken, 'en'))).toEqual([
      'All fight outside',
      'These go inside',
      'All go inside',
    ]);
    expect(done?.(both, 'fr')).toBe('Tous entrent');
  });

  it('shows its reach if it is about to march, and not if it intercepts', () => {
    const muster = running('muster', 'pick', { commander: 'webb', ready: ['ranger-1'], force: ['webb'] });
    const marches = (...stack: readonly SavedFrame[]) =>
      title.picking({ ...startView(), stack }, ask('muster', 'pick'), [option('take ranger-1')])?.marches;
    expect(marches(muster)).toBe(true);
    expect(marches(running('march', 'interception', { at: 'oswego', force: ['montcalm'] }), muster)).toBe(false);
  });

  it('is named after its leader, not after the first of equal rank', () => {
    const units = ['british-regular-1', 'british-regular-2', 'british-regular-3'] as const;
    const force = ['abercromby', 'loudoun', ...units] as const;
    expect(forcePhrase(force, 'en', 'loudoun')).toBe('Loudoun with 3 units');
    expect(forcePhrase(force, 'en')).toBe('Abercromby and Loudoun with 3 units');
    expect(forcePhrase(force, 'fr')).toBe('Abercromby et Loudoun avec 3 unités');
  });

  it('may leave some pieces behind, if the rules allow it, and then says so; none of them is called activated', () => {
    const locals = { at: 'ticonderoga', spent: 4, commander: 'montcalm', force: ['montcalm'] } as const;
    const stack = [running('march', 'onward', locals)];
    const view: View = { ...startView(), stack, acted: ['montcalm', 'french-regular-1'] };
    const asked = ask('march', 'onward');
    const drop = option('drop french-regular-1');
    const move = option('move crown-point');
    const stop = option('stop');
    expect(title.prompt(view, asked, [move, drop, stop], 'en').text).toContain(
      'may march farther, leave pieces behind, or stop.',
    );
    expect(title.prompt(view, asked, [move, stop], 'en').text).toContain('may march farther or stop.');
    expect(title.prompt(view, asked, [move], 'en').text).toContain('must march farther.');
    expect(title.prompt(view, asked, [drop], 'en').text).toContain('cannot march farther.');
    expect(title.label(view, asked, drop, 'en')).toMatch(/^Leave .* \(Regular\) here$/);
  });

  it('is not put together at other questions', () => {
    expect(title.picking(startView(), ask('phase', 'card'), [option('hold')])).toBeUndefined();
  });
});

function ask(procedure: string, step: string) {
  return { seat: 'french', procedure, step, rule: '4.0', pass: null };
}

function option(text: string) {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
}
