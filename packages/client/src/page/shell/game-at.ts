import { isLevel } from '@carillon/seat';
import type { PageAddress } from '../net/page-address.ts';
import { type Chosen, type PlayableTitle, TITLES } from '../titles.tsx';
import type { Setting } from './past-games.ts';

/** The game that an address starts; `undefined` if it starts none. */
export function gameAt(at: PageAddress): { readonly title: PlayableTitle; readonly game: Chosen } | undefined {
  if (at.page !== 'play') return undefined;
  const title = TITLES.find(({ id }) => id === at.title);
  if (!title?.seats.includes(at.seat) || !isLevel(at.level)) return undefined;
  const { scenarios } = title.opening;
  const scenario = scenarios.find((each) => each === at.scenario) ?? scenarios[0] ?? '';
  return { title, game: gameFrom(title, { scenario, seat: at.seat, level: at.level }) };
}

/** The game with a setting, with options if any differ from the defaults. */
export function gameFrom(
  { seats }: Pick<PlayableTitle, 'seats'>,
  { scenario, seat, level, style }: Setting,
  options: Chosen['options'] = {},
): Chosen {
  const other = seat === null ? undefined : seats.find((each) => each !== seat);
  return {
    scenario,
    options,
    ...(other !== undefined && { computer: { seat: other, level, ...(style && { style }) } }),
  };
}
