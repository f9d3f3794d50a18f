import type { Option } from '@carillon/board';
import type { Random } from '@carillon/kit';
import { SCENARIOS } from '@carillon/wilderness-war-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { playGame, type Sample } from './samples.ts';

/** Decisions that are walked: with `npm run gestures` as many as the design asks for, otherwise a part. */
const DECISIONS = process.env.npm_lifecycle_event === 'gestures' ? 20_000 : 1_500;
/** More buttons than this make a crowded prompt. */
const MANY = 6;
/** No game is walked farther, so that every part of the scenarios comes up. */
const PER_GAME = 700;
const LONGEST_MS = 900_000;

/** What one question came to on the page. */
interface Met {
  readonly step: string;
  readonly buttons: number;
}

const met: Met[] = [];
const missed: string[] = [];

/** Notes how many buttons a question has, and which of its choices have not exactly one place. */
function look({ view, asked, options }: Sample): void {
  const step = `${asked.procedure}.${asked.step}`;
  const gestures = title.gestures(view, asked, options);
  const listed = options.map(({ text }) => text);
  if (new Set(listed).size !== listed.length || [...gestures.keys()].join() !== listed.join()) missed.push(step);
  const picked = title.picking(view, asked, options) !== undefined;
  const buttons = [...gestures.values()].filter(({ on }) => on === 'button').length;
  met.push({ step, buttons: picked ? 0 : buttons });
}

/** Any verb is as likely as another, however many choices it has. */
function anyChoice(options: readonly Option[], random: Random): string {
  const verbs = [...new Set(options.map(({ verb }) => verb))];
  const verb = verbs[random.below(verbs.length)];
  const found = options.filter((option) => option.verb === verb);
  return found[random.below(found.length)]?.text ?? '';
}

function walk(): void {
  for (let seed = 1; met.length < DECISIONS; seed++) {
    const scenario = SCENARIOS[seed % SCENARIOS.length] ?? 'annus-mirabilis';
    playGame({ seed, scenario, options: {} }, Math.min(PER_GAME, DECISIONS - met.length), (sample, random) => {
      look(sample);
      return anyChoice(sample.options, random);
    });
  }
}

beforeAll(walk, LONGEST_MS);

describe('over the decisions of walked games', () => {
  it('every choice is met in exactly one place', () => {
    expect(met.length).toBe(DECISIONS);
    expect(missed).toEqual([]);
  });

  it('at most one prompt in ten has more than six buttons', () => {
    const crowded = met.filter(({ buttons }) => buttons > MANY);
    const steps = [...new Set(crowded.map(({ step }) => step))].join(', ');
    const most = Math.max(...met.map(({ buttons }) => buttons));
    const share = crowded.length / met.length;
    console.log(
      `gestures: ${met.length} prompts, ${(share * 100).toFixed(2)}% with more than ${MANY} buttons (${steps || 'none'}), at most ${most}`,
    );
    expect(share).toBeLessThanOrEqual(0.1);
  });
});
