import type { CoachText } from '@carillon/board';
import type { MomentName, StepName } from '@carillon/wilderness-war-rules/reference';

/** The coach's words at the questions of a chapter; at a response window by its moment. */
export type Coaching = Readonly<Partial<Record<StepName | `window.offer.${MomentName}`, CoachText>>>;
