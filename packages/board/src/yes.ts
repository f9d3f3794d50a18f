import type { Option } from './asked.ts';

/** For questions that a button declines, by `procedure.step`: the verbs that say yes to them. */
export type YesVerbs = Readonly<Record<string, readonly string[]>>;

/** The choices that say yes to a question, and therefore may have buttons beside its no: by verb. */
export const yesesTo = (verbs: YesVerbs, step: string, options: readonly Option[]): readonly Option[] =>
  (verbs[step] ?? []).flatMap((verb) => options.filter((option) => option.verb === verb));
