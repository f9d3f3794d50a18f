import { type Target, targetOf } from '@carillon/board';
import type { Now } from '../../../shared/messages.ts';

/** The targets that a lesson points at. */
export const taughtTargets = ({ lesson }: Now<unknown, unknown>): readonly Target[] =>
  lesson?.points.flatMap((point): Target[] => {
    const target = targetOf(point);
    return target ? [{ ...target, taught: true }] : [];
  }) ?? [];
