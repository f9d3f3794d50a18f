// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import { type Words, wordsOf } from '@carillon/board/message';
import { type Args, messages } from '../../../texts/generated/signs/index.ts';

const words: Words<Args> = wordsOf(messages);

export const say: Words<Args>['say'] = words.say;
