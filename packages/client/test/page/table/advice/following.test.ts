import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers, and need it later.
vi.resetModules();
afterAll(() => vi.resetModules());
const { createRoot, createSignal } = await import('solid-js');
const { Advised } = await import('../../../../src/page/table/advice/advice.ts');
const { AdviceWords } = await import('../../../../src/page/table/advice/advice-words.ts');

// A player follows a plan of a hint: Webb takes two units from the Carry to Ticonderoga, and on to Crown Point.

interface Made {
  readonly who: string;
  readonly choice?: string;
  readonly auto?: true;
  readonly undo?: number;
}

const STEPS = ['hold', 'forts', 'lead', 'take', 'move'];
/** What begins a part of the turn is least deep. */
const placed = (text: string) => {
  const step = STEPS.findIndex((each) => text.replace(/^(?:raid|end)/, 'lead').startsWith(each));
  return { step, depth: step >= 0 && step < 3 ? 1 : 2 };
};
const plan = (log: readonly string[], ...choices: readonly (readonly [string, number])[]) => ({
  ...{ choice: choices[0]?.[0] ?? '', log },
  choices: choices.map(([text, logged]) => ({ text, logged, ...placed(text) })),
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
const adviceOf = (plans: typeof PLANS) => ({
  ...{ plans, ahead: false, basis: 'playouts' as const, features: [], playouts: 1, version: '1' },
});
/** Nothing is held back; then Webb and Dieskau march, in either order, and Webb may go on. */
const MARCHES = [
  plan(
    ['carry albany', 'albany kingston', 'carry ticonderoga'],
    ...([
      ['hold none', 0],
      ['lead webb', 0],
      ['take ranger', 0],
      ['move albany', 0],
      ['move kingston', 1],
    ] as const),
    ...([
      ['lead dieskau', 2],
      ['take militia', 2],
      ['move ticonderoga', 2],
      ['end', 3],
    ] as const),
  ),
  plan(['raid carlisle'], ['hold none', 0], ['raid carlisle', 0]),
];

/** A table where the British are asked, with a hint that has just come. */
async function hinted(plans = PLANS, first: readonly string[] = ['forts card', 'lead webb']) {
  const advice = adviceOf(plans);
  const journal: Made[] = [{ who: 'french', choice: 'pass' }];
  const asking = (options: readonly string[], seat = 'british') => ({
    ...{ length: journal.length, asked: { seat }, computer: 'french' },
    options: options.map((text) => ({ text })),
  });
  const [now, setNow] = createSignal(asking(first));
  const session = { now, journal: async () => [...journal], ask: async () => ({ ok: true, value: advice }) };
  const title = {
    logLine: (text: string) => ({ text }),
    gestures: (_view: unknown, _asked: unknown, options: readonly { readonly text: string }[]) =>
      new Map(
        options.map(({ text }) => [text, { on: /^(?:hold|done|end|pass|stop)/.test(text) ? 'button' : 'target' }]),
      ),
    wayOf: (text: string) => {
      const [from, to] = text.split(' ');
      return from === 'carry' || from === 'ticonderoga' ? { from, to } : undefined;
    },
  };
  const say = (key: string, args = {}) => [key, ...Object.values(args)].join(' ');
  const words = { language: 'en', labelOf: ({ text }: { readonly text: string }) => `button ${text}`, say };
  const play = { words, title, session, computer: {} } as unknown as ConstructorParameters<typeof Advised>[0];
  const advised = createRoot(() => new Advised(play));
  const texts = new AdviceWords(play, advised);
  await Promise.resolve();
  await advised.ask('hint');
  /** Somebody makes a choice, an automatic one or an undo; then these are offered. */
  const next = async (made: Made, options: readonly string[], seat?: string): Promise<void> => {
    journal.push(made);
    setNow(asking(options, seat));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const shown = (): readonly number[] =>
    plans.flatMap((each, i) => (advised.asked() && advised.isOpen(each as never) ? [i + 1] : []));
  const sentences = (number: number) => texts.sentences(advice, plans[number - 1] as never);
  const heading = (number: number) => texts.heading(advice as never, plans[number - 1] as never);
  const notes = () => texts.notes(advice as never);
  return { advised, next, shown, sentences, heading, notes };
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

describe('a plan whose parts may come in any order', () => {
  let at: Awaited<ReturnType<typeof hinted>>;
  beforeEach(async () => {
    at = await hinted(MARCHES, ['hold light', 'hold none']);
  });

  /** The player holds nothing back, and marches with Dieskau first. */
  async function dieskauFirst(): Promise<void> {
    await at.next(british('hold none'), ['lead webb', 'lead dieskau', 'raid carlisle', 'end']);
    await at.next(british('lead dieskau'), ['take militia', 'take ranger']);
    await at.next(british('take militia'), ['move ticonderoga', 'move albany']);
  }

  it('begins with its answer to the question, where no line of the log shows that', async () => {
    expect(at.sentences(1)).toEqual(['button hold none', 'carry albany', 'albany kingston', 'carry ticonderoga']);
    expect(at.heading(2)).toBe('button hold none. raid carlisle');
    await at.next(british('hold none'), ['lead webb', 'lead dieskau', 'raid carlisle', 'end']);
    expect(at.sentences(1)[0]).toBe('carry albany');
  });

  it('stays when a later part of it is played first, and goes on with those before it', async () => {
    await dieskauFirst();
    expect([at.shown(), at.sentences(1)]).toEqual([[1], ['carry ticonderoga', 'carry albany', 'albany kingston']]);
    await at.next(british('move ticonderoga'), ['lead webb', 'end']);
    expect([at.shown(), at.sentences(1)]).toEqual([[1], ['carry albany', 'albany kingston']]);
    await at.next(british('lead webb'), ['take ranger']);
    await at.next(british('take ranger'), ['move albany']);
    await at.next(british('move albany'), ['move kingston', 'stop']);
    expect([at.shown(), at.sentences(1)]).toEqual([[1], ['albany kingston']]);
    await at.next(british('move kingston'), ['end', 'lead howe']);
    expect([at.shown(), at.sentences(1)]).toEqual([[1], ['button end']]);
  });

  it('may end a part with which the plan ends as the player likes', async () => {
    const [marches] = MARCHES;
    if (marches === undefined) throw new Error('there is no plan');
    at = await hinted([{ ...marches, choices: marches.choices.slice(0, -1) }], ['hold light', 'hold none']);
    await dieskauFirst();
    await at.next(british('move ticonderoga'), ['move crown-point', 'stop']);
    expect([at.shown(), at.sentences(1)]).toEqual([[1], ['carry albany', 'albany kingston']]);
    await at.next(british('stop'), ['lead webb', 'end']);
    expect(at.shown()).toEqual([1]);
    await at.next(british('end'), ['lead howe', 'end']);
    expect(at.advised.asked()).toBeUndefined();
  });

  it('says which plan is no longer followed', async () => {
    expect(at.notes()).toEqual([]);
    await dieskauFirst();
    expect(at.notes()).toEqual(['adviceLeft adviceNumbered 2']);
  });

  it('goes where what was put off is not offered any more, and where the phase is ended', async () => {
    await dieskauFirst();
    await at.next(british('move ticonderoga'), ['lead howe', 'end']);
    expect(at.advised.asked()).toBeUndefined();
    at = await hinted(MARCHES, ['hold light', 'hold none']);
    await at.next(british('hold none'), ['lead webb', 'lead dieskau', 'end']);
    await at.next(british('end'), ['lead webb']);
    expect(at.advised.asked()).toBeUndefined();
  });

  it('neither takes a unit of another part into its force, nor leaves out a step of a march', async () => {
    await at.next(british('hold none'), ['lead webb', 'lead dieskau', 'end']);
    await at.next(british('lead webb'), ['take ranger', 'take militia']);
    await at.next(british('take militia'), ['take ranger', 'move albany']);
    expect(at.advised.asked()).toBeUndefined();
    at = await hinted(MARCHES, ['hold light', 'hold none']);
    for (const choice of ['hold none', 'lead webb', 'take ranger'])
      await at.next(british(choice), ['move albany', 'lead webb', 'take ranger']);
    await at.next(british('move kingston'), ['move albany', 'stop']);
    expect(at.advised.asked()).toBeUndefined();
  });

  it('is marked as worked out before, once dice have fallen or the other side has acted', async () => {
    await dieskauFirst();
    await at.next(british('move ticonderoga'), [], 'chance');
    await at.next({ who: 'chance', choice: 'roll 3' }, ['lead webb', 'end']);
    expect(at.notes()[0]).toBe('adviceOldChance');
    await at.next({ who: 'french', choice: 'pass' }, ['lead webb', 'end']);
    expect(at.notes()[0]).toBe('adviceOldEnemy');
    await at.advised.ask('hint');
    expect(at.notes()).toEqual([]);
  });
});
