import { type Language, listed, type War } from '@carillon/board';
import { scenarioIn } from '@carillon/wargame-board';
import { SCENARIO_FACTS, SPACE_FACTS, VP_AWARDS, VP_BATTLE, VP_COSTS } from '@carillon/wilderness-war-rules/reference';
import { say as tellWar } from '../texts/generated/war/say.ts';
import { placeName, sideName } from '../texts/names.ts';
import { score, tell } from '../texts/opening.ts';

type Facts = (typeof SCENARIO_FACTS)[number];

/** Originally British fortresses: the French need only one of them (13.12). */
const BRITISH_FORTRESSES = SPACE_FACTS.filter(
  ({ fortress, originally }) => fortress && originally === 'british',
).length;

export function warOf(scenario: string, language: Language): War {
  const facts = scenarioIn(SCENARIO_FACTS, scenario);
  return {
    name: `${tell(language, facts.id)}, ${facts.startYear}–${facts.endYear}`,
    sides: [
      { seat: 'french', name: sideName('french', language), aims: frenchAims(facts, language) },
      { seat: 'british', name: sideName('british', language), aims: britishAims(facts, language) },
    ],
    points: pointsIn(facts, language),
    turn: [
      tellWar(language, 'war.turn.season', { cards: facts.handSize[facts.firstToAct] }),
      tellWar(language, 'war.turn.card'),
      tellWar(language, 'war.turn.winter'),
    ],
    end: endOf(facts, language),
  };
}

const namesOf = (spaces: readonly string[], language: Language): string =>
  listed(
    spaces.map((each) => placeName(each, language)),
    language,
  );

function frenchAims({ victory, suddenDeath, endYear: year }: Facts, language: Language): readonly string[] {
  const vp = victory.frenchVp;
  if (victory.rule === '13.13') {
    const early = suddenDeath.frenchByYear.map((each) => tellWar(language, 'war.french.year', each));
    return [tellWar(language, 'war.french.last', { year, vp }), ...early];
  }
  const { of, atLeast } = victory.strongholds;
  const spaces = namesOf(of, language);
  const deny = { count: of.length - atLeast + 1, spaces, fortresses: BRITISH_FORTRESSES };
  return [tellWar(language, 'war.french.points', { year, vp }), tellWar(language, 'war.french.deny', deny)];
}

function britishAims({ victory, endYear: year }: Facts, language: Language): readonly string[] {
  const vp = victory.britishVp;
  if (victory.rule === '13.13') return [tellWar(language, 'war.british.last', { year, vp })];
  const { of, atLeast: least } = victory.strongholds;
  const take = { year, fortresses: victory.britishFortresses, least, spaces: namesOf(of, language) };
  return [tellWar(language, 'war.british.take', take), tellWar(language, 'war.british.points', { vp })];
}

function pointsIn({ startVp }: Facts, language: Language): readonly string[] {
  const { fortress, fort, stockade, battle, niagara, raided } = VP_AWARDS;
  return [
    tellWar(language, 'war.points.track', { score: score(startVp, language) }),
    tellWar(language, 'war.points.battle', { units: VP_BATTLE.unitsOver, vp: battle }),
    tellWar(language, 'war.points.places', { fortress, fort, stockade }),
    tellWar(language, 'war.points.keys', { vp: niagara }),
    tellWar(language, 'war.points.raids', { vp: raided === 0.5 ? '½' : raided }),
    tellWar(language, 'war.points.demolish', { vp: Math.abs(VP_COSTS.demolish) }),
  ];
}

function endOf({ suddenDeath, endYear: year, seasons }: Facts, language: Language): readonly string[] {
  const { vp, fortresses, occupied } = suddenDeath;
  return [
    tellWar(language, 'war.end.early', { vp, fortresses, spaces: namesOf(occupied, language) }),
    tellWar(language, 'war.end.last', { year, seasons }),
  ];
}
