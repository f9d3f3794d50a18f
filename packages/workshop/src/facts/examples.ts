import { HEADER, literal } from './literal.ts';
import type { Json } from './print.ts';

/** A worked example of the facts, as far as its files need it. */
interface ExampleFacts {
  readonly id: string;
  readonly rules: readonly string[];
}

/** How a worked example, or a variant of it, is played: its position in the notation, and all choices, in stretches. */
interface PlayedFacts {
  readonly id: string;
  /** The example of the facts. */
  readonly example: string;
  readonly scenario: string;
  readonly seat: string;
  readonly position: readonly string[];
  readonly plays: readonly (readonly string[])[];
}

/** What the files are made from. */
export interface ExampleSources {
  readonly examples: readonly ExampleFacts[];
  readonly played: readonly PlayedFacts[];
}

const RULE = /^\d+(\.\d+)*/;

/** The files of a title's worked examples: how each is played, and, for the page, the rules that each illustrates. */
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
