import { faultOf } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { readPosition, writePosition } from '../src/index.ts';
import type { CardName } from '../src/names.ts';
import type { State } from '../src/state.ts';
import { play, type Sparse, some } from './builder.ts';
import { HANDS } from './raids.ts';

// Positions deep in a procedure that become impossible when one word changes.

/** The fault and rule of a position after a pattern in its text has been replaced. */
function blamed(g: State, from: RegExp, to: string): string | undefined {
  const text = writePosition(g);
  expect(text).toMatch(from);
  expect(faultOf(() => readPosition(text))).toBeUndefined();
  return faultOf(() => readPosition(text.replace(from, to)))
    ?.split(' ')
    .slice(0, 2)
    .join(' ');
}

describe('a card that places or restores units', () => {
  const offered = (): State => {
    const game = play({
      turn: 'british',
      hands: { french: ['campaign-1'], british: ['rangers-53', 'campaign-2'] },
      pieces: { albany: some('ranger', 1), boston: some('british-regular', 1) },
      reduced: some('ranger', 1),
    });
    game.british.playsEvent('rangers-53');
    return game.state;
  };

  test.each([
    ['with a unit in play already', / units=\S+/, ' units=[british-regular-1]', 'wrong-party 7.1'],
    ['of the enemy', / units=\S+/, ' units=[french-regular-1]', 'wrong-party 7.1'],
    ['worn by the enemy', / worn=\S+/, ' worn=[french-regular-1]', 'wrong-party 7.1'],
  ])('%s is refused', (_what, from, to, fault) => {
    expect(blamed(offered(), from, to)).toBe(fault);
  });
});

describe('the call of a reshuffle in the tournament form', () => {
  const season = (options: Sparse['options'], discards: readonly CardName[]): State =>
    play({ ...(options && { options }), hands: HANDS, discards }).state;
  const FORM = ['tournament', 'regularsFromDiscards', 'tournamentForm'] as const;
  const phase = /^(running season\.phase .*)$/m;

  test.each([
    ['in another game', undefined, ['surrender-6'], 'no-option 14.0'],
    ['with Surrender! still to come', FORM, [], 'wrong-card 5.26'],
    ['with Surrender! among the discards', FORM, ['surrender-6'], undefined],
  ] as const)('%s is %s', (_what, options, discards, fault) => {
    expect(blamed(season(options, discards), phase, '$1 given=yes')).toBe(fault);
  });

  test('is no question where there is none to call', () => {
    const running = /^running season\.phase .*\nrunning .*$/m;
    expect(blamed(season(FORM, ['surrender-6']), running, 'running season.call side=french')).toBe('wrong-time 4.0');
  });
});

describe('leaders checked after a raid', () => {
  const checked = (): State => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['dumas', 'mingo-1'] },
      works: { 'ohio-forks': 'french-fort', augusta: 'british-stockade' },
    });
    game.french.activates('ambush-11', 'dumas', 'mingo-1').marches('augusta');
    if (game.table.breadcrumb.endsWith('march.onward')) game.french.stops();
    game.dice.roll(6);
    return game.state;
  };

  test('that was a success, where nothing is to be raided, are refused', () => {
    expect(blamed(checked(), /^(running raid\.leaders .*at=)augusta(?=.*success=yes)/m, '$1ohio-forks')).toBe(
      'nothing-to-raid 10.1',
    );
  });
});

describe('French Regulars who enter by sea', () => {
  const arriving = (): State => {
    const game = play({ hands: { french: ['french-regulars-55', 'campaign-1'], british: ['campaign-2'] }, pieces: {} });
    game.french.playsEvent('french-regulars-55');
    return game.state;
  };

  test.each([
    ['a militia box', / sites=\S+/, ' sites=[st-lawrence-canadian-militias]', 'in-wrong-box 7.3'],
    ['a space of the enemy', / sites=\S+/, ' sites=[boston]', 'elsewhere 6.1'],
  ])('do not enter %s', (_what, from, to, fault) => {
    expect(blamed(arriving(), from, to)).toBe(fault);
  });
});

describe('a siege of a fort that is not besieged', () => {
  const GARRISON = ['british-regular-1'] as const;
  /** The French besiege the fort at the carry; the cards decide at which step somebody is asked. */
  const besieging = (french: readonly CardName[], british: readonly CardName[]): State => {
    const game = play({
      options: ['surrenderByEither'],
      hands: { french: ['campaign-1', ...french], british: ['campaign-4', ...british] },
      works: { ticonderoga: 'french-fort', 'crown-point': 'french-fort', 'hudson-carry-north': 'british-fort' },
      siege: { 'hudson-carry-north': 0 },
      pieces: { 'hudson-carry-north': ['montcalm', ...some('french-regular', 2), ...GARRISON] },
      inside: GARRISON,
    });
    game.french.activates('campaign-1', 'montcalm', ...some('french-regular', 2)).besieges();
    return game.state;
  };

  /** The fort has fallen, and its garrison is at Albany. */
  const fallen = (text: string): string =>
    text
      .replace('british-fort besieged', 'french-fort')
      .replace(' british-regular-1/inside', '')
      .replace('at ticonderoga', 'at albany british-regular-1\nat ticonderoga');

  test.each<readonly [step: string, french: readonly CardName[], british: readonly CardName[]]>([
    ['besieger', ['coehorns-and-howitzers-8'], []],
    ['defender', [], ['coehorns-and-howitzers-8']],
    ['surrender', ['surrender-6'], []],
    ['terms', [], ['surrender-6']],
    ['roll', [], []],
  ])('is refused at the step "%s"', (step, french, british) => {
    const text = writePosition(besieging(french, british));
    expect(text).toContain(`running siege.${step} `);
    expect(faultOf(() => readPosition(text))).toBeUndefined();
    expect(faultOf(() => readPosition(fallen(text)))).toContain('no-siege 8.23');
  });
});

describe('a third leader with Command 7', () => {
  const replacing = (): State => {
    const game = play({
      turn: 'british',
      hands: { british: ['british-regulars-59', 'campaign-1'], french: ['campaign-2'] },
      pieces: { 'leader-pool': ['amherst', 'murray'], 'new-york': ['loudoun', 'wolfe'], albany: ['abercromby'] },
    });
    game.british.playsEvent('british-regulars-59');
    game.dice.come('draw amherst');
    game.british.isToChoose('leader-draw.dismiss');
    return game.state;
  };

  test('a leader who is not in the leader pool is refused', () => {
    expect(blamed(replacing(), / leader=amherst/, ' leader=braddock')).toBe('in-leader-pool 5.55');
  });
});
