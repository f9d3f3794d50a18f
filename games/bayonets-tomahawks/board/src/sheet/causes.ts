import type { BattleOdds, Penalty, RaidChance, SideName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language } from '@carillon/board';
import { say } from '../texts/index.ts';
import { penaltyName } from '../texts/log-battle.ts';
import { placeName, sideName } from '../texts/names.ts';
import { percent } from './percent.ts';

// What the odds of a fight come from, in words.

/** A cause with its rule. */
export interface Cause extends Pick<Penalty, 'rule'> {
  readonly text: string;
}

/** The sides of a Battle, the attacker first. */
export const sidesOf = ({ attacker }: BattleOdds): readonly [attacker: SideName, defender: SideName] =>
  attacker === 'french' ? ['french', 'british'] : ['british', 'french'];

/** What bears on a side's chances: its units without a target, its penalties, its Militia, its Bastions. */
export function causesOf({ sides }: BattleOdds, side: SideName, language: Language): readonly Cause[] {
  const { withoutTarget, penalties, militia, bastions } = sides[side];
  return [
    ...(withoutTarget > 0
      ? [{ text: say(language, 'odds.withoutTarget', { count: withoutTarget }), rule: '13.3.4' }]
      : []),
    ...penalties.map((each) => ({ text: penaltyName(each, language), rule: each.rule })),
    ...(militia > 0 ? [{ text: say(language, 'sheet.militia', { militia }), rule: '13.2.1' }] : []),
    ...(bastions > 0 ? [{ text: say(language, 'odds.bastions', { count: bastions }), rule: '13.9' }] : []),
  ];
}

/** The causes of a Battle's odds in one line, each side's behind a point; empty if there are none. */
export function causesInLine(odds: BattleOdds, language: Language): string {
  const told = sidesOf(odds).flatMap((side) => {
    const what = causesOf(odds, side, language).map(({ text }) => text);
    const name = sideName(side, language);
    return what.length === 0 ? [] : [say(language, 'sheet.told', { name, what: what.join(', ') })];
  });
  return ['', ...told].join(' · ');
}

/** 9.2 Where a raider may be stopped on its way, and how likely that is; empty if nowhere. */
export function stopsOf({ stops }: RaidChance, language: Language): string {
  if (stops.length === 0) return '';
  const each = stops.map(({ at, chance }) =>
    say(language, 'odds.raid.stop', { space: placeName(at, language), chance: percent(chance, language) }),
  );
  return say(language, 'odds.raid.stops', { stops: new Intl.ListFormat(language).format(each) });
}
