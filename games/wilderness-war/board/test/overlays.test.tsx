import type { PickedOut, ShownOverlay } from '@carillon/board';
import { routes, wildernessWar } from '@carillon/wilderness-war-rules';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { type Answer, overlaysAreShown, shownBy, spacesWith } from '../../../../packages/board/test/laid-over.tsx';
import { wildernessWarTitle as title } from '../src/index.ts';
import { NAMED, named } from './named/positions.ts';
import { after } from './sheet-drawn.tsx';

const viewOf = (name: string): View => ({ ...named(name), seat: null });
const answer: Answer<View> = (view, { name, args }) =>
  wildernessWar.query(wildernessWar.fromView(view), name, { ...args });
const show = (id: string, name: string, target?: PickedOut['target']): ShownOverlay | undefined =>
  shownBy(title, answer, { id, view: viewOf(name), ...(target && { target }) });

describe('an overlay', () => {
  overlaysAreShown(title, answer, new Map(NAMED.map((name) => [name, viewOf(name)])), {
    kind: 'space',
    id: 'montreal',
  });
});

describe('supply', () => {
  it('shows the Drilled Troops of a side that are out of it', () => {
    const shown = show('supply-british', 'lake-george');
    expect(spacesWith(shown, 'cut')).toHaveLength(1);
    expect(shown?.said).toContain('1 stack out of supply');
    expect(shown?.lines[0]).toContain('Out of supply: Hudson Carry North');
    expect(spacesWith(shown, 'supply-british')).toContain('albany');
    expect(spacesWith(shown, 'supply-british')).not.toContain('montreal');
  });
});

describe('the reach of a force', () => {
  it('is that of the marching force', () => {
    const shown = show('reach', 'corridor');
    expect(shown?.said).toContain('Montcalm');
    expect(shown?.marks).toContainEqual({ space: 'montreal', sign: 'reach', figure: '4' });
  });

  it('is that of the stack pointed at, otherwise empty', () => {
    expect(show('reach', 'opening', { kind: 'piece', id: 'villiers' })?.said).toContain('Villiers');
    expect(show('reach', 'opening', { kind: 'space', id: 'cataraqui' })?.said).toContain('Villiers');
    expect(show('reach', 'opening')).toBeUndefined();
    expect(title.overlays.find(({ id }) => id === 'reach')?.hint('en')).not.toBe('');
  });
});

describe('the risk of interception', () => {
  it('is shown where the enemy may try, and only there', () => {
    const shown = show('interception', 'corridor');
    expect(spacesWith(shown, 'risk').length).toBeGreaterThan(0);
    expect(spacesWith(shown, 'free')).toContain('montreal');
    expect(shown?.lines).toHaveLength(spacesWith(shown, 'risk').length);
  });
});

describe('the winter to come', () => {
  it('shows its cost for each stack without shelter', () => {
    const shown = show('winter', 'lake-george');
    expect(spacesWith(shown, 'winter').length).toBeGreaterThan(0);
    expect(shown?.lines).toHaveLength(spacesWith(shown, 'winter').length);
    expect(shown?.lines.join()).toMatch(/British at Hudson Carry North: \d+ eliminated, \d+ reduced\./);
    expect(shown?.said).toMatch(
      /^If the year ended now, the winter would cost the French \d+ steps?, the British \d+ \(11\.1\)\. Coureurs who go home and pieces that come to a space may change that\.$/,
    );
  });
});

describe('control', () => {
  it('shows who holds each fortress, and that nobody holds a besieged one', () => {
    const shown = show('control', 'quebec');
    expect(spacesWith(shown, 'control-british')).toContain('louisbourg');
    expect(spacesWith(shown, 'control-nobody')).toContain('quebec');
    expect(shown?.lines).toContain('Québec: controlled by nobody.');
  });
});

describe('raid targets', () => {
  it('distinguish stockades, settlements and cultivated land', () => {
    const shown = show('raids-french', 'nations');
    expect(spacesWith(shown, 'far-stockade')).toContain('charlestown');
    expect(spacesWith(shown, 'far-cultivated')).toContain('york');
    expect(spacesWith(shown, 'far-settlement').length).toBeGreaterThan(0);
  });

  it('are near for Auxiliaries that reach them in one activation', () => {
    const shown = show('raids-french', 'frontier');
    const near = (shown?.marks ?? []).filter(({ sign }) => sign.startsWith('raid-')).map(({ space }) => space);
    expect(near.length).toBeGreaterThan(0);
    expect(spacesWith(shown, 'raider').length).toBeGreaterThan(0);
    expect(shown?.lines.join('\n')).toMatch(/within reach from/);
    expect(shown?.said).toContain(`${near.length} within reach`);
  });

  it('say where a raid would score nothing more: cultivated land with a Raided marker (10.33)', () => {
    const lines = show('raids-french', 'frontier')?.lines ?? [];
    const nothing = 'cultivated land, raided already, so success would score nothing (10.33)';
    expect(lines.find((line) => line.startsWith('Deerfield'))).toContain(nothing);
    expect(lines.find((line) => line.startsWith('Hartford'))).not.toContain('already');
    const strong = lines.filter((line) => /: (a stockade|an allied settlement)/.test(line));
    expect(strong.filter((line) => line.includes('already'))).toEqual([]);
  });

  it('are near in a stockade that nobody defends, not in one where units would have to be fought (10.1)', () => {
    expect(spacesWith(show('raids-french', 'frontier'), 'raid-stockade')).toContain('augusta');
    expect(spacesWith(show('raids-french', 'frontier'), 'sly-stockade')).toContain('hoosic');
    expect(spacesWith(show('raids-french', 'works'), 'far-stockade')).toContain('hoosic');
  });

  it('are only those within reach while raiders are on their way', () => {
    const raider = (place: 'hudson-carry-south' | 'niagara') => {
      const start = ['activate campaign-1', 'alone coureurs-1', 'done', 'start coureurs-1'];
      const view = after({ 'coureurs-1': place }, { works: { hoosic: 'british-stockade' } }, ...start);
      return shownBy(title, answer, { id: 'raids-french', view });
    };
    const [near, far] = [raider('hudson-carry-south'), raider('niagara')];
    expect(spacesWith(near, 'raid-stockade')).toEqual(['hoosic']);
    expect(near?.marks.filter(({ sign }) => sign.startsWith('far-'))).toEqual([]);
    expect(far?.marks).toEqual([]);
    expect(far?.said).toContain('No target within reach this time');
  });

  it('that raiders reach only past enemies are told apart from those they reach freely (6.6)', () => {
    const start = ['activate campaign-1', 'alone coureurs-1', 'done', 'start coureurs-1'];
    const place = { 'coureurs-1': 'hudson-carry-south', 'british-regular-1': 'albany' } as const;
    const view = after(place, { works: { hoosic: 'british-stockade' } }, ...start);
    const shown = shownBy(title, answer, { id: 'raids-french', view });
    const open = routes(view).map(({ to }): string => to);
    const [free, past] = ['raid-', 'sly-'].map((sign) =>
      (shown?.marks ?? []).filter((mark) => mark.sign.startsWith(sign)).map(({ space }) => space),
    );
    expect(free).toEqual(['hoosic']);
    for (const at of free ?? []) expect(open).toContain(at);
    expect(past).toContain('kinderhook');
    for (const at of past ?? []) expect(open).not.toContain(at);
    expect(shown?.said).toContain(`Only past enemies: ${past?.length} target`);
    expect(shown?.lines).toContain(
      'Kinderhook: cultivated land, only past enemies, who intercept with up to these chances: from Hudson Carry South through Albany (50%).',
    );
  });
});
