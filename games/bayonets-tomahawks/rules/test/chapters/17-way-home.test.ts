import { describe, expect, test } from 'vitest';
import { FRENCH, space } from '../../src/ids.ts';
import { bayonetsTomahawks } from '../../src/index.ts';
import { homeOf, isCoastal } from '../../src/map.ts';
import { type PieceName, SPACES } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { Account } from '../builder.ts';
import { controlledBy, type Game, isDone, isIn, winter } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 17.3 Return to Colonies. In 1758 nobody has won at French 3.

const middle: Sparse = { scenario: 'amhersts-juggernaut', year: 1758, vp: { french: 3 } };

/** Answers every question with its first choice. */
function toTheEnd(game: Game): Game {
  while (!isDone(game)) {
    const seat =
      (['british', 'french', 'chance'] as const).find((each) => each === ['french', 'british'][flow.who(game.state)]) ??
      'chance';
    if (seat === 'chance') game.chance(game.choices()[0] ?? '');
    else game.choose(seat, game.choices()[0] ?? '');
  }
  return game;
}
const winters = (pieces: Sparse['pieces'], sparse: Sparse = {}): Game =>
  winter({ ...middle, ...sparse, ...(pieces && { pieces }) });

describe('the way home', () => {
  test('[17.3a] is the shortest, to a Fleet or a Colony; of even ones the owner chooses', () => {
    const game = winters({ ticonderoga: ['22nd-28th'] }, { control: { ticonderoga: 'british' } });
    // Lake George, then Albany.
    expect(whereIs(game, '22nd-28th')).toBe('albany');
    const lights = winters({ goasek: ['rogers'] });
    lights.nowChooses('british', 'return-to-colonies.move').offersOnly(['to number-four', 'to zawakwtegok']);
    const two = winters(
      { 'port-la-joye': ['22nd-28th'], miramichy: ['fleet-boscawen', 'fleet-durell'] },
      { control: { 'port-la-joye': 'british', miramichy: 'british' } },
    );
    two.choose('british', 'done').nowChooses('british', 'voyage-home.to');
    expect(whereIs(two, '22nd-28th')).toBe('miramichy');
  });

  test('[17.3a] enemies do not matter, Bases do to the French', () => {
    const game = winters({ oswego: ['langis'], 'baye-de-cataracouy': ['rogers'] }, { control: { oswego: 'french' } });
    expect(whereIs(toTheEnd(game), 'langis')).toBe('montreal');
    const york = winters({ york: ['langis'] }, { control: { york: 'french' } });
    toTheEnd(york);
    expect(whereIs(york, 'langis')).not.toBe('boston');
  });

  test('[17.3b] a stack on a foreign coast sails home', () => {
    const game = winters({ 'port-dauphin': ['22nd-28th'] }, { control: { 'port-dauphin': 'british' } });
    game
      .nowChooses('british', 'voyage-home.to')
      .offers(['to boston', 'to halifax'])
      .offersNot(['to albany', 'to louisbourg'])
      .choose('british', 'to boston');
    expect(whereIs(game, '22nd-28th')).toBe('boston');
  });

  test('[17.3b] without a harbour of a Colony it goes where a retreating Fleet would', () => {
    const coasts = SPACES.filter((each) => homeOf(space.of(each)) === FRENCH && isCoastal(space.of(each)));
    const lost = Object.fromEntries(coasts.map((each) => [each, 'british' as const]));
    const game = winters({ halifax: ['fleet-de-l-isle', 'bearn-guyenne'] }, { control: lost });
    game.nowChooses('french', 'voyage-home.to').offersOnly(['to kwanoskwamcok', 'to mtan']);
    game.choose('french', 'to mtan');
    expect(whereIs(game, 'bearn-guyenne')).toBe('mtan');
  });

  test('[17.3.1b] in captured Settled Spaces as many Brigades stay as it is worth, and all others', () => {
    const brigades: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th'];
    const game = winters(
      { montreal: [...brigades, 'rogers', 'royal-artillery-1'] },
      { control: { montreal: 'british' } },
    );
    game
      .nowChooses('british', 'return-to-colonies.garrison')
      .choose('british', 'stay rogers', 'stay 22nd-28th', 'stay 27th-55th', 'stay 43rd-46th');
    game.offersOnly(['stay royal-artillery-1', 'done']).choose('british', 'stay royal-artillery-1');
    toTheEnd(game);
    expect([whereIs(game, '43rd-46th'), whereIs(game, 'royal-artillery-1'), controlledBy(game, 'montreal')]).toEqual([
      'montreal',
      'montreal',
      'british',
    ]);
    expect(whereIs(game, '44th-48th')).not.toBe('montreal');
  });

  test('[17.3.1] and one Brigade more with a Fort there', () => {
    const brigades: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th', '1st-royal-american'];
    const atMontreal = (pieces: readonly PieceName[]): Game =>
      winters({ montreal: [...pieces, ...brigades] }, { control: { montreal: 'british' } }).choose(
        'british',
        'stay 22nd-28th',
        'stay 27th-55th',
        'stay 43rd-46th',
      );
    expect(isDone(atMontreal([]))).toBe(true);
    const game = atMontreal(['fort-edward']).offersOnly(['stay 44th-48th', 'stay 1st-royal-american', 'done']);
    expect(isDone(game.choose('british', 'stay 44th-48th'))).toBe(true);
    expect([whereIs(game, '44th-48th'), whereIs(game, '1st-royal-american')]).toEqual(['montreal', 'albany']);
  });

  test('[17.3.1b] a unit that has been left there reads that it has been picked', () => {
    const game = winters({ montreal: ['rogers', 'goreham'] }, { control: { montreal: 'british' } });
    game.nowChooses('british', 'return-to-colonies.garrison').choose('british', 'stay rogers');
    const why = (unit: PieceName): unknown =>
      bayonetsTomahawks.query(game.state, 'why', { side: 'british', verb: 'stay', piece: unit });
    expect(why('goreham')).toBe(null);
    expect(why('rogers')).toMatchObject([{ clause: 'takenAlready', rule: '3.0.3' }]);
  });

  test('[17.3.1b] also when they have come by sea, and only the Fleet sails home', () => {
    const game = winters(
      { louisbourg: ['fleet-boscawen', '22nd-28th', '27th-55th'] },
      { control: { louisbourg: 'british' } },
    );
    game.nowChooses('british', 'voyage-home.garrison').offersOnly(['stay 22nd-28th', 'stay 27th-55th', 'done']);
    game.choose('british', 'stay 22nd-28th', 'stay 27th-55th', 'to halifax');
    expect([whereIs(game, '22nd-28th'), whereIs(game, 'fleet-boscawen')]).toEqual(['louisbourg', 'pool']);
    expect(controlledBy(game, 'louisbourg')).toBe('british');
  });

  test('[17.3c] Commanders may be sent on, and must be when they are alone', () => {
    const game = winters({
      albany: ['commander-howe', '22nd-28th'],
      boston: ['27th-55th'],
      kingston: ['commander-forbes'],
    });
    game.nowChooses('british', 'redeployment.to').offersOnly(['to albany', 'to boston']).choose('british', 'to boston');
    game.offersOnly(['stay', 'to boston']).choose('british', 'stay');
    expect([whereIs(game, 'commander-forbes'), whereIs(game, 'commander-howe')]).toEqual(['boston', 'albany']);
    expect(whereIs(winters({ kingston: ['commander-forbes'] }), 'commander-forbes')).toBe('removed');
  });

  test('[17.3d] Reduced units at Newfoundland, the first space of the board, are combined too', () => {
    const names: readonly PieceName[] = ['22nd-28th', '27th-55th'];
    winters({ newfoundland: names }, { reduced: names })
      .nowChooses('british', 'combine.keep')
      .offers(['keep 22nd-28th']);
  });

  test('[17.3d] so are those of a garrison, whichever of them goes', () => {
    const lights: readonly PieceName[] = ['rogers', 'goreham', 'gage', 'dunn', 'putnam'];
    const game = winters({ montreal: lights }, { control: { montreal: 'british' }, reduced: lights });
    game
      .nowChooses('british', 'return-to-colonies.garrison')
      .choose('british', ...lights.map((each) => `stay ${each}`))
      .nowChooses('british', 'combine.keep')
      .choose('british', 'keep gage', 'eliminate rogers')
      .nowChooses('british', 'combine.keep');
    expect([whereIs(game, 'gage'), whereIs(game, 'goreham'), whereIs(game, 'rogers')]).toEqual([
      'montreal',
      'montreal',
      'losses',
    ]);
  });

  test('[17.3d] Reduced units are combined, an odd Disbanded one is Full', () => {
    const names: readonly PieceName[] = ['new-england-brigade-1', 'new-england-brigade-2', 'virginia-south-brigade-1'];
    const game = winters(
      { disbanded: names, albany: ['22nd-28th', '27th-55th'] },
      { reduced: [...names, '22nd-28th', '27th-55th'] },
    );
    game.nowChooses('british', 'combine.keep').choose('british', 'keep 22nd-28th');
    game
      .chance('draw french-0-1')
      .choose('british', 'keep new-england-brigade-1', 'eliminate virginia-south-brigade-1');
    expect([whereIs(game, '27th-55th'), whereIs(game, 'virginia-south-brigade-1')]).toEqual(['losses', 'losses']);
    for (const name of [...names, '22nd-28th'] as const) expect(isIn(game.state.reduced, name)).toBe(false);
  });
});

test('[2.1.2c] a captured town without a garrison is lost', () => {
  const game = winters(
    { montreal: ['22nd-28th'] },
    { control: { montreal: 'british' }, vp: { british: 0, french: 1 } },
  );
  game.choose('british', 'done');
  toTheEnd(game);
  expect(controlledBy(game, 'montreal')).toBe('french');
  expect(game.state.control.get(space.of('montreal'))).toBe(FRENCH);
});

test('[17.3.1a] one may stay with a Fort that the stack comes through', () => {
  const game = new Account(
    winters(
      { ticonderoga: ['22nd-28th', '27th-55th'], 'lake-george': ['fort-edward'] },
      { control: { ticonderoga: 'british' } },
    ),
  );
  game.british.isToChoose('return-to-colonies.garrison').chooses('stay 22nd-28th');
  expect([game.where('22nd-28th'), game.where('27th-55th')]).toEqual(['lake-george', 'albany']);
});
