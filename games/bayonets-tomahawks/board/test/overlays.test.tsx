import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { PieceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { PickedOut, Told } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { type Answer, overlaysAreTold, spacesWith, toldOf } from '../../../../packages/board/test/laid-over.tsx';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { pieceFacts } from '../src/position/facts.ts';
import { NAMED, named } from './named/positions.ts';

const viewOf = (name: string): View => ({ ...named(name), seat: null });
const answer: Answer<View> = (view, { name, args }) =>
  bayonetsTomahawks.query(bayonetsTomahawks.fromView(view), name, { ...args });
const tell = (id: string, name: string, target?: PickedOut['target']): Told | undefined =>
  toldOf(title, answer, { id, view: viewOf(name), ...(target && { target }) });

describe('an overlay', () => {
  overlaysAreTold(title, answer, new Map(NAMED.map((name) => [name, viewOf(name)])), { kind: 'space', id: 'montreal' });
});

describe('supply', () => {
  it('shows its sources, its reach, and the stacks without it', () => {
    const told = tell('supply-british', 'markers');
    expect(spacesWith(told, 'source-british')).toContain('albany');
    expect(spacesWith(told, 'supply-british')).toContain('oneida-lake');
    expect(spacesWith(told, 'source-british')).not.toContain('montreal');
  });

  it('distinguishes the reach of Light units from that of others', () => {
    const told = tell('supply-french', 'corridor');
    expect(spacesWith(told, 'light-french')).toContain('nihanawate');
    expect(spacesWith(told, 'supply-french')).not.toContain('nihanawate');
  });
});

describe('the reach of a force', () => {
  it('is that of the stack pointed at, without its Forts and Fleets', () => {
    const told = tell('reach', 'first-player', { kind: 'space', id: 'new-york' });
    expect(told?.marks).toContainEqual({ space: 'kingston', sign: 'reach', figure: '1' });
    expect(spacesWith(told, 'reach')).toContain('albany');
  });

  it('shows whom the force would Overwhelm', () => {
    const told = tell('reach', 'markers', { kind: 'piece', id: 'berry' });
    expect(spacesWith(told, 'overwhelms')).toContain('oneida-lake');
    expect(told?.lines).toContainEqual(
      expect.stringMatching(/^Oneida Lake: 1 point, 1 enemy there, to be Overwhelmed/),
    );
  });

  it('is that of the reader’s own stack, where both factions stand in a space', () => {
    const sidesIn = (seat: View['seat']) => {
      const picked = { taken: [], target: { kind: 'space', id: 'ticonderoga' } } as const;
      const questions = title.overlays
        .find(({ id }) => id === 'reach')
        ?.questions({ ...named('battle'), seat }, picked);
      const force = (questions?.[0]?.args as { readonly force: readonly PieceName[] } | undefined)?.force ?? [];
      return new Set(force.map((piece) => pieceFacts(piece).side));
    };
    expect([sidesIn('french'), sidesIn('british')]).toEqual([new Set(['french']), new Set(['british'])]);
  });

  it('is empty if nothing is selected', () => {
    expect(tell('reach', 'first-player')).toBeUndefined();
  });
});

describe('control', () => {
  it('shows spaces held by a side that is not at home there', () => {
    expect(tell('control', 'markers')?.lines).toContain('Oswego: French');
  });
});

describe('raid targets', () => {
  it('are those not raided in this Year', () => {
    const told = tell('raids', 'raids');
    expect(spacesWith(told, 'raid-french')).toContain('albany');
    expect(spacesWith(told, 'raid-french')).not.toContain('york');
  });
});
