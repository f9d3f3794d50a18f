import { format, type HelpTable, type Language, spacedFrench } from '@carillon/board';
import {
  ASSEMBLIES_LIMITS,
  COMBAT_COLUMNS,
  COMBAT_ROWS,
  RAID_TABLE,
  type RaidResult,
  SCENARIO_FACTS,
  SIEGE_TABLE,
  VP_AWARDS,
  VP_BATTLE,
  VP_COSTS,
} from '@carillon/wilderness-war-rules/reference';
import { say } from '../texts/index.ts';
import { score } from '../texts/opening.ts';
import type { HelpWord } from './texts.ts';

/** The words that tables need, in one language. */
export interface Writer {
  readonly language: Language;
  readonly words: Readonly<Record<HelpWord, string>>;
}

type Word = (key: HelpWord, params?: Readonly<Record<string, string | number>>) => string;

const typeset = (text: string, language: Language): string => (language === 'fr' ? spacedFrench(text) : text);

const wordsOf =
  ({ language, words }: Writer): Word =>
  (key, params = {}) =>
    typeset(format(words[key], params, language), language);

/** `4–5`, and for the last of a row of steps `28+`. */
const span = (from: number, next: number | undefined, word: Word): string => {
  if (next === undefined) return word('orMore', { from });
  return next - from === 1 ? String(from) : `${from}–${next - 1}`;
};

/** 7.6 Step losses by modified die and strength. */
const combat = (word: Word): HelpTable => ({
  caption: word('combat'),
  head: [word('die'), ...COMBAT_COLUMNS.map((from, i) => span(from, COMBAT_COLUMNS[i + 1], word))],
  rows: COMBAT_ROWS.map((row, die) => [dieRow(die, COMBAT_ROWS.length - 1, word), ...row.map(String)]),
});

/** The head of a row: dice below the first and above the last count as these. */
const dieRow = (die: number, last: number, word: Word): string => {
  if (die === 0) return word('orLess', { to: 0 });
  return die === last ? word('orMore', { from: die }) : String(die);
};

const raidCell = ({ success, loss }: RaidResult, word: Word): string => {
  const result = word(success ? 'success' : 'failure');
  return loss === 0 ? result : word('withLoss', { result, loss });
};

/** 10.3 Raids. */
const raid = (word: Word): HelpTable => ({
  caption: word('raid'),
  head: [word('die'), word('stockadeSettlement'), word('cultivated')],
  rows: RAID_TABLE.cultivated.map((plain, die) => [
    dieRow(die, RAID_TABLE.cultivated.length - 1, word),
    raidCell(RAID_TABLE.stockadeSettlement[die] ?? plain, word),
    raidCell(plain, word),
  ]),
});

/** 8.231 Levels gained by a siege roll. */
const siege = (word: Word): HelpTable => ({
  caption: word('siege'),
  head: [word('die'), word('levels')],
  rows: SIEGE_TABLE.map(({ min, levels }, i) => {
    const next = SIEGE_TABLE[i + 1]?.min;
    const die = min === null ? word('orLess', { to: (next ?? 1) - 1 }) : span(min, next ?? undefined, word);
    return [die, `+${levels}`];
  }),
});

const lost = (vp: number): string => `−${Math.abs(vp)}`;

/** 13.2 Victory points, by their cause. */
const points = (word: Word): HelpTable => ({
  caption: word('points'),
  head: [word('what'), word('vp')],
  rows: [
    [word('winBattle', { over: VP_BATTLE.unitsOver }), String(VP_AWARDS.battle)],
    [word('takeStockade'), String(VP_AWARDS.stockade)],
    [word('takeFort'), String(VP_AWARDS.fort)],
    [word('takeFortress'), String(VP_AWARDS.fortress)],
    [word('takeKey'), String(VP_AWARDS.niagara)],
    [word('raidMarker'), VP_AWARDS.raided === 0.5 ? '½' : String(VP_AWARDS.raided)],
    [word('loseDemolition'), lost(VP_COSTS.demolish)],
    [word('loseMassacre'), lost(VP_COSTS.massacre)],
    [word('loseRegulars'), lost(VP_COSTS.earlyRegulars)],
  ],
});

/** 5.54 Limits of the Provincials. */
const assemblies = (word: Word, language: Language): HelpTable => ({
  caption: word('assemblies'),
  head: [word('assembliesHead'), word('northern'), word('southern')],
  rows: (['reluctant', 'supportive', 'enthusiastic'] as const).map((box) => [
    say(language, box),
    String(ASSEMBLIES_LIMITS[box].northern),
    String(ASSEMBLIES_LIMITS[box].southern),
  ]),
});

/** 4.0 Years, hands and cards of each scenario. */
const scenarios = (word: Word, language: Language): HelpTable => ({
  caption: word('scenarios'),
  head: [word('scenario'), word('years'), word('hands'), word('cards'), word('start')],
  rows: SCENARIO_FACTS.map(({ id, startYear, endYear, handSize, cards, startVp }) => [
    say(language, id),
    `${startYear}–${endYear}`,
    String(handSize.french),
    `${cards.from}–${cards.to}`,
    score(startVp, language),
  ]),
});

/** The tables shown under each rule. */
export function tablesOf(writer: Writer): ReadonlyMap<string, readonly HelpTable[]> {
  const word = wordsOf(writer);
  return new Map([
    ['4.0', [scenarios(word, writer.language)]],
    ['5.54', [assemblies(word, writer.language)]],
    ['7.6', [combat(word)]],
    ['8.231', [siege(word)]],
    ['10.3', [raid(word)]],
    ['13.2', [points(word)]],
  ]);
}
