import { bayonetsTomahawks, type View } from '@carillon/bayonets-tomahawks-rules';
import type { PickedOut, Told } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { type Answer, overlaysAreTold, spacesWith, toldOf } from '../../../../packages/board/test/laid-over.tsx';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { NAMED, named } from './named/positions.ts';

const viewOf = (name: string): View => ({ ...named(name), seat: null });
const answer: Answer<View> = (view, { name, args }) =>
  bayonetsTomahawks.query(bayonetsTomahawks.fromView(view), name, { ...args });
const tell = (id: string, name: string, target?: PickedOut['target']): Told | undefined =>
  toldOf(title, answer, { id, view: viewOf(name), ...(target && { target }) });

describe('what is laid over the map', () => {
  overlaysAreTold(title, answer, new Map(NAMED.map((name) => [name, viewOf(name)])), { kind: 'space', id: 'montreal' });
});

describe('supply', () => {
  it('shows where it comes from, how far it comes, and which stacks are without', () => {
    const told = tell('supply-british', 'markers');
    expect(spacesWith(told, 'source-british')).toContain('albany');
    expect(spacesWith(told, 'supply-british')).toContain('oneida-lake');
    expect(spacesWith(told, 'source-british')).not.toContain('montreal');
  });

  it('tells the ways of Light units from those of all others', () => {
    const told = tell('supply-french', 'corridor');
    expect(spacesWith(told, 'light-french')).toContain('nihanawate');
    expect(spacesWith(told, 'supply-french')).not.toContain('nihanawate');
  });
});

describe('the reach of a force', () => {
  it('is that of the stack pointed at, where its Forts and Fleets stay behind', () => {
    const told = tell('reach', 'first-player', { kind: 'space', id: 'new-york' });
    expect(told?.marks).toContainEqual({ space: 'kingston', sign: 'reach', figure: '1' });
    expect(spacesWith(told, 'reach')).toContain('albany');
  });

  it('tells whom it would Overwhelm', () => {
    const told = tell('reach', 'markers', { kind: 'piece', id: 'berry' });
    expect(spacesWith(told, 'overwhelms')).toContain('oneida-lake');
    expect(told?.lines).toContainEqual(
      expect.stringMatching(/^Oneida Lake: 1 point, 1 enemy there, to be Overwhelmed/),
    );
  });

  it('is none where nothing is picked out', () => {
    expect(tell('reach', 'first-player')).toBeUndefined();
  });
});

describe('control', () => {
  it('tells who holds what is not his home', () => {
    expect(tell('control', 'markers')?.lines).toContain('Oswego: French');
  });
});

describe('raid targets', () => {
  it('are those that nobody has raided in this Year', () => {
    const told = tell('raids', 'raids');
    expect(spacesWith(told, 'raid-french')).toContain('albany');
    expect(spacesWith(told, 'raid-french')).not.toContain('york');
  });
});
