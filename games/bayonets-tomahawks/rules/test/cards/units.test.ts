import { describe, expect, test } from 'vitest';
import { isDone, isIn } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { british, french } from './events.ts';

// Events by which units come back, fall or are held up.

describe.each([
  'round-up-men-and-equipment-4',
  'round-up-men-and-equipment-12',
  'round-up-men-and-equipment-17',
] as const)('[#4] [#12] [#17] Round up Men & Equipment (%s)', (name) => {
  test('flips up to two units, but no Fort', () => {
    const at: Sparse = {
      pieces: { albany: ['22nd-28th', 'rogers', 'gage', 'fort-edward'] },
      reduced: ['22nd-28th', 'rogers', 'gage', 'fort-edward'],
      cards: [name],
    };
    const game = british(at).offers(['flip 22nd-28th', 'flip rogers', 'done']).offersNot(['flip fort-edward']);
    game.choose('british', 'flip 22nd-28th', 'flip gage');
    expect([isDone(game), isIn(game.state.reduced, 'rogers'), isIn(game.state.reduced, 'gage')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('or brings one back: a Brigade to its Colony, others to any Home Space', () => {
    const at: Sparse = { pieces: { losses: ['virginia-south-brigade-1', '22nd-28th', 'mohawk'] }, cards: [name] };
    const game = british(at).offers([
      'place virginia-south-brigade-1 winchester',
      'place 22nd-28th oswego',
      'place mohawk albany',
    ]);
    game
      .offersNot(['place virginia-south-brigade-1 albany', 'place mohawk boston', 'place 22nd-28th loyalhanna'])
      .choose('british', 'place 22nd-28th oswego');
    expect([whereIs(game, '22nd-28th'), isDone(game)]).toEqual(['oswego', true]);
  });
});

test('[#31] Round up Men & Equipment: the French take Canadiens while there are any', () => {
  const at: Sparse = { pieces: { losses: ['canadiens-1', 'langis'] }, cards: ['round-up-men-and-equipment-31'] };
  french(at).offers(['place canadiens-1 quebec']).offersNot(['place langis quebec']);
  french({ ...at, pieces: { losses: ['langis'] } }).offers(['place langis quebec']);
});

test('[#5] Disease in French Camp takes a Metropolitan Brigade while there is one', () => {
  const at: Sparse = {
    pieces: { montreal: ['bearn-guyenne', 'berry', 'canadiens-1', 'langis'] },
    cards: ['disease-in-french-camp-5'],
  };
  const game = british(at)
    .nowChooses('french', 'pick-event.pick')
    .offersOnly(['pick bearn-guyenne', 'pick berry'])
    .choose('french', 'pick berry');
  expect(whereIs(game, 'berry')).toBe('losses');
  game.nowChooses('chance', 'chits.draw');
  const other = british({ ...at, pieces: { montreal: ['canadiens-1', 'langis'] } });
  expect(whereIs(other, 'canadiens-1')).toBe('losses');
  const nobody = british({ ...at, pieces: { montreal: ['langis'] } });
  expect([isDone(nobody), whereIs(nobody, 'langis')]).toEqual([true, 'montreal']);
});

describe('[#18] Wintering Rear Admiral', () => {
  test('brings a British Fleet early, which the draw then lacks', () => {
    const at: Sparse = { cards: ['wintering-rear-admiral-18'], scenario: 'amhersts-juggernaut', year: 1758 };
    const game = british(at)
      .offers(['place fleet-boscawen boston', 'none'])
      .offersNot(['place fleet-boscawen albany', 'place fleet-de-l-isle boston', 'place fleet-boscawen quebec']);
    game.choose('british', 'place fleet-boscawen boston');
    expect([whereIs(game, 'fleet-boscawen'), game.state.earlyFleet]).toEqual(['boston', true]);
  });

  test('or none', () => {
    const game = british({ cards: ['wintering-rear-admiral-18'] }).choose('british', 'none');
    expect([isDone(game), game.state.earlyFleet]).toEqual([true, false]);
  });
});

test('[#21] Armed Battoemen supply a stack, or else rally one', () => {
  const at: Sparse = {
    pieces: { oswego: ['22nd-28th'], albany: ['rogers', 'gage'], 'lake-george': ['scott'] },
    cards: ['armed-battoemen-21'],
  };
  const supplied = british({ ...at, outOfSupply: ['22nd-28th'], routed: ['rogers', 'gage'] })
    .offersOnly(['stack oswego', 'none'])
    .choose('british', 'stack oswego');
  expect([isIn(supplied.state.outOfSupply, '22nd-28th'), isIn(supplied.state.routed, 'rogers')]).toEqual([false, true]);
  const rallied = british({ ...at, routed: ['rogers', 'gage'] })
    .offersOnly(['stack albany', 'none'])
    .choose('british', 'stack albany');
  expect(rallied.state.routed.isEmpty).toBe(true);
  expect(isDone(british(at))).toBe(true);
});

test('[#33] Hesitant British General: a stack stays where it is', () => {
  const game = french({
    pieces: { albany: ['22nd-28th', 'rogers'], boston: ['27th-55th'] },
    cards: ['hesitant-british-general-33'],
  });
  game
    .nowChooses('french', 'stack-event.pick')
    .offersOnly(['stack albany', 'stack boston'])
    .choose('french', 'stack albany');
  expect([
    isIn(game.state.spent, '22nd-28th'),
    isIn(game.state.spent, 'rogers'),
    isIn(game.state.spent, '27th-55th'),
  ]).toEqual([true, true, false]);
});

test('[#34] Disease in British Camp takes a Brigade, from 1757 on one of each kind', () => {
  const at: Sparse = {
    pieces: { albany: ['22nd-28th', 'new-england-brigade-1', 'virginia-south-brigade-1', 'rogers'] },
    cards: ['disease-in-british-camp-34'],
  };
  const early = french({ ...at, year: 1755 }).nowChooses('british', 'pick-event.pick');
  early
    .offersOnly(['pick 22nd-28th', 'pick new-england-brigade-1', 'pick virginia-south-brigade-1'])
    .choose('british', 'pick new-england-brigade-1');
  expect(isDone(early)).toBe(true);
  const late = french({ ...at, year: 1757 })
    .offersOnly(['pick new-england-brigade-1', 'pick virginia-south-brigade-1'])
    .choose('british', 'pick virginia-south-brigade-1');
  expect([whereIs(late, '22nd-28th'), whereIs(late, 'virginia-south-brigade-1')]).toEqual(['losses', 'losses']);
});
