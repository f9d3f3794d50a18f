import { type Catalogue, innermost, type Language, type Said, wordsOf } from '@carillon/board';

interface PromptArgs {
  readonly 'prompt.over': object;
}

/** The running procedures of a position. */
interface Running<Frame> {
  readonly stack: readonly Frame[];
}

/**
 * The current question, in one sentence, with its rule number; if there is none, a sentence that the game is over.
 *
 * @param textOf returns the sentence, from the running procedure and the asked side's name in the language and in the
 * rules
 */
export function promptOf<Frame extends { readonly procedure: string; readonly step: string }>(
  catalogue: Catalogue<PromptArgs>,
  view: Running<Frame>,
  { seat, rule }: { readonly seat: string | null; readonly rule: string },
  language: Language,
  textOf: (frame: Frame, side: string, seat: string) => string,
): Said {
  const frame = innermost(view.stack);
  const words = wordsOf(catalogue);
  if (seat === null || frame === undefined) return { text: words.say(language, 'prompt.over') };
  return { text: textOf(frame, words.maybe(language, seat) || seat, seat), rule };
}
