import { readFileSync } from 'node:fs';
import type { Verdict } from '@carillon/opponent';
import { describe, expect, it } from 'vitest';
import type { Adviser } from '../../src/game-worker/computer-apart.ts';
import { adviserApart } from '../../src/game-worker/computer-apart.ts';
import type { ComputerJudgeTask } from '../../src/shared/computer.ts';
import type { JudgedTurn, PlayedTurn, Reply } from '../../src/shared/messages.ts';
import { atOnce } from './at-once.ts';
import { type AnyNow, HERE, page, untilOwnCard, wildernessWar } from './computer-page.ts';
import { afterBids, pageAt, type Sent } from './on-server.ts';
import { savedGames } from './table.ts';
import { think } from './unhurried.ts';

const FINISHED = new URL('../../../../fixtures/golden/wilderness-war/eager-annus-mirabilis-184.txt', import.meta.url);
const VERDICT: Verdict = {
  ...{ best: 0.6, chosen: 0.5, loss: 0.1, error: 0.01, grade: 'mistake', after: 0.55, luck: 0.05, playouts: 1 },
};

/** A judge that records its tasks, and always gives the same verdict. */
function spy() {
  const tasks: ComputerJudgeTask[] = [];
  let cancelled = 0;
  const adviser: Adviser = {
    ...HERE,
    judge: async (task) => {
      tasks.push(task);
      return VERDICT;
    },
    cancel: () => void cancelled++,
  };
  return { tasks, adviser, cancelled: () => cancelled };
}

type At = ReturnType<typeof page>;
const turnsAt = async (at: At): Promise<Reply<readonly PlayedTurn[]>> =>
  (await at.ask('turns', {})) as unknown as Reply<readonly PlayedTurn[]>;
const judged = async (at: At, turn: number): Promise<Reply<JudgedTurn>> =>
  (await at.ask('judge', { turn })) as unknown as Reply<JudgedTurn>;
const REFUSED = { ok: false, code: 'no_judging' };

/** A page with a finished game. */
async function finished(adviser: Adviser): Promise<{ readonly at: At; readonly now: AnyNow }> {
  const at = page(savedGames(), think, adviser);
  const brought = (await at.told('bring', { text: readFileSync(FINISHED, 'utf8') })) as unknown as {
    readonly id: string;
  };
  return { at, now: await at.told('resume', { game: brought.id, takeOver: false }) };
}

describe('a game is judged', () => {
  it('when it is over, turn by turn, each from the view of its side', async () => {
    const { tasks, adviser } = spy();
    const { at, now } = await finished(adviser);
    expect(now.mayJudge).toBe(true);
    const turns = await turnsAt(at);
    if (!turns.ok) throw new Error(turns.code);
    expect(turns.value.length).toBeGreaterThan(10);
    const numbers = turns.value.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const [turn, { seat }] of turns.value.slice(0, 6).entries()) {
      expect(await judged(at, turn)).toEqual({ ok: true, value: VERDICT });
      const { view, after } = tasks[turn] ?? {};
      const other = seat === 'french' ? 'british-hand' : 'french-hand';
      for (const seen of [view, after !== undefined && 'view' in after ? after.view : view]) {
        const places = Object.values((seen as AnyNow['view']).cards);
        expect(places).toContain(`${seat}-hand`);
        expect(places).not.toContain(other);
      }
    }
    await judged(at, 3);
    expect(tasks, 'a verdict is kept').toHaveLength(6);
    expect(await judged(at, 10_000)).toEqual(REFUSED);
  });

  it('never while it is under way, but in an analysis of it', async () => {
    const { adviser } = spy();
    const at = page(savedGames(), think, adviser);
    const now = await untilOwnCard(at, await at.told('open', wildernessWar));
    expect(now.mayJudge).toBe(false);
    expect(await turnsAt(at)).toEqual(REFUSED);
    const copy = await at.told('analyse', { number: null });
    expect(copy.mayJudge).toBe(false);
    const chosen = await at.told('choose', {
      seat: copy.asked.seat ?? '',
      choices: [copy.options[0]?.text ?? ''],
      seen: copy.length,
    });
    expect(chosen.mayJudge).toBe(true);
    expect(await turnsAt(at)).toMatchObject({ ok: true, value: [{ seat: 'british' }] });
    expect((await at.told('leaveAnalysis', {})).mayJudge).toBe(false);
    expect(await judged(at, 0)).toEqual(REFUSED);
  });

  it('on a server only when it is over, and its analyses only then', async () => {
    const { server, first } = afterBids();
    const running = pageAt(server, first);
    expect((await running.join()).mayJudge).toBe(false);
    const open = (await running.ask('analyse', { number: null })) as { readonly value: Sent };
    const chosen = await running.ask('choose', { seat: first, choices: ['rest'], seen: open.value.length });
    expect(chosen).toMatchObject({ ok: true, value: { analysis: true, mayJudge: false } });
    expect(await running.ask('turns', {})).toEqual(REFUSED);
    await running.ask('leaveAnalysis', {});
    const over = await running.ask('joined', { ...server.sendAll(first), status: 'over' });
    expect(over).toMatchObject({ ok: true, value: { mayJudge: true } });
  });
});

describe('a cancelled question', () => {
  it('is dropped at once, though the other worker is still busy', async () => {
    let ended = 0;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const busy = adviserApart(() => ({
      postMessage: () => begin(),
      addEventListener: () => undefined,
      terminate: () => void ended++,
    }));
    const at = page(savedGames(), think, busy);
    const { computer: _, ...both } = wildernessWar;
    await at.told('open', both);
    const { asked, options, length } = await at.told('analyse', { number: null });
    await at.told('choose', { seat: asked.seat ?? '', choices: [options[0]?.text ?? ''], seen: length });
    await turnsAt(at);
    const waiting = judged(at, 0);
    await begun;
    expect(await atOnce(Promise.all([at.ask('drop', {}), waiting]))).toEqual([{ ok: true, value: null }, REFUSED]);
    expect(ended).toBe(1);
  });
});
