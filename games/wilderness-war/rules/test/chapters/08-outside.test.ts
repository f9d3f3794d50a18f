import { describe, expect, it } from 'vitest';
import { some } from '../builder.ts';
import { comes, french, MONTCALM, THREE } from '../sieges.ts';

describe('8.1 Battles outside forts and fortresses', () => {
  it('[8.1a] the defender says who is inside and who outside', () => {
    const game = comes(['webb', 'dunbar', 'northern-provincial-1', 'ranger-1']);
    game.british.isToChoose('shelter.pick');
    game.table.offersOnly([
      'shelter webb',
      'shelter dunbar',
      'shelter northern-provincial-1',
      'shelter ranger-1',
      'done',
    ]);
    game.british.shelters('dunbar', 'northern-provincial-1').stands();
    expect(game.logged('battle')[0]?.defenders).toEqual(['webb', 'ranger-1']);
    expect(game.position.inside).toEqual(['dunbar', 'northern-provincial-1']);
  });

  it('[8.1a] leaders left outside without units are inside after all', () => {
    const game = comes(['webb', 'northern-provincial-1']);
    game.british.shelters('northern-provincial-1');
    expect(game.position.inside).toEqual(['webb', 'northern-provincial-1']);
    expect(game.position.besieged).toEqual(['hudson-carry-north']);
  });

  it('[8.1b] at a stockade nobody goes inside', () => {
    const game = comes(['northern-provincial-1'], { works: { 'hudson-carry-north': 'british-stockade' } });
    game.british.isToChoose('avoid.ask');
  });

  it('[8.1c] after interception, before avoiding', () => {
    const game = comes(['northern-provincial-1'], { pieces: { 'hudson-carry-south': ['northern-provincial-2'] } });
    // The fort belongs to the British; the French arrive unexpectedly, and the unit next door may try.
    game.british.isToChoose('interception.ask').intercepts('northern-provincial-2');
    game.dice.roll(1);
    game.british.isToChoose('shelter.pick').shelters('northern-provincial-1');
    game.british.isToChoose('phase.card');
  });

  it('[8.11] a fort holds four units and any number of leaders', () => {
    const game = comes(['webb', 'dunbar', 'johnson', ...some('northern-provincial', 5)]);
    game.british.chooses('shelter webb', 'shelter dunbar', 'shelter johnson');
    for (const unit of some('northern-provincial', 4)) game.british.chooses(`shelter ${unit}`);
    // The fifth has no room, and is not asked about.
    game.british.isToChoose('avoid.ask').stands();
    expect(game.logged('battle')[0]?.defenders).toEqual(['northern-provincial-5']);
  });

  it('[8.11] a fortress any number', () => {
    const game = french({ pieces: { 'hudson-carry-south': MONTCALM, albany: some('northern-provincial', 6) } });
    game.french.activates(THREE, ...MONTCALM).marches('albany');
    game.british.shelters(...some('northern-provincial', 6));
    expect(game.position.inside).toHaveLength(6);
    game.british.isToChoose('phase.card');
  });

  it('[8.12] those outside fight without help from the fort and those inside', () => {
    const game = comes(['bradstreet', 'northern-provincial-1', 'northern-provincial-2']);
    game.british.shelters('bradstreet', 'northern-provincial-1').stands();
    game.dice.roll(2, 3);
    expect(game.logged('fire')).toMatchObject([
      { role: 'attacker', modifiers: [{ why: 'tactics' }] },
      { role: 'defender', strength: 2, modifiers: [{ why: 'no-auxiliaries' }] },
    ]);
  });

  it('[8.13] beaten outside they may retreat inside, up to four units in all', () => {
    const game = comes(['webb', ...some('northern-provincial', 5), 'ranger-1']);
    game.british.shelters(...some('northern-provincial', 3)).stands();
    game.dice.roll(3, 2);
    game.lossesFall();
    // Webb and one unit find room; Provincials have no cultivated space to go to.
    game.table.offersNot(['allInside']).offers(['inside webb', 'inside ranger-1', 'inside northern-provincial-4']);
    game.british.retreatsInside('northern-provincial-4');
    game.table.offersNot(['inside ranger-1']).offers(['inside webb', 'one ranger-1 hudson-carry-south']);
    expect(game.where('northern-provincial-5')).toBe('reserve');
    game.british.retreatsInside('webb').retreats('hudson-carry-south');
    expect(game.position.inside).toEqual(['webb', ...some('northern-provincial', 4)]);
    expect(game.position.besieged).toEqual(['hudson-carry-north']);
  });

  it('[8.1a] beaten attackers begin no siege, and those inside are free', () => {
    const game = comes(['northern-provincial-1', ...some('british-regular', 3)]);
    game.british.shelters('northern-provincial-1').stands();
    game.dice.roll(2, 5);
    game.lossesFall();
    expect(game.logged('won')).toMatchObject([{ side: 'british' }]);
    expect(game.position.besieged).toEqual([]);
    expect(game.position.inside).toEqual([]);
  });
});
