import { describe, expect, it } from 'vitest';
import { barNow, mayRestart, otherUndone, playsHere } from '../../../../src/page/table/prompt/undo-buttons.tsx';
import type { Now } from '../../../../src/shared/messages.ts';

type AnyNow = Now<unknown, unknown>;

/** The words of the undo button while the British are asked and a choice of `seat` can be undone. */
function shown(seat: string, changes: Partial<AnyNow> = {}, past = false): string | undefined {
  const undo = { seat, choices: 1 };
  const now = { undo, asked: { seat: 'british' }, online: null, computer: null, ...changes } as AnyNow;
  return otherUndone({ session: { now: () => now, past: () => (past ? {} : undefined) } as never });
}

const online = (seat: string): Partial<AnyNow> => ({
  online: { seat, undo: 7, action: 7, redo: null, last: 7 },
});

describe('the undo button', () => {
  it('names the other side’s choice at one screen, and nobody’s when it is the asked side’s own', () => {
    expect(shown('french')).toBe('french');
    expect(shown('british')).toBeUndefined();
    expect(shown('french', {}, true)).toBeUndefined();
  });

  it('says nothing of the other side about the player’s own choice over the network (P28)', () => {
    expect(shown('french', online('french'))).toBeUndefined();
  });

  it('names the other side’s choice to a player who plays both sides on a server', () => {
    expect(shown('french', online('british'))).toBe('french');
  });

  it('says nothing of the other side while the computer is asked', () => {
    expect(shown('french', { computer: 'british' })).toBeUndefined();
  });

  it('has a restart beside it only in an action with several choices, and of the player’s own', () => {
    const restarts = (undo: object, seat = 'french', past?: object): boolean =>
      mayRestart({
        session: {
          now: () => ({ undo, asked: { seat }, online: null, computer: null }) as AnyNow,
          past: () => past,
        } as never,
      });
    const undo = { seat: 'french', choices: 5, action: 2 };
    expect(restarts(undo)).toBe(true);
    expect(restarts({ seat: 'french', choices: 5 })).toBe(false);
    expect(restarts({ bar: 'nothing_to_undo' })).toBe(false);
    expect([restarts(undo, 'british'), restarts(undo, 'french', {})]).toEqual([false, false]);
  });

  it('says in a lesson that a new step has begun, and only at the first that there is nothing to undo', () => {
    const barred = (step: number, undo: object = { bar: 'nothing_to_undo' }) =>
      barNow({ session: { now: () => ({ undo, lesson: { step } }) as AnyNow, past: () => undefined } as never });
    expect([barred(0), barred(1)]).toEqual(['undoNothing', 'undoStep']);
    expect(barred(1, { seat: 'french', choices: 1 })).toBeUndefined();
  });

  it('is there for players, at one screen and on a server, and not for those who watch (P36)', () => {
    const plays = (line: AnyNow['online']): boolean =>
      playsHere({ session: { now: () => ({ online: line }) as AnyNow, past: () => undefined } as never });
    expect([plays(null), plays(online('french').online ?? null)]).toEqual([true, true]);
    expect(plays({ seat: null, undo: null, action: null, redo: null, last: 0 } as never)).toBe(false);
  });
});
