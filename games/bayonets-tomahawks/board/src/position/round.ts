import type { SavedFrame, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type FrameNamed, frameOf } from '@carillon/board';

export type RoundStep = FrameNamed<SavedFrame, 'action-round'>['step'];

/**
 * The present step of the Action Round (7.1): the one at which the round waits because it has called another procedure,
 * or because it asks. `undefined` between Action Rounds.
 */
export function roundStep(view: View): RoundStep | undefined {
  const frame = frameOf(view.stack, 'action-round');
  if (!frame) return undefined;
  if (frameOf(view.stack, 'battles')) return 'battles';
  if (frameOf(view.stack, 'start-events')) return 'firstEvents';
  if (frameOf(view.stack, 'end-of-round')) return 'close';
  const phase = frameOf(view.stack, 'action-phase')?.locals;
  if (!phase) return frame.step;
  if (phase.stage === 'reaction') return 'reaction';
  return phase.side === view.first ? 'firstPhase' : 'secondPhase';
}
