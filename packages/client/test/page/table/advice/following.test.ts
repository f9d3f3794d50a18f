import { beforeEach, describe, expect, it, vi } from 'vitest';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers.
vi.resetModules();
const { createRoot, createSignal } = await import('solid-js');
const { Advised } = await import('../../../../src/page/table/advice/advice.ts');

// A player follows a plan of a hint: Webb takes two units from the Carry to Ticonderoga, and on to Crown Point.

interface Made {
  readonly who: string;
  readonly choice?: string;
  readonly auto?: true;
  readonly undo?: number;
}

const plan = (log: readonly string[], ...choices: readonly (readonly [string, number])[]) => ({
  ...{ choice: choices[0]?.[0] ?? '', log, choices: choices.map(([text, logged]) => ({ text, logged })) },
  ...{ chance: 0.5, error: 0.01, points: 0, lost: [0, 0], fights: [], worths: [] },
});
const force = [
  ['lead webb', 0],
  ['take ranger', 0],
  ['take militia', 0],
  ['done', 0],
] as const;
const PLANS = [
  plan(['card', 'build albany'], ['forts card', 0], ['build albany', 1]),
  plan(
    ['activate webb', 'carry ticonderoga', 'ticonderoga crown-point'],
    ...force,
    ['pass', 1],
    ['move ticonderoga', 1],
    ['move crown-point', 2],
  ),
  plan(['activate webb', 'carry albany'], ...force, ['pass', 1], ['move albany', 1]),
];
const advice = { plans: PLANS, ahead: false, features: [], playouts: 1, version: '1' };

/** A table where the British are asked, with a hint that has just come; its plans are those of `PLANS`. */
async function hinted() {
  const journal: Made[] = [{ who: 'french', choice: 'pass' }];
  const asking = (options: readonly string[], seat = 'british') => ({
    ...{ length: journal.length, asked: { seat }, computer: 'french' },
    options: options.map((text) => ({ text })),
  });
  const [now, setNow] = createSignal(asking(['forts card', 'lead webb']));
  const session = { now, journal: async () => [...journal], ask: async () => ({ ok: true, value: advice }) };
  const title = {
    logLine: (text: string) => ({ text }),
    wayOf: (text: string) => {
      const [from, to] = text.split(' ');
      return from === 'carry' || from === 'ticonderoga' ? { from, to } : undefined;
    },
  };
  const words = { language: 'en', labelOf: ({ text }: { readonly text: string }) => `button ${text}` };
  const advised = createRoot(
    () => new Advised({ words, title, session, computer: {} } as unknown as ConstructorParameters<typeof Advised>[0]),
  );
  await Promise.resolve();
  await advised.ask('hint');
  /** Somebody makes a choice, an automatic one or an undo; then these are offered. */
  const next = async (made: Made, options: readonly string[], seat?: string): Promise<void> => {
    journal.push(made);
    setNow(asking(options, seat));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const shown = (): readonly number[] =>
    PLANS.flatMap((each, i) => (advised.asked() && advised.isOpen(each as never) ? [i + 1] : []));
  const sentences = (number: number) => advised.sentences(advice, PLANS[number - 1] as never);
  return { advised, next, shown, sentences };
}

const british = (choice: string): Made => ({ who: 'british', choice });

describe('a player who follows a plan of a hint', () => {
  let at: Awaited<ReturnType<typeof hinted>>;
  beforeEach(async () => {
    at = await hinted();
  });

  /** The player leads Webb with both units. */
  async function activated(): Promise<void> {
    await at.next(british('lead webb'), ['take ranger', 'take militia', 'done']);
    await at.next(british('take ranger'), ['take militia', 'done']);
    await at.next(british('take militia'), ['done']);
    await at.next({ who: 'british', choice: 'done', auto: true }, ['move ticonderoga', 'move albany', 'stop']);
  }

  it('keeps it and all that begin alike, and sees the others go', async () => {
    await at.next(british('lead webb'), ['take ranger', 'take militia', 'done']);
    expect(at.shown()).toEqual([2, 3]);
    // The plan that was unfolded has gone, and another is instead.
    expect(at.advised.chosen()).toBe(1);
    expect(at.advised.ways()).toEqual([['carry', 'ticonderoga', 'crown-point']]);
  });

  it('sees on the map and in the list what is left of it', async () => {
    await activated();
    expect(at.sentences(2)).toEqual(['carry ticonderoga', 'ticonderoga crown-point']);
    await at.next(british('pass'), ['move ticonderoga', 'move albany', 'stop']);
    await at.next(british('move ticonderoga'), ['move crown-point', 'stop']);
    expect([at.shown(), at.sentences(2)]).toEqual([[2], ['ticonderoga crown-point']]);
    expect(at.advised.ways()).toEqual([['ticonderoga', 'crown-point']]);
  });

  it('may take the units of the force in any order', async () => {
    await at.next(british('lead webb'), ['take ranger', 'take militia', 'done']);
    await at.next(british('take militia'), ['take ranger', 'done']);
    expect(at.shown()).toEqual([2, 3]);
    // A force without the ranger is another plan.
    await at.next(british('done'), ['move ticonderoga', 'move albany', 'stop']);
    expect(at.shown()).toEqual([]);
    expect(at.advised.asked()).toBeUndefined();
  });

  it('keeps it while the other side answers and dice roll', async () => {
    await activated();
    await at.next(british('pass'), ['move ticonderoga', 'move albany', 'stop']);
    await at.next(british('move ticonderoga'), ['decline'], 'french');
    await at.next({ who: 'french', choice: 'decline' }, [], 'chance');
    await at.next({ who: 'chance', choice: 'roll 3' }, ['move crown-point', 'stop']);
    expect(at.shown()).toEqual([2]);
  });

  it('sees it go where the next step is not possible any more', async () => {
    await activated();
    await at.next(british('move ticonderoga'), ['take losses']);
    expect(at.shown()).toEqual([]);
  });

  it('sees it go once it is done, or left', async () => {
    await at.next(british('forts card'), ['build albany', 'build carlisle']);
    expect(at.shown()).toEqual([1]);
    await at.next(british('build carlisle'), ['build albany']);
    expect(at.advised.asked()).toBeUndefined();
    at = await hinted();
    await at.next(british('forts card'), ['build albany', 'build carlisle']);
    await at.next(british('build albany'), ['stop']);
    expect(at.advised.asked()).toBeUndefined();
  });

  it('gets a step back with undo, but no plan from before the hint', async () => {
    await activated();
    await at.next({ who: 'british', undo: 3 }, ['take militia', 'done']);
    expect([at.shown(), at.sentences(2)[0]]).toEqual([[2, 3], 'activate webb']);
    await at.next({ who: 'british', undo: 0 }, ['forts card', 'lead webb']);
    expect(at.advised.asked()).toBeUndefined();
  });
});
