import type { PickedOut, Told } from '@carillon/board';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { type Answer, overlaysAreTold, spacesWith, toldOf } from '../../../../packages/board/test/laid-over.tsx';
import { wildernessWarTitle as title } from '../src/index.ts';
import { NAMED, named } from './named/positions.ts';

const viewOf = (name: string): View => ({ ...named(name), seat: null });
const answer: Answer<View> = (view, { name, args }) =>
  wildernessWar.query(wildernessWar.fromView(view), name, { ...args });
const tell = (id: string, name: string, target?: PickedOut['target']): Told | undefined =>
  toldOf(title, answer, { id, view: viewOf(name), ...(target && { target }) });

describe('an overlay', () => {
  overlaysAreTold(title, answer, new Map(NAMED.map((name) => [name, viewOf(name)])), { kind: 'space', id: 'montreal' });
});

describe('supply', () => {
  it('shows the Drilled Troops of a side that are out of it', () => {
    const told = tell('supply-british', 'lake-george');
    expect(spacesWith(told, 'cut')).toHaveLength(1);
    expect(told?.said).toContain('1 stack out of supply');
    expect(told?.lines[0]).toContain('Out of supply: Hudson Carry North');
    expect(spacesWith(told, 'supply-british')).toContain('albany');
    expect(spacesWith(told, 'supply-british')).not.toContain('montreal');
  });
});

describe('the reach of a force', () => {
  it('is that of the marching force', () => {
    const told = tell('reach', 'corridor');
    expect(told?.said).toContain('Montcalm');
    expect(told?.marks).toContainEqual({ space: 'montreal', sign: 'reach', figure: '4' });
  });

  it('is that of the stack pointed at, otherwise empty', () => {
    expect(tell('reach', 'opening', { kind: 'piece', id: 'villiers' })?.said).toContain('Villiers');
    expect(tell('reach', 'opening', { kind: 'space', id: 'cataraqui' })?.said).toContain('Villiers');
    expect(tell('reach', 'opening')).toBeUndefined();
    expect(title.overlays.find(({ id }) => id === 'reach')?.hint('en')).not.toBe('');
  });
});

describe('the risk of interception', () => {
  it('is shown where the enemy may try, and only there', () => {
    const told = tell('interception', 'corridor');
    expect(spacesWith(told, 'risk').length).toBeGreaterThan(0);
    expect(spacesWith(told, 'free')).toContain('montreal');
    expect(told?.lines).toHaveLength(spacesWith(told, 'risk').length);
  });
});

describe('the winter to come', () => {
  it('shows its cost for each stack without shelter', () => {
    const told = tell('winter', 'lake-george');
    expect(spacesWith(told, 'winter').length).toBeGreaterThan(0);
    expect(told?.lines).toHaveLength(spacesWith(told, 'winter').length);
    expect(told?.lines.join()).toMatch(/British at Hudson Carry North: \d+ eliminated, \d+ reduced\./);
    expect(told?.said).toMatch(
      /^If the year ended now, the winter would cost the French \d+ steps?, the British \d+ \(11\.1\)\. Coureurs who go home, and pieces that come to a space, may change that\.$/,
    );
  });
});

describe('control', () => {
  it('shows who holds each fortress, and that nobody holds a besieged one', () => {
    const told = tell('control', 'quebec');
    expect(spacesWith(told, 'control-british')).toContain('louisbourg');
    expect(spacesWith(told, 'control-nobody')).toContain('quebec');
    expect(told?.lines).toContain('Québec: controlled by nobody.');
  });
});

describe('raid targets', () => {
  it('distinguish stockades, settlements and cultivated land', () => {
    const told = tell('raids-french', 'nations');
    expect(spacesWith(told, 'far-stockade')).toContain('hoosic');
    expect(spacesWith(told, 'far-cultivated')).toContain('york');
    expect(spacesWith(told, 'far-settlement').length).toBeGreaterThan(0);
  });

  it('are near for Auxiliaries that reach them in one activation', () => {
    const told = tell('raids-french', 'opening');
    const near = (told?.marks ?? []).filter(({ sign }) => sign.startsWith('raid-')).map(({ space }) => space);
    expect(near.length).toBeGreaterThan(0);
    expect(spacesWith(told, 'raider').length).toBeGreaterThan(0);
    expect(told?.lines.join('\n')).toMatch(/within reach from/);
    expect(told?.said).toContain(`${near.length} within reach`);
  });
});
