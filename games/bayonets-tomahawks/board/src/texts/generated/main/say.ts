// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import { type Catalogue, type Family, joined, type PlainKey, type Words, wordsOf } from '@carillon/board';
import { type Args as MainArgs, messages as main } from '../../../texts/generated/main/index.ts';
import { type Args as OpeningArgs, messages as opening } from '../../../texts/generated/opening/index.ts';

/** The parameters of each message. */
export type Args = MainArgs & OpeningArgs;

/** A key of a message without parameters. */
export type Plain = PlainKey<Args>;

/** The keys of a family, such as all that begin with `label.`. */
export type KeyIn<Name extends string> = Family<Args, Name>;

/** All texts of the board. */
export const catalogue: Catalogue<Args> = joined(opening, main);

const words: Words<Args> = wordsOf(catalogue);

/** A message in a language. */
export const say: Words<Args>['say'] = words.say;
export const sayAny: Words<Args>['sayAny'] = words.sayAny;
export const isKey: Words<Args>['isKey'] = words.isKey;
export const maybe: Words<Args>['maybe'] = words.maybe;
export const firstKey: Words<Args>['firstKey'] = words.firstKey;
