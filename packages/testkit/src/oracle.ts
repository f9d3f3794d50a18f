import type { ChoiceEntry } from '@carillon/flow';
import type { Decision } from './position.ts';

/** What the rules say of one subject at a position, and what a second implementation says. */
export interface OracleFinding {
  readonly subject: string;
  /** What was asked, for whoever looks into a difference. */
  readonly where: string;
  readonly rules: string;
  readonly oracle: string;
}

/** A second implementation of parts of a title, written from its rulebook alone, that follows a game. */
export interface Oracle {
  /** Compares at a position, each as a game comes to it; hands back every comparison. */
  look(position: Decision, entries: readonly ChoiceEntry[]): OracleFinding[];
}

/** How often subjects were compared, and where the two differed. */
export class OracleCount {
  readonly compared: Map<string, number> = new Map();
  readonly differences: string[] = [];
  games: number = 0;

  /** `where`: the game and how far it has come, in words. */
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
function differenceIn({ subject, where, rules, oracle }: OracleFinding): string {
  const [more, fewer] = [without(rules, oracle), without(oracle, rules)];
  return `${subject} of ${where}: only the rules have [${more}], only the oracle has [${fewer}]`;
}
