import { describe, expect, it } from 'vitest';
import type { FaceName, PieceName } from '../../src/names.ts';
import { type Account, fight, type Sparse } from '../builder.ts';

// 13.5 Battle Rerolls

/** The British attack Ticonderoga, and roll these. */
function attack(units: readonly PieceName[], faces: readonly FaceName[], sparse: Sparse = {}): Account {
  const game = fight('ticonderoga', 'french', [...units], sparse);
  game.dice.roll(...faces);
  return game;
}
const BRIGADE = 'bearn-guyenne';

describe('13.5 units that may reroll', () => {
  it.each([
    ['miss', true],
    ['hit-tc', true],
    ['flag', false],
    ['hit-sc', false],
    ['bt', false],
  ] as const)('[13.5a] a Highland Brigade that shows %s: %s', (face, may) => {
    const game = attack(['royal-highland', BRIGADE], [face]);
    expect(game.table.breadcrumb.endsWith('volley.reroll')).toBe(may);
  });

  it('[13.5a] one whose Hit or B&T finds no target does not score, and may', () => {
    const hit = attack(['royal-highland', 'langis'], ['hit-sc']);
    hit.british.isToChoose('volley.reroll');
    const bt = attack(['royal-highland', 'langis'], ['bt']);
    bt.british.isToChoose('volley.reroll');
  });

  it('[13.5a] [13.3.4a] of two Hits for one target one does not score: either may be rolled again', () => {
    const units: readonly PieceName[] = ['commander-wolfe', '22nd-28th', '27th-55th', BRIGADE];
    const game = attack(units, ['hit-sc', 'hit-sc'], { reduced: [BRIGADE] });
    game.table.offersOnly(['commander 22nd-28th', 'commander 27th-55th', 'done']);
    const full = attack(['commander-wolfe', '22nd-28th', '27th-55th', 'canadiens-1'], ['hit-sc', 'hit-sc']);
    full.table.nowChooses('chance', 'volley.roll');
  });

  it('[13.5a] [13.3.4b] a Hit that only moves the marker to zero uses up no target: the second scores, too', () => {
    const units: readonly PieceName[] = ['commander-wolfe', '22nd-28th', '27th-55th', BRIGADE];
    const at: Sparse = { reduced: [BRIGADE], marshaled: ['22nd-28th'] };
    const game = attack(units, ['hit-sc', 'hit-sc'], at);
    game.dice.come('draw british-0-1');
    expect(game.logged('score').map(({ marker }) => marker)).toEqual([0, 1]);
    expect(game.where(BRIGADE)).toBe('losses');
    // Three are one too many.
    const three = attack(
      ['commander-wolfe', '22nd-28th', '27th-55th', '43rd-46th', BRIGADE],
      ['hit-sc', 'hit-sc', 'hit-sc'],
      at,
    );
    three.british.isToChoose('volley.reroll');
  });

  it('[13.5a] [13.3.3f] a B&T whose target Brigade the Hits will have eliminated does not score, and may', () => {
    const units: readonly PieceName[] = ['commander-wolfe', '22nd-28th', '27th-55th', BRIGADE];
    const game = attack(units, ['hit-sc', 'bt'], { reduced: [BRIGADE] });
    game.table.offersOnly(['commander 27th-55th', 'done']);
    // A Full one can take both.
    const full = attack(['commander-wolfe', '22nd-28th', '27th-55th', 'canadiens-1'], ['hit-sc', 'bt']);
    full.table.nowChooses('chance', 'volley.roll');
    // The Hit brings the marker to zero only, and leaves the Brigade to the B&T.
    const below = attack(units, ['hit-sc', 'bt'], { reduced: [BRIGADE], marshaled: ['22nd-28th'] });
    below.table.nowChooses('chance', 'chits.draw');
  });

  it('[13.5a] [13.3.3f] the Hits of Artillery strike no Brigades, and take nothing from its B&Ts', () => {
    const units: readonly PieceName[] = ['royal-artillery-1', 'royal-artillery-2', 'canonniers-bombardiers-1', BRIGADE];
    const game = attack(units, ['hit-sc', 'bt'], { reduced: [BRIGADE], cards: ['lucky-cannonball-8'] });
    game.table.nowChooses('chance', 'chits.draw');
    expect([game.isReduced('canonniers-bombardiers-1'), game.where(BRIGADE)]).toEqual([true, 'losses']);
  });

  it('[13.5a] [13.3.3f] a B&T of other Brigades never scores, and may always', () => {
    const game = attack(['commander-wolfe', 'new-england-brigade-1', BRIGADE], ['bt']);
    game.british.isToChoose('volley.reroll');
  });

  it('[13.5a] once for each reason: ability, Commander, event', () => {
    const game = attack(['commander-wolfe', 'royal-highland', BRIGADE], ['miss'], { cards: ['perfect-volleys-14'] });
    game.table.offersOnly(['highland royal-highland', 'commander royal-highland', 'event royal-highland', 'done']);
    game.british.rerolls('royal-highland', 'event');
    game.dice.roll('miss');
    game.table.offersOnly(['highland royal-highland', 'commander royal-highland', 'done']);
    game.british.rerolls('royal-highland', 'highland');
    game.dice.roll('miss');
    game.table.offersOnly(['commander royal-highland', 'done']);
    game.british.rerolls('royal-highland');
    game.dice.roll('hit-tc');
    game.table.nowChooses('chance', 'volley.roll');
    expect(game.logged('roll').map(({ reroll }) => reroll)).toEqual([null, 'event', 'highland', 'commander']);
  });

  it('[13.5a] the new die replaces the old', () => {
    const game = attack(['royal-highland', BRIGADE], ['miss']);
    game.british.rerolls('royal-highland', 'highland');
    game.dice.roll('hit-sc');
    expect(game.isReduced(BRIGADE)).toBe(true);
    expect(game.logged('score').map(({ marker }) => marker)).toEqual([1]);
  });

  it('[13.5b] no other Brigade may by itself, and nobody must', () => {
    attack(['22nd-28th', BRIGADE], ['miss']).table.nowChooses('chance', 'volley.roll');
    const game = attack(['royal-highland', BRIGADE], ['miss']);
    game.british.stops();
    game.table.nowChooses('chance', 'volley.roll');
  });

  it('[13.5d] an event helps those it names, three times in one Battle', () => {
    const at: Sparse = { cards: ['lucky-cannonball-8'] };
    const game = attack(['royal-artillery-1', '22nd-28th', 'fort-carillon'], ['miss', 'miss'], at);
    game.table.offersOnly(['event royal-artillery-1', 'done']);
  });
});

describe('13.5 rerolls by a Commander', () => {
  it('[13.5c] are for units of his shapes, of the owner’s choice, one after another', () => {
    const game = attack(['commander-howe', '22nd-28th', '27th-55th', 'royal-artillery-1', BRIGADE], ['miss', 'miss']);
    game.table.offersOnly(['commander 22nd-28th', 'commander 27th-55th', 'done']);
    game.british.rerolls('22nd-28th');
    game.dice.roll('flag');
    game.table.offersOnly(['commander 27th-55th', 'done']);
    game.british.stops();
    // Artillery has no Commander.
    game.dice.roll('miss');
    game.table.nowChooses('chance', 'volley.roll');
  });

  it.each([
    ['commander-howe', true, true],
    ['commander-wolfe', false, true],
  ] as const)('[13.5c] %s helps Light units: %s, Brigades: %s', (name, lights, brigades) => {
    const game = attack([name, 'rogers', '22nd-28th', BRIGADE], ['miss']);
    expect(game.table.breadcrumb.endsWith('volley.reroll')).toBe(lights);
    if (lights) game.british.stops();
    game.dice.roll('miss');
    expect(game.table.breadcrumb.endsWith('volley.reroll')).toBe(brigades);
  });

  it('[13.5c] Indian units are of his shape, too; Fleets, Forts and Bastions of none', () => {
    const indian = fight('lake-george', 'british', ['commander-rigaud', 'abenaki', 'rogers']);
    indian.dice.roll('miss');
    indian.french.isToChoose('volley.reroll');
    const round = fight('quebec', 'french', ['commander-levis', 'bastion-1', 'fleet-de-l-isle', 'rogers']);
    round.dice.roll('miss', 'miss', 'miss');
    round.table.nowChooses('chance', 'battle.militiaRoll');
  });

  it('[13.5c] equal his rating, for the whole Battle', () => {
    const units: readonly PieceName[] = [
      'commander-forbes',
      '22nd-28th',
      '27th-55th',
      'new-england-brigade-1',
      BRIGADE,
    ];
    const game = attack(units, ['miss', 'miss']);
    game.british.rerolls('22nd-28th');
    game.dice.roll('flag');
    expect(game.rerolls('british')).toBe(0);
    // None is left for the second, nor for the New Englanders.
    game.dice.roll('miss');
    game.table.nowChooses('chance', 'volley.roll');
  });

  it('[13.5c] each side has its own', () => {
    const game = attack(['commander-forbes', '22nd-28th', 'commander-pouchot', BRIGADE], ['miss']);
    game.british.rerolls('22nd-28th');
    game.dice.roll('flag', 'miss');
    game.french.isToChoose('volley.reroll');
    expect([game.rerolls('british'), game.rerolls('french')]).toEqual([0, 1]);
  });

  it('[13.5c] [13.9.3c] a Commander who sits the Battle out grants none', () => {
    const game = attack(['commander-howe', '22nd-28th', BRIGADE], ['miss'], { sittingOut: ['commander-howe'] });
    game.table.nowChooses('chance', 'volley.roll');
  });
});

describe('13.5.1 Commander Casualty', () => {
  /** Wolfe leads two Brigades that miss; the first misses again. */
  const missed = (others: readonly PieceName[] = [], leader: PieceName = 'commander-wolfe'): Account => {
    const game = fight('ticonderoga', 'french', [leader, ...others, '22nd-28th', '27th-55th', BRIGADE]);
    if (game.table.breadcrumb.endsWith('attackerCommander')) game.british.leads(leader);
    game.dice.roll('miss', 'miss');
    game.british.rerolls('22nd-28th');
    game.dice.roll('miss');
    return game;
  };

  it.each(['flag', 'hit-tc', 'hit-sc', 'bt'] as const)(
    '[13.5.1a] a Miss by his reroll is checked; %s spares him',
    (face) => {
      const game = missed();
      game.table.nowChooses('chance', 'volley.casualty');
      game.dice.roll(face);
      expect(game.where('commander-wolfe')).toBe('ticonderoga');
      game.table.offersOnly(['commander 27th-55th', 'done']);
      // The die of the check is not a roll of the unit.
      game.british.stops();
      expect(game.logged('score')).toEqual([]);
    },
  );

  it('[13.5.1a] a second Miss removes him, and the rerolls he had left', () => {
    const game = missed();
    game.dice.roll('miss');
    expect(game.where('commander-wolfe')).toBe('removed');
    expect(game.logged('commander-casualty')).toMatchObject([{ commander: 'commander-wolfe', lost: true }]);
    game.table.nowChooses('chance', 'volley.roll');
  });

  it('[13.5.1a] no other result of his reroll is checked', () => {
    for (const face of ['flag', 'hit-tc', 'hit-sc', 'bt'] as const) {
      const game = attack(['commander-wolfe', '22nd-28th', BRIGADE], ['miss']);
      game.british.rerolls('22nd-28th');
      game.dice.roll(face);
      expect(game.logged('commander-casualty')).toEqual([]);
      game.table.nowChooses('chance', 'volley.roll');
    }
  });

  it('[13.5.1a] nor is a Miss of any other reroll, or of the first roll', () => {
    const game = attack(['commander-wolfe', 'royal-highland', BRIGADE], ['miss']);
    game.british.rerolls('royal-highland', 'highland');
    game.dice.roll('miss');
    game.british.isToChoose('volley.reroll');
    expect(game.logged('commander-casualty')).toEqual([]);
  });

  it('[13.5.1b] another of the stack may take his place, with the rerolls that he had left', () => {
    const game = missed(['commander-howe', 'commander-forbes']);
    game.dice.roll('miss');
    game.british.isToChoose('volley.replace');
    game.table.offersOnly(['lead commander-forbes', 'lead commander-howe', 'none']);
    // Wolfe had two left, and Howe rates two.
    game.british.leads('commander-howe');
    expect(game.rerolls('british')).toBe(2);
    game.british.rerolls('27th-55th');
    game.dice.roll('flag');
    expect(game.rerolls('british')).toBe(1);
  });

  it('[13.5.1b] with no more than his own rating', () => {
    const game = missed(['commander-forbes']);
    game.dice.roll('miss');
    game.british.leads('commander-forbes');
    expect(game.rerolls('british')).toBe(1);
  });

  it('[13.5.1b] and with no more than were left, though he rates higher', () => {
    const game = missed(['commander-wolfe'], 'commander-howe');
    game.dice.roll('miss');
    game.british.leads('commander-wolfe');
    expect(game.rerolls('british')).toBe(1);
  });

  it('[13.5.1b] from then on his own shapes count', () => {
    const game = fight('ticonderoga', 'french', [
      'commander-howe',
      'commander-wolfe',
      'rogers',
      'gage',
      '22nd-28th',
      BRIGADE,
    ]);
    game.british.leads('commander-howe');
    game.dice.roll('miss', 'miss');
    game.british.rerolls('rogers');
    game.dice.roll('miss', 'miss');
    game.british.leads('commander-wolfe');
    // Gage is Light, and Wolfe helps Brigades only.
    game.dice.roll('miss');
    game.table.offersOnly(['commander 22nd-28th', 'done']);
  });

  it('[13.5.1b] or nobody does', () => {
    const game = missed(['commander-howe']);
    game.dice.roll('miss');
    game.british.chooses('none');
    game.table.nowChooses('chance', 'volley.roll');
    expect(game.where('commander-howe')).toBe('ticonderoga');
  });

  it('[13.5.1b] not an enemy Commander, nor one who sits the Battle out', () => {
    const game = fight(
      'ticonderoga',
      'french',
      ['commander-wolfe', 'commander-howe', '22nd-28th', '27th-55th', 'commander-levis', BRIGADE],
      { sittingOut: ['commander-howe'] },
    );
    game.dice.roll('miss', 'miss');
    game.british.rerolls('22nd-28th');
    game.dice.roll('miss', 'miss');
    game.table.nowChooses('chance', 'volley.roll');
  });
});
