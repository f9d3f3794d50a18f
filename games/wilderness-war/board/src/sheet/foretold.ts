import { type ChosenFrom, frameOf, type Inquiry, type Language, type Option } from '@carillon/board';
import type {
  FightOdds,
  Odds,
  OddsMeeting,
  OddsOutcome,
  OddsTry,
  View,
} from '@carillon/wilderness-war-rules/reference';
import { marching } from '../position/marching.ts';
import { placeName, sideName } from '../texts/names.ts';
import { pieceName } from '../texts/pieces.ts';
import { percent } from './percent.ts';
import { average, phrase } from './texts.ts';

// A march under consideration: the query about it, and the answer in one line.

/** Choices by which a force enters a space and fights the enemies there. */
const ENTERS = /^(?:move|sail|land) (\S+)$/;

/** A choice by which an Auxiliary passes enemies, who may intercept it (6.62). */
const PASSES = /^infiltrate (\S+)$/;

/** A choice that plays a card as an event. */
const EVENT = /^event (\S+)$/;

/** The query about choices under consideration, a march into a fight or an event; `undefined` about all others. */
export function foresee(view: View, choices: readonly string[]): Inquiry | undefined {
  const card = choices.length === 1 ? EVENT.exec(choices[0] ?? '')?.[1] : undefined;
  const side = frameOf(view.stack, 'phase')?.locals.side;
  return card !== undefined && side !== undefined
    ? { name: 'uses', args: { side, card } }
    : foreseeMarch(view, choices);
}

function foreseeMarch(view: View, choices: readonly string[]): Inquiry | undefined {
  const force = marching(view);
  const passed = choices.length === 1 ? PASSES.exec(choices[0] ?? '')?.[1] : undefined;
  if (force !== undefined && passed !== undefined)
    return { name: 'odds', args: { force: force.force, way: [force.at, passed], infiltrates: true } };
  const through = choices.map((choice) => ENTERS.exec(choice)?.[1]).filter((space) => space !== undefined);
  if (force === undefined || through.length === 0 || through.length < choices.length) return undefined;
  return { name: 'odds', args: { force: force.force, way: [force.at, ...through] } };
}

/** Whether the rules' answer contains odds; it is `null` if there are none. */
export const isOdds = (answer: unknown): answer is Odds =>
  typeof answer === 'object' && answer !== null && 'meetings' in answer;

/** Whether the rules' answer says that an event would change nothing. */
export const isOfIdleEvent = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'idle' in answer && answer.idle === true;

/** The odds in one line: `Battle: British win 62 %; steps lost … · …`; empty if the march meets nothing. */
export function brief({ fight, meetings, mayShelter, cutOff }: Odds, language: Language): string {
  const interceptions = meetings.filter(({ kind }) => kind === 'interception').flatMap((each) => place(each, language));
  const avoiding = meetings.find(({ kind }) => kind === 'avoid');
  return [
    ...(fight ? [briefFight(fight, language), ...withMilitia(fight, language)] : []),
    ...(mayShelter ? [phrase(language, 'brief.shelter')] : []),
    ...(cutOff ? [phrase(language, 'brief.cutOff')] : []),
    ...(avoiding ? [phrase(language, 'brief.avoid', { chance: percent(best(avoiding)?.chance ?? 0, language) })] : []),
    ...(interceptions.length > 0 ? [phrase(language, 'brief.interception', { places: interceptions.join(', ') })] : []),
  ].join(' · ');
}

const briefFight = (fight: FightOdds, language: Language): string =>
  phrase(language, `brief.${fight.kind}`, {
    ...figures(fight, fight.outcome, language),
    levels: levels(fight.outcome.levels, language),
  });

/** 7.3, 10.2 The same figures if the owner of the Militia of that Department calls it in. */
function withMilitia(fight: FightOdds, language: Language): string[] {
  const { kind } = fight;
  const called = fight.variants.find(({ what }) => what === 'militia');
  if (called === undefined || (kind !== 'battle' && kind !== 'raid')) return [];
  const owner = sideName(called.side, language);
  return [phrase(language, `brief.militia.${kind}`, { owner, ...figures(fight, called.outcome, language) })];
}

/** The sides of a fight, and a result of it: who wins, and the steps lost on average. */
const figures = ({ attacker, defender }: FightOdds, outcome: OddsOutcome, language: Language) => ({
  side: sideName(attacker.side, language),
  enemy: sideName(defender.side, language),
  win: percent(outcome.win, language),
  lost: average(outcome.attacker.meanSteps, language),
  taken: average(outcome.defender.meanSteps, language),
});

/** The possible siege levels after a roll, the highest first. */
const levels = (chances: readonly number[], language: Language): string =>
  chances
    .flatMap((chance, level) =>
      chance > 0 ? [`${phrase(language, 'level', { level })} ${percent(chance, language)}`] : [],
    )
    .reverse()
    .join(', ');

/** Verbs of attempts, and of calling out Militia. */
const TRIES: ReadonlySet<string> = new Set(['lead', 'send']);
const CALLS: ReadonlySet<string> = new Set(['send', 'deploy']);

/** The attempt that a choice makes; `undefined` for other choices. */
const attemptOf = ({ meetings }: Odds, { verb, args: [id] }: Option): OddsTry | undefined =>
  TRIES.has(verb) ? meetings.flatMap(({ tries }) => tries).find(({ by }) => by === id) : undefined;

/** The chance of an attempt, from 0 to 1; `undefined` for other choices. */
export const chance = (odds: Odds, option: Option): number | undefined => attemptOf(odds, option)?.chance;

/**
 * The chance of an attempt, or the effect of Militia or a card: `50 %`, `British win 62 % → 75 %`; empty if nothing is
 * known. Of a battle it gives the chances of the side that chooses.
 */
export function worth(odds: Odds, { option, seat }: ChosenFrom, language: Language): string {
  const attempt = attemptOf(odds, option);
  if (attempt) return percent(attempt.chance, language);
  const { fight } = odds;
  const [id] = option.args;
  const variant = fight?.variants.find(({ what, cards }) =>
    what === 'militia' ? CALLS.has(option.verb) : option.verb === 'respond' && cards.some((card) => card === id),
  );
  if (!fight || !variant) return '';
  const defends = fight.kind === 'battle' && seat === fight.defender.side;
  const chanceIn = ({ win }: OddsOutcome): string => percent(defends ? 1 - win : win, language);
  const [before, after] = [chanceIn(fight.outcome), chanceIn(variant.outcome)];
  const side = sideName(defends ? fight.defender.side : fight.attacker.side, language);
  return after === before ? '' : phrase(language, `effect.${fight.kind}`, { side, before, after });
}

/** The likeliest attempt. */
const best = ({ tries }: OddsMeeting): OddsTry | undefined => tries.toSorted((a, b) => b.chance - a.chance)[0];

/** The piece that tries: a leader, or 6.721 the only unit that he may take. */
function whoTries({ by, only }: OddsTry, language: Language): string {
  const leader = pieceName(by, language);
  return only === undefined ? leader : phrase(language, 'brief.under', { unit: pieceName(only, language), leader });
}

/** The likeliest interception: its space and its pieces, and its chance to win the battle that follows. */
function place(meeting: OddsMeeting, language: Language): string[] {
  const likeliest = best(meeting);
  if (likeliest === undefined) return [];
  const { chance, outcome } = likeliest;
  const params = {
    space: placeName(meeting.at, language),
    chance: percent(chance, language),
    name: whoTries(likeliest, language),
  };
  if (outcome === null) return [phrase(language, 'brief.place', params)];
  const then = { side: sideName(meeting.side, language), win: percent(1 - outcome.win, language) };
  return [phrase(language, 'brief.placeThen', { ...params, ...then })];
}
