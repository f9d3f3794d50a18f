import { type Language, listed, type War } from '@carillon/board';
import { scenarioIn } from '@carillon/wargame-board';
import { SCENARIO_FACTS, SPACE_FACTS, VP_AWARDS, VP_BATTLE, VP_COSTS } from '@carillon/wilderness-war-rules/reference';
import { say as sayWar } from '../texts/generated/war/say.ts';
import { placeName, sideName } from '../texts/names.ts';
import { sayOpening, score } from '../texts/opening.ts';

type Facts = (typeof SCENARIO_FACTS)[number];

/** Originally British fortresses: the French need only one of them (13.12). */
const BRITISH_FORTRESSES = SPACE_FACTS.filter(
  ({ fortress, originally }) => fortress && originally === 'british',
).length;

export function warOf(scenario: string, language: Language): War {
  const facts = scenarioIn(SCENARIO_FACTS, scenario);
  return {
    name: `${sayOpening(language, facts.id)}, ${facts.startYear}–${facts.endYear}`,
    sides: [
      { seat: 'french', name: sideName('french', language), aims: frenchAims(facts, language) },
      { seat: 'british', name: sideName('british', language), aims: britishAims(facts, language) },
    ],
    points: pointsIn(facts, language),
    turn: [
      sayWar(language, 'war.turn.season', { cards: facts.handSize[facts.firstToAct] }),
      sayWar(language, 'war.turn.card'),
      sayWar(language, 'war.turn.winter'),
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
    const early = suddenDeath.frenchByYear.map((each) => sayWar(language, 'war.french.year', each));
    return [sayWar(language, 'war.french.last', { year, vp }), ...early];
  }
  const { of, atLeast } = victory.strongholds;
  const spaces = namesOf(of, language);
  const deny = { count: of.length - atLeast + 1, spaces, fortresses: BRITISH_FORTRESSES };
  return [sayWar(language, 'war.french.points', { year, vp }), sayWar(language, 'war.french.deny', deny)];
}

function britishAims({ victory, endYear: year }: Facts, language: Language): readonly string[] {
  const vp = victory.britishVp;
  if (victory.rule === '13.13') return [sayWar(language, 'war.british.last', { year, vp })];
  const { of, atLeast: least } = victory.strongholds;
  const take = { year, fortresses: victory.britishFortresses, least, spaces: namesOf(of, language) };
  return [sayWar(language, 'war.british.take', take), sayWar(language, 'war.british.points', { vp })];
}

function pointsIn({ startVp }: Facts, language: Language): readonly string[] {
  const { fortress, fort, stockade, battle, niagara, raided } = VP_AWARDS;
  return [
    sayWar(language, 'war.points.track', { score: score(startVp, language) }),
    sayWar(language, 'war.points.battle', { units: VP_BATTLE.unitsOver, vp: battle }),
    sayWar(language, 'war.points.places', { fortress, fort, stockade }),
    sayWar(language, 'war.points.keys', { vp: niagara }),
    sayWar(language, 'war.points.raids', { vp: raided === 0.5 ? '½' : raided }),
    sayWar(language, 'war.points.demolish', { vp: Math.abs(VP_COSTS.demolish) }),
  ];
}

function endOf({ suddenDeath, endYear: year, seasons }: Facts, language: Language): readonly string[] {
  const { vp, fortresses, occupied } = suddenDeath;
  return [
    sayWar(language, 'war.end.early', { vp, fortresses, spaces: namesOf(occupied, language) }),
    sayWar(language, 'war.end.last', { year, seasons }),
  ];
}
