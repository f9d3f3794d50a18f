import { type Speak, wordsOf } from '@carillon/board';
import { type Args, messages } from './generated/judging/index.ts';

/** A message about judgements in a language. */
export const sayJudging: Speak<Args> = wordsOf(messages).say;
