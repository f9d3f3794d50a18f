import { type Reasons, reasonsIn } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { type Args, isKey, sayAny } from './texts/index.ts';
import { label } from './texts/label.ts';

/**
 * Explains why a choice is not available. Demolishing a fort is possible at most questions: it is mentioned only if
 * asked about.
 */
export const reasons: Reasons<View> = reasonsIn<View, Args>({ isKey, sayAny, label, aside: 'demolish' });
