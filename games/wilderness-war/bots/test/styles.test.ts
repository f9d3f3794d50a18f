import { readFileSync } from 'node:fs';
import { readPosition } from '@carillon/flow';
import { inStyle, type StyleName } from '@carillon/opponent';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { FRENCH } from '@carillon/wilderness-war-rules/search';
import { expect, it } from 'vitest';
import { wildernessWarBrain as brain } from '../src/index.ts';
import { STYLES } from '../src/styles.ts';

const g = readPosition(wildernessWar, readFileSync(new URL('suite/odd-raid.txt', import.meta.url), 'utf8'));

/** The share of raids among the intentions of the French: of sixteen turns the first ones are the likeliest. */
function raidsFirst(style: StyleName): boolean {
  const styled = inStyle(brain, style);
  const policy = styled.policy();
  expect(policy.intend?.(g, FRENCH)).toBeGreaterThan(0);
  return styled.intending?.list(g, FRENCH)[0]?.aim === 'raid';
}

it('each style judges and aims in its own way, and a balanced player is the brain itself', () => {
  expect(inStyle(brain, 'balanced')).toBe(brain);
  const chances = (['raider', 'besieger', 'cautious'] as const).map((style) => inStyle(brain, style).evaluate(g));
  expect(new Set([brain.evaluate(g), ...chances]).size).toBe(4);
  for (const chance of chances) expect(Math.abs(chance - brain.evaluate(g))).toBeLessThan(0.15);
});

it('a raider sets out to raid before anything else, a besieger does not', () => {
  expect(raidsFirst('raider')).toBe(true);
  expect(raidsFirst('besieger')).toBe(false);
});

it('styles are data: they favour what exists', () => {
  for (const { aims, features } of Object.values(STYLES)) {
    for (const aim of Object.keys(aims)) expect(brain.intending?.aims).toContain(aim);
    for (const feature of Object.keys(features)) expect(brain.telling.features).toContain(feature);
  }
});
