import { NO_CARD } from '@carillon/flow';
import { expect, it } from 'vitest';
import { declineIdle } from '../../../../src/page/table/prompt/decline-idle.ts';

/** A session at a window; standing answers pass it if no card could be played. */
function atWindow(playable: boolean) {
  const sent: string[] = [];
  let now = { length: 7, moment: 'alarm' as string | null, asked: { pass: 'pass' } };
  const session = {
    now: () => now,
    stand: async (answers: readonly object[]) => {
      sent.push(JSON.stringify(answers));
      if (!playable) now = { ...now, length: 8, moment: null };
    },
    choose: async (choices: readonly string[]) => {
      sent.push(...choices);
    },
  };
  return { sent, session: session as unknown as Parameters<typeof declineIdle>[0] };
}

const IDLE = JSON.stringify([{ moment: 'alarm', card: NO_CARD }]);

it('P41: passes a window by the standing answer alone if nothing could be played', async () => {
  const { sent, session } = atWindow(false);
  await declineIdle(session, 'alarm');
  expect(sent).toEqual([IDLE]);
});

it('P41: also declines it this time if a card could be played', async () => {
  const { sent, session } = atWindow(true);
  await declineIdle(session, 'alarm');
  expect(sent).toEqual([IDLE, 'pass']);
});

it('P13: one answer counts for all moments of the same action', async () => {
  const { sent, session } = atWindow(false);
  await declineIdle(session, 'alarm', ['alarm', 'relief']);
  expect(sent).toEqual([
    JSON.stringify([
      { moment: 'alarm', card: NO_CARD },
      { moment: 'relief', card: NO_CARD },
    ]),
  ]);
});
