import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const THREE = 'campaign-1';
const ONE = 'bastions-repaired-5';

const MONTCALM = ['montcalm', ...some('french-regular', 2), 'coureurs-1'] as const;

/** Montcalm besieges the fort, the garrison inside, and a French road behind him. */
function besieges(level: 0 | 1 | 2, garrison: readonly PieceName[], sparse: Sparse = {}): Sparse {
  return {
    ...sparse,
    pieces: { 'hudson-carry-north': [...MONTCALM, ...garrison], ...sparse.pieces },
    works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort', ...sparse.works },
    siege: { 'hudson-carry-north': level },
    inside: garrison,
  };
}

it('[7.51a] [8.251] a besieged leader who joins a singly activated unit adds no Tactics: he was not activated', () => {
  const tacticsOf = (...activated: readonly PieceName[]): unknown => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE, ONE], french: ['campaign-4'] },
      ...besieges(1, ['bradstreet', 'northern-provincial-1'], {
        pieces: { 'hudson-carry-south': ['johnson', 'northern-provincial-2'] },
      }),
    });
    const [first = 'ranger-1'] = activated;
    if (first === 'johnson') game.british.activates(THREE, 'johnson', 'northern-provincial-2');
    else game.british.activatesAlone(ONE, first);
    game.british.marches('hudson-carry-north');
    if (game.table.breadcrumb.endsWith('avoid.ask')) game.french.stands();
    game.british.joins('bradstreet', 'northern-provincial-1');
    game.dice.roll(3, 3);
    const fire = game.logged('fire').find(({ role }) => role === 'attacker');
    return fire?.modifiers.filter(({ why }) => why === 'tactics');
  };
  expect(tacticsOf('northern-provincial-2')).toEqual([]);
  expect(tacticsOf('johnson', 'northern-provincial-2')).toMatchObject([{ leader: 'johnson', by: 1 }]);
});

describe('8.25 breaking the siege', () => {
  const INSIDE = ['dunbar', 'northern-provincial-1', 'northern-provincial-2', 'ranger-1'] as const;
  const besieged = (sparse: Sparse = {}): Account =>
    play({
      turn: 'british',
      hands: { british: [THREE, ONE], french: ['campaign-4'] },
      ...besieges(1, INSIDE, sparse),
    });

  it('[8.25] the besieged may attack the besiegers, but not leave', () => {
    const game = besieged();
    game.british.activates(THREE, 'dunbar', 'northern-provincial-1', 'ranger-1').isToChoose('march.intent');
    game.table.offersOnly(['sortie', 'stop']);
    game.british.sorties();
    game.french.stands();
    expect(game.logged('battle')).toMatchObject([
      {
        attacker: 'british',
        attackers: ['dunbar', 'northern-provincial-1', 'ranger-1'],
        defenders: ['montcalm', 'french-regular-1', 'french-regular-2', 'coureurs-1'],
      },
    ]);
  });

  it('[8.25] one unit may come out alone, a leader alone not', () => {
    const unit = besieged();
    unit.british.activatesAlone(ONE, 'ranger-1').sorties();
    unit.french.isToChoose('avoid.ask');
    const leader = besieged();
    leader.british.activatesAlone(THREE, 'dunbar', 'ranger-1').starts('dunbar');
    // Nothing to do for him.
    leader.british.isToChoose('activation.start');
  });

  it('[8.25] Militia may take part in it', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE], french: ['campaign-4'] },
      pieces: {
        albany: ['montcalm', 'french-regular-1', 'northern-provincial-1'],
        'northern-colonial-militias': ['colonial-militia-1'],
      },
      siege: { albany: 0 },
      inside: ['northern-provincial-1'],
    });
    game.british.activatesAlone(THREE, 'northern-provincial-1').sorties();
    game.french.stands();
    game.british.isToChoose('battle.militia').deploys('colonial-militia-1');
    game.table.nowChooses('chance', 'battle.fire');
  });

  it('[8.25] a sortie that wins ends the siege', () => {
    const game = besieged();
    game.british.activates(THREE, 'dunbar', 'northern-provincial-1', 'northern-provincial-2', 'ranger-1').sorties();
    game.french.stands();
    game.dice.roll(5, 2);
    game.lossesFall();
    game.french.isToChoose('retreat.to').retreats('ticonderoga');
    expect([game.position.besieged, game.position.inside]).toEqual([[], []]);
    expect(game.at('hudson-carry-north')).toEqual([...INSIDE]);
    game.french.isToChoose('phase.card');
  });

  it('[8.25] and pieces that came out go nowhere else, even if the besiegers avoid them or are overrun', () => {
    const avoided = besieged();
    avoided.british.activates(THREE, 'dunbar', 'northern-provincial-1', 'ranger-1').sorties();
    avoided.french.avoids('montcalm', ...some('french-regular', 2), 'coureurs-1');
    avoided.dice.roll(2);
    avoided.french.chooses('to ticonderoga');
    expect([avoided.position.besieged, avoided.position.inside]).toEqual([[], []]);
    avoided.french.isToChoose('phase.card');

    const overrun = play({
      turn: 'british',
      hands: { british: [THREE], french: ['campaign-4'] },
      pieces: { 'hudson-carry-north': ['dunbar', 'northern-provincial-1', 'ranger-1', 'coureurs-1'] },
      works: { 'hudson-carry-north': 'british-fort' },
      siege: { 'hudson-carry-north': 0 },
      inside: ['dunbar', 'northern-provincial-1', 'ranger-1'],
      reduced: ['coureurs-1'],
    });
    overrun.british.activates(THREE, 'dunbar', 'northern-provincial-1', 'ranger-1').sorties();
    overrun.french.stands();
    overrun.dice.roll(4, 2);
    expect(overrun.where('coureurs-1')).toBe('removed');
    overrun.french.isToChoose('phase.card');
  });

  it('[8.252] beaten they go back inside, and the siege goes on', () => {
    const game = besieged();
    game.british.activates(THREE, 'dunbar', 'northern-provincial-1').sorties();
    game.french.stands();
    game.dice.roll(2, 3);
    game.lossesFall();
    expect(game.position.siegeOne).toEqual(['hudson-carry-north']);
    expect(new Set(game.position.inside)).toEqual(
      new Set(INSIDE.filter((name) => game.where(name) === 'hudson-carry-north')),
    );
    game.french.isToChoose('phase.card');
  });

  it('[8.251] when friends attack the besiegers those inside may join, though not activated', () => {
    const game = besieged({ pieces: { 'hudson-carry-south': ['murray', 'british-regular-1'] } });
    game.british.activates(ONE, 'murray', 'british-regular-1').marches('hudson-carry-north');
    game.french.stands();
    game.british.isToChoose('battle.relief').joins('dunbar', 'ranger-1');
    game.dice.roll(4, 2);
    expect(game.logged('fire')[0]).toMatchObject({ role: 'attacker', strength: 5 });
    expect(game.isInside('northern-provincial-1')).toBe(true);
  });

  it('[8.252] [7.92f] beaten newcomers that cannot go back are lost at the gates of the fort', () => {
    const game = besieged({ pieces: { 'hudson-carry-south': ['murray', ...some('british-regular', 3)] } });
    game.british.activates(ONE, 'murray', ...some('british-regular', 3)).marches('hudson-carry-north');
    game.french.stands();
    game.british.joins();
    game.dice.roll(2, 3);
    game.lossesFall();
    expect(game.at('hudson-carry-south')).toEqual(['murray']);
    expect(game.logged('eliminated')).toMatchObject([{ pieces: some('british-regular', 3), rule: '7.92' }]);
    expect(game.position.inside).toEqual([...INSIDE]);
  });

  it('[8.252] beaten, insiders go back in and newcomers to where they came from', () => {
    const game = besieged({
      pieces: { 'hudson-carry-south': ['murray', ...some('british-regular', 2)] },
      works: { 'hudson-carry-south': 'british-stockade' },
    });
    game.british.activates(ONE, 'murray', ...some('british-regular', 2)).marches('hudson-carry-north');
    game.french.stands();
    game.british.joins('dunbar', 'ranger-1');
    game.dice.roll(2, 3);
    game.lossesFall();
    expect(game.logged('won')).toMatchObject([{ side: 'french' }]);
    expect(game.at('hudson-carry-south')).toEqual(['murray', ...some('british-regular', 2)]);
    expect(game.position.inside).toEqual([...INSIDE]);
    expect(game.position.siegeOne).toEqual(['hudson-carry-north']);
  });
});
