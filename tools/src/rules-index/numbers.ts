/** Rule numbers by chapter, in their order. */
export function chaptersOf(
  numbers: readonly string[],
): readonly (readonly [chapter: string, rules: readonly string[]])[] {
  const chapters = new Map<string, string[]>();
  for (const number of numbers) {
    const [chapter = ''] = number.split('.');
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), number]);
  }
  return [...chapters];
}
