import { expect, it } from 'vitest';
import { play } from '../builder.ts';

const CRISIS = { french: ['british-ministerial-crisis-37', 'campaign-1'] } as const;

it('[5.51] early 1757 of the playbook: of the British hand only cards 57 and 59 are concerned', () => {
  const game = play({
    hands: {
      ...CRISIS,
      british: [
        'bastions-repaired-5',
        'ambush-12',
        'amphibious-landing-17',
        'governor-vaudreuil-interferes-22',
        'iroquois-alliance-28',
        'cherokee-uprising-31',
        'provincial-regiments-dispersed-38',
        'british-regulars-57',
        'british-regulars-59',
      ],
    },
  });
  game.french.playsEvent('british-ministerial-crisis-37');
  game.british.isToChoose('ministerial-crisis.discard');
  game.table.offersOnly(['discard british-regulars-57', 'discard british-regulars-59']);
  game.british.discards('british-regulars-57');
  expect(game.card('british-regulars-57')).toBe('discard');
  expect(game.card('british-ministerial-crisis-37')).toBe('discard');
  expect(game.position.held.british).toBe(8);
  game.british.isToChoose('phase.card');
});

it('[#37] [5.51] all cards that bring Regulars, Highlanders, Light Infantry or replacements are concerned, Royal Americans are not', () => {
  const concerned = [
    'troop-transports-47',
    'victories-in-germany-48',
    'light-infantry-54',
    'british-regulars-58',
    'highlanders-60',
    'highlanders-61',
    'highlanders-63',
    'british-regulars-64',
  ] as const;
  const others = ['royal-americans-65', 'french-regulars-55', 'colonial-recruits-46'] as const;
  for (const half of [concerned.slice(0, 4), concerned.slice(4)]) {
    const game = play({ scenario: 'early-war', hands: { ...CRISIS, british: [...half, ...others] } });
    game.french.playsEvent('british-ministerial-crisis-37');
    game.table.offersOnly(half.map((each) => `discard ${each}`));
  }
});

it('[#37] [5.51] a hand without such a card says so, and that is all', () => {
  const game = play({ hands: { ...CRISIS, british: ['campaign-2'] } });
  game.french.playsEvent('british-ministerial-crisis-37');
  game.table.offersOnly(['none']);
  game.british.chooses('none');
  expect(game.position.held.british).toBe(1);
  game.british.isToChoose('phase.card');
});

it('[5.51] the British must have a card', () => {
  play({ hands: CRISIS }).table.offersNot(['event british-ministerial-crisis-37']);
});
