import { folded } from './folded.ts';

/** A part of a text; `met` if it is one of the words that were sought. */
export interface Part {
  readonly text: string;
  readonly met: boolean;
}

/** A text in parts, so that the words that were sought can be marked; case and accents make no difference. */
export function marked(text: string, words: readonly string[]): readonly Part[] {
  const letters = [...text];
  const met = letters.map(() => false);
  // The letter from which each character of the folded text comes: folding may drop or add characters.
  const from = letters.flatMap((letter, i) => [...folded(letter)].map(() => i));
  const plain = letters.map(folded).join('');
  for (const word of words)
    for (let at = plain.indexOf(word); word !== '' && at >= 0; at = plain.indexOf(word, at + word.length))
      for (const i of from.slice(at, at + word.length)) met[i] = true;
  const parts: { text: string; met: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last !== undefined && last.met === met[i]) last.text += letter;
    else parts.push({ text: letter, met: met[i] === true });
  }
  return parts;
}
