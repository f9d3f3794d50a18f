/** Width classes of a book serif (Times, Palatino and their like), in thousandths of the font size. */
const CLASSES: readonly (readonly [letters: string, width: number])[] = [
  ["'’.,ijlÎî", 285],
  ['ft-I ', 315],
  ['rsJ', 385],
  ['acezéèç', 450],
  ['bdghknopquvxyôâ', 510],
  ['SFPELÉÈ', 590],
  ['ABCDGHKNOQRTUVXYZ', 710],
  ['mwM', 830],
  ['W', 940],
];

const WIDTH = new Map(CLASSES.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));
const OTHER = 520;

/** How wide a text is set, in units of `size`; drawn with this very length, so that no font breaks the layout. */
export function widthOf(text: string, size: number, stretch = 1): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (WIDTH.get(letter) ?? OTHER), 0);
  return Math.round((thousandths / 100) * size * stretch) / 10;
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
