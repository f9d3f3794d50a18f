import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { PieceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { PickedOut, ShownOverlay } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { type Answer, overlaysAreShown, shownBy, spacesWith } from '../../../../packages/board/test/laid-over.tsx';
import { BRITISH, phase, positionOf } from '../../rules/test/game.ts';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { pieceFacts } from '../src/position/facts.ts';
import { NAMED, named } from './named/positions.ts';

const viewOf = (name: string): View => ({ ...named(name), seat: null });
const answer: Answer<View> = (view, { name, args }) =>
  bayonetsTomahawks.query(bayonetsTomahawks.fromView(view), name, { ...args });
const show = (id: string, name: string, target?: PickedOut['target']): ShownOverlay | undefined =>
  shownBy(title, answer, { id, view: viewOf(name), ...(target && { target }) });

describe('an overlay', () => {
  overlaysAreShown(title, answer, new Map(NAMED.map((name) => [name, viewOf(name)])), {
    kind: 'space',
    id: 'montreal',
  });
});

describe('supply', () => {
  it('shows its sources, its reach, and the stacks without it', () => {
    const shown = show('supply-british', 'markers');
    expect(spacesWith(shown, 'source-british')).toContain('albany');
    expect(spacesWith(shown, 'supply-british')).toContain('oneida-lake');
    expect(spacesWith(shown, 'source-british')).not.toContain('montreal');
  });

  it('distinguishes the reach of Light units from that of others', () => {
    const shown = show('supply-french', 'corridor');
    expect(spacesWith(shown, 'light-french')).toContain('nihanawate');
    expect(spacesWith(shown, 'supply-french')).not.toContain('nihanawate');
  });
});

describe('the reach of a force', () => {
  it('is that of the stack pointed at, without its Forts and Fleets', () => {
    const shown = show('reach', 'first-player', { kind: 'space', id: 'new-york' });
    expect(shown?.marks).toContainEqual({ space: 'kingston', sign: 'reach', figure: '1' });
    expect(spacesWith(shown, 'reach')).toContain('albany');
  });

  it('shows whom the force would Overwhelm', () => {
    const shown = show('reach', 'markers', { kind: 'piece', id: 'berry' });
    expect(spacesWith(shown, 'overwhelms')).toContain('oneida-lake');
    expect(shown?.lines).toContainEqual(
      expect.stringMatching(/^Oneida Lake: 1 connection, 1 enemy there, to be Overwhelmed/),
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

  it('is one connection more for a Forced March that is about to begin, and only for that', () => {
    const pieces = { boston: ['22nd-28th', 'royal-artillery-2'], 'new-york': ['50th-51st'] } as const;
    const game = phase({ pieces, cards: ['forced-march-10'], first: 'british' }, BRITISH);
    game.choose('british', 'forced british-2 boston');
    const isForced = (taken: readonly PieceName[]) => {
      const questions = title.overlays
        .find(({ id }) => id === 'reach')
        ?.questions({ ...positionOf(game), seat: 'british' }, { taken, target: undefined });
      return (questions?.[0]?.args as { readonly forced: boolean } | undefined)?.forced;
    };
    expect([isForced(pieces.boston), isForced(pieces['new-york'])]).toEqual([true, false]);
  });

  it('explains only the signs that it shows', () => {
    const signsOf = (name: string, target: PickedOut['target']) =>
      show('reach', name, target)?.legend.map(({ sign }) => sign);
    expect(signsOf('first-player', { kind: 'space', id: 'new-york' })).toEqual(['reach']);
    expect(signsOf('markers', { kind: 'piece', id: 'berry' })).toContain('overwhelms');
  });

  it('is empty if nothing is selected', () => {
    expect(show('reach', 'first-player')).toBeUndefined();
  });
});

describe('control', () => {
  it('shows spaces held by a side that is not at home there', () => {
    expect(show('control', 'markers')?.lines).toContain('Oswego: French');
  });
});

describe('raid targets', () => {
  it('are those not raided in this Year', () => {
    const shown = show('raids', 'raids');
    expect(spacesWith(shown, 'raid-french')).toContain('albany');
    expect(spacesWith(shown, 'raid-french')).not.toContain('york');
  });

  it('say which of them their raiders control, and that these may be raided even so (9.0)', () => {
    const held = (show('raids', 'markers')?.lines ?? []).filter((line) => line.includes('still a target'));
    expect(held.join('\n')).toMatch(/^Oswego \(\d\): French, under their own control but still a target \(9\.0\)/m);
  });
});
