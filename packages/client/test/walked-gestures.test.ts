import { bayonetsTomahawksTitle } from '@carillon/bayonets-tomahawks-board';
import type { Gesture, Title } from '@carillon/board';
import type { StateBase } from '@carillon/flow';
import { at, seeded } from '@carillon/kit';
import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TitleEngine } from '../src/game-worker/engine.ts';
import type { Now } from '../src/shared/messages.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from './engines.ts';
import { anyChoice, openGame, play, uncovered } from './in-node.ts';

/** The number of decisions: 20,000 with `npm run gestures`, otherwise fewer. */
const DECISIONS = process.env.npm_lifecycle_event === 'gestures' ? 20_000 : 1_500;
/** More buttons than this make a crowded prompt. */
const MANY = 6;
/** The maximum number of decisions per game, so that every scenario occurs. */
const PER_GAME = 700;
const LONGEST_MS = 900_000;

/** How the page showed one question. */
interface Met {
  readonly step: string;
  readonly buttons: number;
  /** Whether every choice has exactly one place, at which players can point. */
  readonly whole: boolean;
  /**
   * The number of choices without a place on the page. A choice made on a card is visible only while the hand is open.
   */
  readonly unseen: number;
  /** The pieces that may be taken, if a force is put together in one gesture. */
  readonly shown: readonly string[] | undefined;
  /** Those of them that the rules offer now. */
  readonly offered: readonly string[];
  /** The length of the journal, and the choice made. */
  readonly length: number;
  readonly chosen: string;
  /** Available pieces in spaces where a click does something else at once. */
  readonly hidden: readonly string[];
}

/** The available pieces that a click on their space ignores. */
function passedOver<View, LogEntry>(
  title: Title<View, LogEntry>,
  view: View,
  gestures: ReadonlyMap<string, Gesture>,
): string[] {
  const met = [...gestures.values()].flatMap((each) => (each.on === 'target' ? [each] : []));
  const pieces = new Set(met.flatMap(({ target }) => (target.kind === 'piece' ? [target.id] : [])));
  const plain = met.filter(({ target, named, aside }) => target.kind === 'space' && !named && !aside);
  return plain.flatMap(({ target }) => title.at(view, target.id).flatMap(({ id }) => (pieces.has(id) ? [id] : [])));
}

/** Whether a gesture's place exists: a space of the map, or a counter on it. */
const isThere = <View, LogEntry>({ placeOf }: Title<View, LogEntry>, view: View, gesture: Gesture): boolean =>
  gesture.on === 'button' || gesture.target.kind === 'card' || placeOf(view, gesture.target) !== undefined;

/** The number of buttons of a question, and whether each of its choices has exactly one place. */
function met<View, LogEntry>(
  title: Title<View, LogEntry>,
  { view, asked, options, length, looking }: Now<View, LogEntry>,
  chosen: string,
): Met {
  const gestures = title.gestures(view, asked, options);
  const listed = options.map(({ text }) => text);
  const once = new Set(listed).size === listed.length && [...gestures.keys()].join() === listed.join();
  const whole = once && [...gestures.values()].every((gesture) => isThere(title, view, gesture));
  const isSeen = (gesture: Gesture): boolean =>
    isThere(title, view, gesture) &&
    (gesture.on === 'button' || gesture.target.kind !== 'card' || looking === asked.seat);
  const unseen = [...gestures.values()].filter((gesture) => !isSeen(gesture)).length;
  const picking = title.picking(view, asked, options);
  const buttons = [...gestures.values()].filter(({ on }) => on === 'button').length;
  const offered = options.filter(({ verb }) => verb === picking?.verb).map(({ args }) => at(args, 0));
  const step = `${asked.procedure}.${asked.step}`;
  const hidden = passedOver(title, view, gestures).map((piece) => `${step}: ${piece}`);
  const shown = picking?.groups.flat();
  return { step, buttons: picking ? 0 : buttons, whole, unseen, shown, offered, length, chosen, hidden };
}

/** Whether a question goes on with the force of the question before, because only a piece was taken. */
const goesOn = ({ step, length }: Met, before: Met | undefined): boolean =>
  before?.step === step &&
  before.length + 1 === length &&
  before.offered.some((piece) => before.chosen.endsWith(` ${piece}`));

/** Pieces that were offered while a force was gathered, but not shown at its beginning. */
function unforeseen(questions: readonly Met[]): string[] {
  let shown: readonly string[] = [];
  return questions.flatMap((question, i) => {
    if (!goesOn(question, questions[i - 1])) shown = question.shown ?? [];
    return question.offered.filter((piece) => !shown.includes(piece)).map((piece) => `${question.step}: ${piece}`);
  });
}

/** The questions of random games of all scenarios in turn, as the page is asked them. */
function walk<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  title: Title<View, LogEntry>,
): Met[] {
  const { scenarios } = title.opening;
  const questions: Met[] = [];
  for (let seed = 1; questions.length < DECISIONS; seed++) {
    const table = openGame(engine, { scenario: at(scenarios, seed % scenarios.length), seed });
    const random = seeded(seed);
    const enough = Math.min(DECISIONS, questions.length + PER_GAME);
    let now = uncovered(table, table.greet());
    while (now.asked.seat !== null && questions.length < enough) {
      const choice = anyChoice(now.options, random);
      questions.push(met(title, now, choice));
      now = play(table, now, [choice]);
    }
  }
  return questions;
}

describe.each([
  [wildernessWarTitle.id, () => walk(wildernessWarEngine, wildernessWarTitle)],
  [bayonetsTomahawksTitle.id, () => walk(bayonetsTomahawksEngine, bayonetsTomahawksTitle)],
] as const)('over the decisions of walked games of %s', (id, walked) => {
  let questions: readonly Met[] = [];
  beforeAll(() => {
    questions = walked();
  }, LONGEST_MS);

  it('every choice is met in exactly one place', () => {
    expect(questions.length).toBe(DECISIONS);
    expect(questions.filter(({ whole }) => !whole).map(({ step }) => step)).toEqual([]);
  });

  it('every choice can be seen, once the hand is open if the page asks for it', () => {
    expect(questions.filter(({ unseen }) => unseen > 0).map(({ step, unseen }) => `${step}: ${unseen}`)).toEqual([]);
  });

  it('no click on a space passes over a piece in it that may be chosen too', () => {
    expect(questions.flatMap(({ hidden }) => hidden)).toEqual([]);
  });

  it('every piece that may join a force is shown from the start', () => {
    expect(unforeseen(questions)).toEqual([]);
  });

  it('at most one prompt in ten has more than six buttons', () => {
    const crowded = questions.filter(({ buttons }) => buttons > MANY);
    const steps = [...new Set(crowded.map(({ step }) => step))].join(', ');
    const most = Math.max(...questions.map(({ buttons }) => buttons));
    const share = crowded.length / questions.length;
    console.log(
      `gestures of ${id}: ${questions.length} prompts, ${(share * 100).toFixed(2)}% with more than ${MANY} buttons (${steps || 'none'}), at most ${most}`,
    );
    expect(share).toBeLessThanOrEqual(0.1);
  });
});
