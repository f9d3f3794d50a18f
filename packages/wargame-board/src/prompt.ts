import { type Catalogue, innermost, type Language, type Said, wordsOf } from '@carillon/board';

interface PromptArgs {
  readonly 'prompt.over': object;
}

/** The running procedures of a position. */
interface Running<Frame> {
  readonly stack: readonly Frame[];
}

/** The question that is asked, in one sentence, with its rule number; without one, that the game is over. */
export function promptOf<Frame extends { readonly procedure: string; readonly step: string }>(
  catalogue: Catalogue<PromptArgs>,
  view: Running<Frame>,
  { seat, rule }: { readonly seat: string | null; readonly rule: string },
  language: Language,
  textOf: (frame: Frame, seat: string) => string,
): Said {
  const frame = innermost(view.stack);
  if (seat === null || frame === undefined) return { text: wordsOf(catalogue).say(language, 'prompt.over') };
  return { text: textOf(frame, seat), rule };
}
