import { type Words, wordsOf } from '@carillon/board/message';
import { type Args, messages } from '../texts/generated/war/index.ts';

/** The texts of the war in a minute. */
export const tellWar: Words<Args>['say'] = wordsOf(messages).say;
