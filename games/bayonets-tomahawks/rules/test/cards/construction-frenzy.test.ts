import { describe, expect, test } from 'vitest';
import { BRITISH, card, FRENCH } from '../../src/ids.ts';
import { isIn } from '../game.ts';
import { act, eventsIn } from './events.ts';

describe.each([
  ['construction-frenzy-7', BRITISH, '22nd-28th', 'albany', 'british-2'],
  ['construction-frenzy-28', FRENCH, 'bearn-guyenne', 'isle-aux-noix', 'french-2'],
] as const)('[#7] [#28] Construction Frenzy (%s)', (name, of, brigade, at, by) => {
  const seat = of === BRITISH ? 'british' : 'french';
  test('lets the same Brigade finish its work at once, one time', () => {
    const game = act({ pieces: { [at]: [brigade] }, cards: [name] }, of);
    game.choose(seat, `construct ${by} ${brigade}`, 'begin').nowChooses(seat, 'action-phase.frenzy');
    game.offers([`construct ${brigade}`, 'decline']).choose(seat, `construct ${brigade}`, 'build');
    expect(game.state.fortsBegun.isEmpty).toBe(true);
    expect(game.state.used.has(card.of(name))).toBe(true);
    expect(eventsIn(game)).toEqual([name]);
  });

  test('costs no second point, and may be declined', () => {
    const game = act({ pieces: { [at]: [brigade] }, cards: [name] }, of).choose(
      seat,
      `construct ${by} ${brigade}`,
      'begin',
      'decline',
    );
    expect(isIn(game.state.spent, brigade)).toBe(true);
    expect(game.state.pointsGone.size).toBe(1);
  });
});
