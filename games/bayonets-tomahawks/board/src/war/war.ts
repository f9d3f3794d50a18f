import {
  RAID,
  ROUNDS,
  SCENARIO_FACTS,
  type ScenarioFacts,
  type SideName,
  WAR_IN_EUROPE,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { type Language, listed, type War } from '@carillon/board';
import { scenarioIn } from '@carillon/wargame-board';
import { scoreName, thresholds, winningBox } from '../position/victory.ts';
import { say as sayWar } from '../texts/generated/war/say.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';

type Year = ScenarioFacts['years'][number];

export function warOf(scenario: string, language: Language): War {
  const facts = scenarioIn(SCENARIO_FACTS, scenario);
  const years = facts.years.map(({ year }) => year);
  const side = (seat: SideName) => ({ seat, name: sideName(seat, language), aims: aimsOf(facts, seat, language) });
  return {
    name: `${say(language, facts.id)}, ${[...new Set([years[0], years.at(-1)])].join('–')}`,
    sides: [side('french'), side('british')],
    points: pointsIn(facts, language),
    turn: turnIn(language),
    end: [
      sayWar(language, 'war.end.check'),
      ...years.map((year) => thresholds({ scenario: facts.id, year }, language)),
    ],
  };
}

function aimsOf(facts: ScenarioFacts, side: SideName, language: Language): readonly string[] {
  const last = facts.years.at(-1)?.year ?? 0;
  const box = winningBox({ scenario: facts.id, year: last }, side);
  const wins = box === undefined ? [] : [sayWar(language, 'war.wins', { year: last, score: scoreName(box, language) })];
  const bonuses = facts.years.map((year) => bonusOf(year, side, language));
  return [sayWar(language, `war.${side}.aim`), ...wins, ...bonuses];
}

/** 18.2.1 The bonus of a side in a Year. */
function bonusOf({ year, bonuses }: Year, side: SideName, language: Language): string {
  const { vp, vpEach, max, test } = bonuses[side];
  const places = listed(
    [
      ...(test.colonies ?? []).map((colony) => sayWar(language, `war.place.${colony}`)),
      ...(test.spaces ?? []).map((space) => placeName(space, language)),
    ],
    language,
  );
  const words = { year, vp: vp ?? vpEach ?? 0, least: test.atLeast ?? 1, most: max ?? 0, places };
  return sayWar(language, `war.bonus.${test.type}`, words);
}

function pointsIn({ startVictory: { side, vp } }: ScenarioFacts, language: Language): readonly string[] {
  const chits = WAR_IN_EUROPE.values.map(({ value }) => value);
  return [
    sayWar(language, 'war.points.track', {
      score: say(language, 'victoryIs', { side: sideName(side, language), vp }),
    }),
    sayWar(language, 'war.points.spaces'),
    sayWar(language, 'war.points.raids', { points: RAID.spaces, vp: RAID.vpAtEnd }),
    sayWar(language, 'war.points.bonus'),
    sayWar(language, 'war.points.europe', { vp: Math.max(...chits) - Math.min(...chits) }),
  ];
}

function turnIn(language: Language): readonly string[] {
  const isAction = (round: string): boolean => round.startsWith('ar');
  const others = ROUNDS.filter((round) => !isAction(round)).map((round) => say(language, `round.${round}`));
  const year = { rounds: ROUNDS.filter(isAction).length, others: listed(others, language) };
  return [
    sayWar(language, 'war.turn.year', year),
    sayWar(language, 'war.turn.round'),
    sayWar(language, 'war.turn.battles'),
  ];
}
