import type { LogEntry, PieceName } from '@carillon/bayonets-tomahawks-rules/reference';
import { LANGUAGES, type Language, type Option } from '@carillon/board';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { named } from './named/positions.ts';

const option = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

const rolled = (piece: PieceName, face: 'miss' | 'flag' | 'hit-tc', reroll: 'highland' | null = null): LogEntry => ({
  type: 'roll',
  side: 'british',
  piece,
  face,
  reroll,
});

const GUNS: readonly PieceName[] = ['royal-artillery-1', 'royal-artillery-2'];

/** A battle at Ticonderoga with two identical Artillery units. */
const view = () => {
  const battle = named('battle');
  const place = { ...battle.place, 'royal-artillery-1': 'ticonderoga', 'royal-artillery-2': 'ticonderoga' } as const;
  return { ...battle, place, reduced: ['royal-highland'] as const, seat: null };
};

/** The answers beside the sheet: the choice that each sends, and its label. */
function answers(
  texts: readonly string[],
  entries: readonly LogEntry[] = [],
  language: Language = 'en',
  odds: unknown = undefined,
) {
  const { Answers } = title.sheets;
  if (!Answers) throw new Error('the title has answers');
  const asked = { seat: 'british', procedure: 'hit', step: 'apply', rule: '13.4', pass: null };
  const html = renderToString(() => (
    <Answers
      view={view()}
      language={language}
      asked={asked}
      options={texts.map(option)}
      odds={odds}
      entries={entries}
      onChoose={() => undefined}
    />
  ));
  return [...html.matchAll(/data-answer="([^"]*)"(.*?)<\/button>/gs)].map(([, sends, inside = '']) => {
    const words = inside.replace(/^[^>]*>|<svg.*?<\/svg>|<[^>]+>/gs, ' ').replaceAll('&amp;', '&');
    return `${sends}: ${words.replace(/\s+/g, ' ').trim()}`;
  });
}

describe('a question of a battle can be answered beside its sheet', () => {
  it('with the effect of a Hit on each unit', () => {
    expect(answers(['hit royal-highland', 'hit 44th-48th'])).toEqual([
      'hit royal-highland: Hit Royal Highland (Brigade, reduced) is lost',
      'hit 44th-48th: Hit 44th & 48th (Brigade) becomes Reduced',
    ]);
  });

  it('once for identical units', () => {
    const [only, ...others] = answers(GUNS.map((gun) => `hit ${gun}`));
    expect(only).toMatch(/^hit royal-artillery-1: .*one of 2 alike$/);
    expect(others).toEqual([]);
  });

  it('with each unit’s last roll if the question is who rerolls', () => {
    const entries = [rolled('royal-highland', 'miss'), rolled('fraser', 'miss'), rolled('fraser', 'flag', 'highland')];
    expect(answers(['highland royal-highland', 'commander fraser', 'done'], entries)).toEqual([
      'highland royal-highland: Royal Highland Highland reroll · rolled Miss',
      'commander fraser: Fraser Commander’s reroll · rolled Flag',
    ]);
  });

  it('with a Hit that finds none of these enemies', () => {
    const [vain] = answers(['commander fraser', 'done'], [rolled('fraser', 'hit-tc')]);
    expect(vain).toBe(
      'commander fraser: Fraser Commander’s reroll · rolled Hit (triangle, circle), which scores nothing here',
    );
  });

  it('with what a reroll is worth to the side that rolls, if the odds are about these choices', () => {
    const texts = ['highland royal-highland', 'done'];
    const rerolls = texts.map((choice, i) => ({ choice, wins: [0.68, 0.62][i], differs: i === 0 }));
    const odds = { kind: 'battle', attacker: 'british', rerolls, hitsScore: true };
    const entries = [rolled('royal-highland', 'miss')];
    expect(answers(texts, entries, 'en', odds)).toEqual([
      'highland royal-highland: Royal Highland Highland reroll · British win 68%, 62% without more rerolls · rolled Miss',
    ]);
    const [defending] = answers(texts, entries, 'en', { ...odds, attacker: 'french' });
    expect(defending).toContain('British win 32%, 38% without more rerolls');
    const [vain] = answers(texts, entries, 'en', { ...odds, hitsScore: false });
    expect(vain).toContain('62% without more rerolls · a Hit would find no target, but a Flag counts');
    const [stale] = answers([...texts, 'commander fraser'], entries, 'en', odds);
    expect(stale).not.toContain('%');
  });

  it('by a button too, which names what a reroll changes', () => {
    const texts = ['highland royal-highland', 'done'];
    const options = texts.map(option);
    const rerolls = texts.map((choice, i) => ({ choice, wins: [0.68, 0.62][i], differs: i === 0 }));
    const odds = { kind: 'battle', attacker: 'british', rerolls };
    const shown = (i: number, seat: string) => {
      const chosen = options[i];
      return chosen && title.sheets.worth?.(odds, { option: chosen, options, seat }, 'en');
    };
    expect([shown(0, 'british'), shown(0, 'french')]).toEqual(['win 62% → 68%', 'win 38% → 32%']);
    expect(shown(1, 'british')).toBe('');
    const [first] = options;
    const close = { ...odds, rerolls: rerolls.map((each) => ({ ...each, differs: false })) };
    expect(first && title.sheets.worth?.(close, { option: first, options, seat: 'british' }, 'en')).toBe(
      'win 62% either way',
    );
    const chances = options.map((each) => title.sheets.chance?.(odds, { option: each, options, seat: 'french' }));
    expect(chances).toEqual([1 - 0.68, undefined]);
  });

  it('with the rating of each Commander', () => {
    expect(answers(['lead commander-wolfe'])).toEqual(['lead commander-wolfe: Wolfe 3 rerolls in the Battle']);
  });

  it('in both languages', () => {
    const texts = ['hit royal-highland', 'commander fraser', 'lead commander-wolfe'];
    for (const language of LANGUAGES) {
      const shown = answers(texts, [rolled('fraser', 'miss')], language).join();
      expect(shown).not.toMatch(/[{}]|undefined|answers\./);
    }
  });
});
