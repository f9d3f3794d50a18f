import type { Option } from './asked.ts';

/** The verbs that say yes to questions which a button declines, by `procedure.step`. */
export type YesVerbs = Readonly<Record<string, readonly string[]>>;

/** The choices that say yes to a question, and so may have buttons beside its no; in the order of `verbs`. */
export const yesesTo = (verbs: YesVerbs, step: string, options: readonly Option[]): readonly Option[] =>
  (verbs[step] ?? []).flatMap((verb) => options.filter((option) => option.verb === verb));
