import type { LogEntry } from '@carillon/skirmish-rules';
import type { PlainFacts } from '@carillon/wargame-board';

// All texts of Skirmish, in English only.

/** `blue-militia`: Blue Militia. */
export const nameOf = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, dash: string, first: string) => (dash && ' ') + first.toUpperCase());

/** The question at each step. */
export const PROMPTS: Readonly<Record<string, string>> = {
  'game.bid': 'Bid supply for the first march.',
  'orders.order': 'March from a space, or rest.',
  'orders.to': 'Where to?',
  'losses.piece': 'Which piece is lost?',
  'battle.retreat': 'Retreat to which space?',
  over: 'The game is over.',
};

/** The log. */
export const LINES: PlainFacts<never, LogEntry>['lines'] = {
  turn: ({ turn }) => `Turn ${turn}`,
  bids: ({ blue, red, first }) => `Blue bids ${blue}, Red bids ${red}: ${nameOf(first)} is first.`,
  march: ({ side, to }) => `${nameOf(side)} marches to the ${nameOf(to)}.`,
  fire: ({ side, die, adds, hits }) => `${nameOf(side)} rolls ${die}, and adds ${adds}: ${hits} hit(s).`,
  lost: ({ piece }) => `${nameOf(piece)} is lost.`,
  won: ({ side, at }) => `${nameOf(side)} wins the battle at the ${nameOf(at)}.`,
};

/** The rulebook, one sentence per rule. */
export const RULES: Readonly<Record<string, string>> = {
  '1.1': 'Both bid supply in secret. The higher bid is first, in a tie the side that was second before.',
  '1.2': 'Each marches with its pieces of one space, or rests for one supply.',
  '2.1': 'A march goes to an adjacent space.',
  '2.2': 'Where enemies stand, there is a battle.',
  '3.1': 'Both fire at once: a die and the strength there. Five is a hit, nine are two.',
  '3.2': 'For each hit a piece is lost, of its owner’s choice.',
  '3.3': 'The side hit more often, in a tie the attacker, retreats to a space without enemies, or is lost.',
  '4.1': 'Who stands alone in the enemy’s home at the end of a turn wins.',
  '4.2': 'After the last turn the stronger side wins.',
};
