import type { Target, Way } from '@carillon/board';

/** Ways as lists of spaces; one that goes on from the end of the one before is a part of it. */
export function joined(ways: readonly Way[]): readonly (readonly string[])[] {
  const lists: string[][] = [];
  for (const { from, to } of ways) {
    const last = lists.at(-1);
    const goesOn = last?.at(-1) === (from ?? to);
    if (!goesOn) lists.push(from === undefined ? [to] : [from, to]);
    else if (from !== undefined) last?.push(to);
  }
  return lists;
}

/** The spaces where ways begin and end: not those passed. Each is named once. */
export function endsOf(ways: readonly (readonly string[])[]): readonly Target[] {
  const ends = ways.flatMap((way) => [way.at(0) ?? [], way.at(-1) ?? []].flat());
  return [...new Set(ends)].map((id): Target => ({ kind: 'space', id }));
}
