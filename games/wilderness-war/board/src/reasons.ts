import { type Reasons, reasonsIn } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules';
import { type Args, isKey, sayAny } from './texts/index.ts';
import { label } from './texts/label.ts';

/** Why something may not be chosen. A fort can be demolished at most questions: it is not told of unless asked about. */
export const reasons: Reasons<View> = reasonsIn<View, Args>({ isKey, sayAny, label, aside: 'demolish' });
