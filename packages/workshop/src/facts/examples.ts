import { HEADER, literal } from './literal.ts';
import type { Json } from './print.ts';

/** The part of a worked example's facts that its files need. */
interface ExampleFacts {
  readonly id: string;
  readonly rules: readonly string[];
}

/** The play of a worked example, or of a variant of it: its position in the notation, and all choices, in stretches. */
interface PlayedFacts {
  readonly id: string;
  /** The example of the facts. */
  readonly example: string;
  readonly scenario: string;
  readonly seat: string;
  readonly position: readonly string[];
  readonly plays: readonly (readonly string[])[];
}

/** The sources of the files. */
export interface ExampleSources {
  readonly examples: readonly ExampleFacts[];
  readonly played: readonly PlayedFacts[];
}

const RULE = /^\d+(\.\d+)*/;

/** The files of a title's worked examples: the play of each, and, for the page, the rules that each illustrates. */
export function examplesFiles({ examples, played }: ExampleSources): Record<string, string> {
  const rulesOf = (id: string): readonly string[] => {
    const found = examples.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no example of the facts is called ${id}`);
    return found.rules.flatMap((rule) => RULE.exec(rule)?.[0] ?? []);
  };
  const rows = played.map(({ id, scenario, seat, position, plays }) => ({ id, scenario, seat, position, plays }));
  const rules = Object.fromEntries(played.map(({ id, example }) => [id, rulesOf(example)]));
  return {
    'lessons/src/data/examples.ts': `${HEADER}
import type { Example } from '@carillon/lessons';

/** The worked examples of the rulebook, as they are played. */
export const EXAMPLES: readonly Example[] = ${literal(rows as unknown as Json)};
`,
    'lessons/src/data/example-rules.ts': `${HEADER}
/** The rules that each worked example illustrates, by its id. */
export const EXAMPLE_RULES: Readonly<Record<string, readonly string[]>> = ${literal(rules as unknown as Json)};
`,
  };
}
