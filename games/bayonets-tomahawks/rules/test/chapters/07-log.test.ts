import { describe, expect, test } from 'vitest';
import { BRITISH, card, DECK, FRENCH, piece, RESERVE, type Side } from '../../src/ids.ts';
import { FACTION_POINTS } from '../../src/kinds.ts';
import type { CardName, PieceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { StartEvents } from '../../src/procedures/contents-events.ts';
import { ActionPhase, ActionRound } from '../../src/procedures/contents-sequence.ts';
import { EndOfRound, LossesReturn, WinterQuarters } from '../../src/procedures/contents-year.ts';
import { deckWith } from '../../src/query/cards.ts';
import { march } from '../game.ts';
import { play, type Sparse } from '../position.ts';

// The log of automatic and unseen events.

const FLEETS: readonly PieceName[] = piece.names.filter((name) => name.startsWith('fleet-'));

describe('the log of an Action Round', () => {
  test('[7.1e] shows who has the initiative, and by which values', () => {
    const game = play({}, (g) => {
      for (const name of ['armed-battoemen-21', 'indian-44', 'french-42'] as const) g.cards.set(card.of(name), DECK);
      for (const name of ['lucky-cannonball-8', 'construction-frenzy-28'] as const) g.cards.set(card.of(name), RESERVE);
      flow.start(g, ActionRound, {});
    });
    game.chance('draw french-42', 'draw indian-44', 'draw armed-battoemen-21');
    game.choose('french', 'play french-42').choose('british', 'play lucky-cannonball-8');
    expect(game.log).toContainEqual({ type: 'initiative', side: 'french', french: 4, british: 2 });
    game.choose('french', 'first british');
    expect(game.log).toContainEqual({ type: 'phase', side: 'british', reaction: false });
  });

  test('[14.1.1a] [14.1.1b] names the stacks that fall Out of Supply, and those that are supplied again', () => {
    const entries: unknown[] = [];
    play({ pieces: { 'isle-aux-noix': ['22nd-28th'], albany: ['27th-55th'] }, outOfSupply: ['27th-55th'] }, (g) =>
      flow.start(g, EndOfRound, {}, (entry) => entries.push(entry)),
    );
    const about = { type: 'marker', marker: 'out-of-supply', side: 'british', rule: '14.1.1' };
    expect(entries).toEqual([
      { ...about, at: 'isle-aux-noix', placed: true },
      { ...about, at: 'albany', placed: false },
    ]);
  });

  test('[#30] counts the points that Reluctant Wagoneers cost', () => {
    const entries: unknown[] = [];
    play({ cards: ['surprise-landing-9', 'reluctant-wagoneers-30', 'indian-44'] }, (g) =>
      flow.start(g, StartEvents, { side: FRENCH }, (entry) => entries.push(entry)),
    );
    expect(entries).toContainEqual({ type: 'points-lost', side: 'british', card: 'reluctant-wagoneers-30', points: 2 });
  });

  test('[7.4] says that an event has no effect', () => {
    const reported = (vp: number): unknown[] => {
      const entries: unknown[] = [];
      play({ cards: ['cherokee-diplomacy-british-13', 'french-42', 'indian-44'], vp: { french: vp } }, (g) =>
        flow.start(g, StartEvents, { side: BRITISH }, (entry) => entries.push(entry)),
      );
      return entries;
    };
    const name = 'cherokee-diplomacy-british-13';
    expect(reported(3)).toEqual([{ type: 'event-without-effect', card: name }]);
    expect(reported(2)[0]).toEqual({ type: 'event', card: name, side: 'british' });
  });

  test('[#13] reports only Raid Points that were really lost', () => {
    const reported = (points: number): unknown[] => {
      const entries: unknown[] = [];
      const cards = ['cherokee-diplomacy-british-13', 'french-42', 'indian-44'] as const;
      play({ cards, vp: { french: 1 }, joined: { cherokee: 'french' }, raidPoints: { french: points } }, (g) =>
        flow.start(g, StartEvents, { side: BRITISH }, (entry) => entries.push(entry)),
      );
      return entries;
    };
    expect(reported(1)).toContainEqual({ type: 'raid-points', side: 'french', points: -1, total: 0 });
    expect(reported(0)).toEqual([{ type: 'event-without-effect', card: 'cherokee-diplomacy-british-13' }]);
  });

  test('[7.4] says so, too, where nobody is there to be picked', () => {
    const entries: unknown[] = [];
    play({ cards: ['smallpox-infected-blankets-11', 'french-42', 'indian-44'] }, (g) =>
      flow.start(g, StartEvents, { side: BRITISH }, (entry) => entries.push(entry)),
    );
    expect(entries).toEqual([{ type: 'event-without-effect', card: 'smallpox-infected-blankets-11' }]);
  });

  test('[7.4] says so, too, where every answer would be in vain', () => {
    const reported = (name: CardName, of: Side, rest: Sparse): unknown[] => {
      const entries: unknown[] = [];
      const quiet = (['british-16', 'french-42', 'indian-44'] as const).filter(
        (each) => deckWith(card.of(each)) !== deckWith(card.of(name)),
      );
      play({ ...rest, cards: [name, ...quiet] }, (g) =>
        flow.start(g, StartEvents, { side: of }, (entry) => entries.push(entry)),
      );
      return entries;
    };
    const idle = (name: CardName): unknown[] => [{ type: 'event-without-effect', card: name }];
    const lost: Sparse = { pieces: { losses: ['mingo'], diiohage: ['22nd-28th'] } };
    const roundUp = 'round-up-men-and-equipment-12';
    expect(reported(roundUp, BRITISH, {})).toEqual(idle(roundUp));
    expect(reported('british-encroachment-51', FRENCH, lost)).toEqual(idle('british-encroachment-51'));
    const noFleet = idle('wintering-rear-admiral-18');
    expect(reported('wintering-rear-admiral-18', BRITISH, { pieces: { halifax: FLEETS } })).toEqual(noFleet);
  });

  test('[13.8g] says that a Routed stack is no longer Routed when it has joined others', () => {
    const game = march(
      { pieces: { albany: ['rogers'], kingston: ['27th-55th'] }, routed: ['rogers'] },
      BRITISH,
      'albany',
    );
    game.choose('british', 'move kingston');
    const gone = { type: 'marker', marker: 'rout', side: 'british', at: 'kingston', placed: false, rule: '13.8' };
    expect(game.log).toContainEqual(gone);
  });

  test('[7.1g] has a heading for each phase', () => {
    const entries: unknown[] = [];
    play({ cards: ['british-16', 'french-42'] }, (g) =>
      flow.start(g, ActionPhase, { side: BRITISH, stage: FACTION_POINTS }, (entry) => entries.push(entry)),
    );
    expect(entries).toEqual([{ type: 'phase', side: 'british', reaction: false }]);
  });
});

describe('the log of the winter', () => {
  test('[17.2g] reports which units return from the Losses box, and where', () => {
    const game = play({ pieces: { losses: ['rogers', 'gage', 'putnam'] } }, (g) =>
      flow.start(g, LossesReturn, { side: BRITISH }),
    );
    game.choose('british', 'back gage albany');
    expect(game.log).toEqual([{ type: 'placed', piece: 'gage', at: 'albany', rule: '17.2' }]);
  });

  test('[17.2c] says that Indian units go to their Villages, and Fleets to their pool', () => {
    const entries: unknown[] = [];
    play(
      {
        pieces: { losses: ['mingo'], halifax: ['fleet-boscawen'] },
        scenario: 'amhersts-juggernaut',
        year: 1758,
      },
      (g) => flow.start(g, WinterQuarters, {}, (entry) => entries.push(entry)),
    );
    expect(entries).toContainEqual({ type: 'placed', piece: 'mingo', at: 'diiohage', rule: '17.2' });
  });
});
