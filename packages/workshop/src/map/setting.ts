/** The typefaces of names. */
export type Face = 'regular' | 'italic' | 'bold';

/**
 * The widths of the letters of Gentium Book Plus in each face, in thousandths of the font size; measured in a browser.
 */
const LETTERS: readonly (readonly [letters: string, regular: number, italic: number, bold: number])[] = [
  [' ', 220, 200, 220],
  ["'", 257, 211, 279],
  ['-', 343, 319, 361],
  ['A', 606, 568, 639],
  ['B', 567, 507, 618],
  ['C', 543, 493, 565],
  ['D', 607, 561, 651],
  ['EÉÈ', 506, 472, 535],
  ['F', 488, 445, 517],
  ['G', 589, 532, 607],
  ['H', 664, 615, 693],
  ['IÎ', 308, 290, 337],
  ['J', 315, 292, 344],
  ['K', 592, 555, 632],
  ['L', 487, 460, 520],
  ['M', 820, 753, 860],
  ['N', 654, 609, 668],
  ['O', 607, 554, 629],
  ['P', 538, 487, 582],
  ['Q', 607, 565, 629],
  ['R', 576, 537, 620],
  ['S', 488, 451, 525],
  ['T', 561, 528, 590],
  ['U', 659, 606, 673],
  ['V', 655, 598, 669],
  ['W', 850, 771, 850],
  ['Y', 601, 563, 619],
  ['aâ', 473, 460, 513],
  ['b', 518, 477, 547],
  ['cç', 443, 401, 461],
  ['d', 534, 481, 574],
  ['eèé', 469, 403, 491],
  ['f', 321, 289, 349],
  ['g', 498, 453, 527],
  ['h', 562, 504, 591],
  ['iî', 281, 256, 310],
  ['j', 269, 255, 298],
  ['k', 508, 456, 568],
  ['l', 281, 246, 310],
  ['m', 817, 735, 857],
  ['n', 562, 505, 591],
  ['oô', 510, 429, 532],
  ['p', 540, 481, 569],
  ['q', 526, 455, 559],
  ['r', 412, 373, 459],
  ['s', 397, 359, 430],
  ['t', 353, 317, 378],
  ['u', 541, 512, 574],
  ['v', 498, 456, 513],
  ['w', 710, 646, 721],
  ['x', 509, 447, 527],
  ['y', 498, 461, 513],
  ['z', 438, 379, 477],
  ['X', 620, 579, 635],
  ['Z', 530, 506, 552],
  ['’', 239, 211, 269],
  ['.,', 243, 211, 283],
];

const WIDTHS = new Map(
  LETTERS.flatMap(([letters, regular, italic, bold]) => [...letters].map((each) => [each, { regular, italic, bold }])),
);
const OTHER = 520;

/** The average width of a capital of IM Fell English, in thousandths of the font size; narrow ones are rare. */
const TITLE_CAPITAL = 730;

/** The width of a title in capitals, in units of `size`, before its letters are spaced. */
export const titleWidthOf = (text: string, size: number): number => (text.length * size * TITLE_CAPITAL) / 1000;

/** The width of a text, in units of `size`. It is drawn at exactly this length, so that no font breaks the layout. */
export function widthOf(text: string, size: number, face: Face = 'regular'): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (WIDTHS.get(letter)?.[face] ?? OTHER), 0);
  return Math.round((thousandths / 100) * size) / 10;
}

/** Every way to set a name on one or more lines, broken at spaces and behind hyphens; the whole name first. */
export function breakings(name: string): string[][] {
  const [first, ...rest] = name.split(/(?<=[ -])/);
  return rest
    .reduce<string[][]>(
      (ways, word) => [...ways.map((way) => joined(way, word)), ...ways.map((way) => [...way, word])],
      [[first ?? '']],
    )
    .map((lines) => lines.map((line) => line.trim()));
}

function joined(way: readonly string[], word: string): string[] {
  return [...way.slice(0, -1), `${way.at(-1) ?? ''}${word}`];
}
