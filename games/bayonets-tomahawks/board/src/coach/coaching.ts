import type { StepName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { CoachText } from '@carillon/board';

/** The coach's words at the questions of some chapters. */
export type Coaching = Readonly<Partial<Record<StepName, CoachText>>>;
