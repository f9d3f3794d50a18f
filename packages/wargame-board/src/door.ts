import type { Language, TitleDoor } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';

export { type PlainDoor, plainDoor } from './plain/door.ts';

// What the start page needs of a wargame: it loads no map and no counters.

/** A function that is loaded with the texts of its part of the page when it is first called. */
export const onFirstUse =
  <Args extends readonly unknown[], Result>(load: () => Promise<(...args: Args) => Result>) =>
  async (...args: Args): Promise<Result> => {
    const made = await load();
    await textsLoaded();
    return made(...args);
  };

/** What a title says of itself on the start page. */
export interface DoorFacts<Side extends string>
  extends Pick<TitleDoor, 'opening' | 'help' | 'war' | 'cover' | 'periodName'> {
  /** The texts of the start page: a side by its name, and `credit`. */
  readonly say: (language: Language, key: NoInfer<Side> | 'credit') => string;
}

/** A title for the start page: without its rules, its map and its counters. */
export const doorOf = <const Side extends string>(
  id: string,
  name: string,
  seats: readonly Side[],
  { say, ...rest }: DoorFacts<Side>,
): TitleDoor => ({
  ...{ id, name, seats, ...rest },
  seatName(seat, language) {
    const known = seats.find((each) => each === seat);
    return known === undefined ? seat : say(language, known);
  },
  credit: (language) => say(language, 'credit'),
});
