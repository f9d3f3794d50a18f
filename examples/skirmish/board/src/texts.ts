import type { LogEntry } from '@carillon/skirmish-rules';

// All that Skirmish says, in English alone.

/** `blue-militia`: Blue Militia. */
export const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What is asked at each step. */
export const PROMPTS: Readonly<Record<string, string>> = {
  'game.bid': 'Bid supply for the first march.',
  'orders.order': 'March from a space, or rest.',
  'orders.to': 'Where to?',
  'losses.piece': 'Which piece is lost?',
  'battle.retreat': 'Retreat to which space?',
};

/** A line of the log. */
export function tellEntry(entry: LogEntry): string {
  switch (entry.type) {
    case 'turn':
      return `Turn ${entry.turn}`;
    case 'bids':
      return `Blue bids ${entry.blue}, Red bids ${entry.red}: ${nameOf(entry.first)} is first.`;
    case 'march':
      return `${nameOf(entry.side)} marches to the ${nameOf(entry.to)}.`;
    case 'fire':
      return `${nameOf(entry.side)} rolls ${entry.die}, and adds ${entry.adds}: ${entry.hits} hit(s).`;
    case 'lost':
      return `${nameOf(entry.piece)} is lost.`;
    case 'won':
      return `${nameOf(entry.side)} wins the battle at the ${nameOf(entry.at)}.`;
  }
}

/** The rulebook, a sentence a rule. */
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
