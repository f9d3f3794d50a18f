import type { ChoiceEntry } from '@carillon/flow';
import type { Decision } from './position.ts';

/** The answers of the rules and of a second implementation on one subject at a position. */
export interface OracleFinding {
  readonly subject: string;
  /** The question, to help examine a difference. */
  readonly where: string;
  readonly rules: string;
  readonly oracle: string;
}

/** A second implementation of parts of a title, written from its rulebook alone, which follows a game. */
export interface Oracle {
  /** Compares at a position, in the order of the game; returns every comparison. */
  look(position: Decision, entries: readonly ChoiceEntry[]): OracleFinding[];
}

/** How often subjects were compared, and where the two differed. */
export class OracleCount {
  readonly compared: Map<string, number> = new Map();
  readonly differences: string[] = [];
  games: number = 0;

  /** `where`: the game and its progress, in words. */
  note(findings: readonly OracleFinding[], where: () => string): void {
    for (const finding of findings) {
      this.compared.set(finding.subject, (this.compared.get(finding.subject) ?? 0) + 1);
      if (finding.rules !== finding.oracle) this.differences.push(`${where()}: ${differenceIn(finding)}`);
    }
  }
}

const without = (all: string, some: string): string => {
  const known = new Set(some.split(' '));
  return all
    .split(' ')
    .filter((each) => !known.has(each))
    .join(' ');
};

/** A difference in a sentence or two. */
export function differenceIn({ subject, where, rules, oracle }: OracleFinding): string {
  const [more, fewer] = [without(rules, oracle), without(oracle, rules)];
  return `${subject} of ${where}: only the rules have [${more}], only the oracle has [${fewer}]`;
}
