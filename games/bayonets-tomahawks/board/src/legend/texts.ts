import { type Words, wordsOf } from '@carillon/board/message';
import { type Args, messages } from '../texts/generated/legend/index.ts';

/** The texts of the legend. */
export const tellLegend: Words<Args>['say'] = wordsOf(messages).say;
