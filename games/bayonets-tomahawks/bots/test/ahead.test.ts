import { readFileSync } from 'node:fs';
import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { FRENCH, type State } from '@carillon/bayonets-tomahawks-rules/search';
import { CHANCE, Choices, chanceFrom, readPosition } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { ComputerPlayer, Dice, LEVEL, Playouts, WatchedPlayouts } from '@carillon/opponent';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksBrain as brain } from '../src/index.ts';

/** A position of the suite. */
const posed = (name: string): State =>
  readPosition(bayonetsTomahawks, readFileSync(new URL(`suite/${name}.txt`, import.meta.url), 'utf8'));

const QUICK = { ...LEVEL.lieutenant, planning: 16, weighing: 8 };
const view = (g: State) => bayonetsTomahawks.view(g, FRENCH);
const decide = (g: State) => new ComputerPlayer(brain, QUICK, 1).decide({ view: view(g), seat: FRENCH, moment: 1 });

describe('questions before the Action Phases', () => {
  it('are weighed by the plans that may follow: the card, and who plays first', () => {
    for (const name of ['card-with-an-army', 'have-the-last-word']) {
      const { choice, playouts, plan } = decide(posed(name));
      expect(choice).toMatch(/^(play|first) /);
      expect(playouts).toBeGreaterThanOrEqual(16);
      expect(plan).toEqual([]);
    }
  });

  it('include the card that is kept at first: the round that follows shows what it is worth', () => {
    const g = bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
    const [listed, chance] = [new Choices(), chanceFrom(seeded(1))];
    while (!bayonetsTomahawks.flow.mayChoose(g, FRENCH)) {
      bayonetsTomahawks.flow.list(g, CHANCE, listed);
      bayonetsTomahawks.flow.take(g, CHANCE, listed.get(chance.draw(listed, 0)));
    }
    const { choice, plan } = decide(g);
    expect(choice).toMatch(/^keep /);
    expect(plan).toEqual([]);
    const seen = bayonetsTomahawks.fromView(view(g));
    const playouts = new Playouts(brain, seen, FRENCH, brain.dealer(view(g)), new Dice('3'));
    playouts.play(undefined);
    expect([seen.round, playouts.end.round]).toEqual([0, 1]);
  });

  it('take no longer than a level has, on a machine that is slow', () => {
    let time = 0;
    const dealer: typeof brain.dealer = (seen) => {
      const deal = brain.dealer(seen);
      return (g, below) => {
        time += 20;
        deal(g, below);
      };
    };
    const lieutenant = new ComputerPlayer({ ...brain, dealer }, LEVEL.lieutenant, 1, () => time);
    lieutenant.decide({ view: view(posed('card-with-an-army')), seat: FRENCH, moment: 1 });
    expect(time).toBeGreaterThanOrEqual(240);
    expect(time).toBeLessThanOrEqual(LEVEL.lieutenant.milliseconds + 2 * 20);
  });

  it('are answered by the enemy with the Reserve in some playouts, in others with the card drawn', () => {
    const g = posed('card-with-an-army');
    const { ahead } = brain;
    if (ahead === undefined) throw new Error('the title weighs nothing ahead');
    const seen = bayonetsTomahawks.fromView(view(g));
    const [deal, dice] = [brain.dealer(view(g)), new Dice('3')];
    const playouts = new WatchedPlayouts(ahead, FRENCH, brain.turnStep, brain, seen, FRENCH, deal, dice);
    const answers = new Set(
      Array.from({ length: 16 }, () => {
        playouts.play(undefined);
        return playouts.answer;
      }),
    );
    expect(answers).toEqual(new Set([0, 1]));
  });
});
