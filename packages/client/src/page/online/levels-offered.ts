import type { TitleList } from '@carillon/protocol';
import { onMount } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { type NetProps, text } from '../net/page.tsx';
import { LEVEL_NAMES } from '../shell/levels.ts';

/** The levels of computer players that the server offers for a title; `undefined` until it has answered. */
export function useLevels(title: () => string): Cell<readonly string[] | undefined> {
  const levels: Cell<readonly string[] | undefined> = cell<readonly string[] | undefined>(undefined);
  onMount(async () => {
    const reply = await call<TitleList>('GET', 'api/titles');
    const known = reply.ok ? reply.value.titles.find((each) => each.title === title()) : undefined;
    levels.set(known?.levels ?? []);
  });
  return levels;
}

/** The name of a level in the reader's language. */
export function levelWords(props: NetProps, level: string): string {
  const key = Object.entries(LEVEL_NAMES).find(([each]) => each === level)?.[1];
  return key === undefined ? level : text(props, key);
}
