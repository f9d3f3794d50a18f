import type { Option } from './asked.ts';

/** For questions that a button declines, by `procedure.step`: the verbs that say yes to them. */
export type YesVerbs = Readonly<Record<string, readonly string[]>>;

/** At most so many buttons say yes; all other choices are made on the table alone. */
const MOST = 3;

/** The choices that say yes to a question, and therefore have buttons beside its no: the first ones, by verb. */
export const yesesTo = (verbs: YesVerbs, step: string, options: readonly Option[]): readonly Option[] =>
  (verbs[step] ?? []).flatMap((verb) => options.filter((option) => option.verb === verb)).slice(0, MOST);
