import type { Penalty, SideName, SpaceName } from '@carillon/bayonets-tomahawks-rules/reference';
import { added, type Language, whole } from '@carillon/board';
import { spaceFacts } from '../position/facts.ts';
import { faceWords, idleWhy, lacksShape, shownOn } from './idle.ts';
import { say } from './index.ts';
import { type Lines, pieces, spaces, write } from './line.ts';
import { cardName, pieceName, pieceNames, placeName, rollerName, sideName } from './names.ts';

/** The entries of a fight decided by dice. */
export type BattleEntry =
  | 'overwhelm'
  | 'battle-marker'
  | 'interception'
  | 'raid-roll'
  | 'battle'
  | 'penalties'
  | 'roll'
  | 'score'
  | 'militia-gone'
  | 'commander-casualty'
  | 'battle-won'
  | 'retreat';

/** A penalty in words: `Landing −1`. */
export function penaltyName({ why, by, card }: Penalty, to: Language): string {
  const name = card === undefined ? say(to, penaltyKey(why, by)) : cardName(card, to);
  return `${name} ${added(by)}`;
}

/** 13.3.2 Some penalties are doubled, for a reason. */
const penaltyKey = (why: Penalty['why'], by: number) =>
  by < -1 && (why === 'enemy-fort' || why === 'out-of-supply')
    ? (`penalty.${why}.double` as const)
    : (`penalty.${why}` as const);

/** 13.2.1 Militia fight for the side of their space, and attack with it where it wants the space back. */
const militiaKey = (at: SpaceName, attacker: SideName) =>
  spaceFacts(at).militia?.side === attacker ? 'log.battle.militiaAttack' : 'log.battle.militia';

export const BATTLE_LINES: Lines<BattleEntry> = {
  overwhelm: ({ side, at, units, enemies }, to) =>
    write.line(to, {
      key: 'log.overwhelm',
      params: { side: sideName(side, to), space: placeName(at, to), units, enemies },
      about: spaces(at),
      rule: '10.3.2',
      topic: 'battles',
    }),
  'battle-marker': ({ at }, to) =>
    write.line(to, {
      key: 'log.battle-marker',
      params: { space: placeName(at, to) },
      about: spaces(at),
      rule: '10.7',
      topic: 'battles',
    }),
  interception: ({ side, at, face, stopped }, to) =>
    write.detail(to, {
      key: 'log.interception',
      params: {
        side: sideName(side, to),
        space: placeName(at, to),
        face: shownOn(face, to),
        outcome: say(to, stopped ? 'interception.stopped' : 'interception.slips'),
      },
      about: spaces(at),
      rule: '9.2',
      topic: 'raids',
      inSummary: true,
      answer: side,
    }),
  'raid-roll': ({ side, at, face, success }, to) =>
    write.detail(to, {
      key: 'log.raid-roll',
      params: {
        side: sideName(side, to),
        space: placeName(at, to),
        face: shownOn(face, to),
        outcome: say(to, success ? 'raid.success' : 'raid.failure'),
      },
      about: spaces(at),
      rule: '9.3',
      topic: 'raids',
      inSummary: true,
    }),
  battle: ({ at, attacker, militia }, to) =>
    write.line(to, {
      key: 'log.battle',
      params: {
        space: placeName(at, to),
        side: sideName(attacker, to),
        militia: militia === 0 ? '' : say(to, militiaKey(at, attacker), { count: militia }),
      },
      about: spaces(at),
      rule: '13.0',
      topic: 'battles',
    }),
  penalties: ({ side, penalties, marker }, to) =>
    write.detail(to, {
      key: penalties.length === 0 ? 'log.penalties.none' : 'log.penalties',
      params: {
        side: sideName(side, to),
        marker: whole(marker),
        penalties: penalties.length === 0 ? '' : ` (${penalties.map((each) => penaltyName(each, to)).join(', ')})`,
      },
      rule: '13.3.2',
      topic: 'battles',
    }),
  roll: ({ piece, face, reroll, eliminated }, to) =>
    write.detail(to, {
      key: reroll === null ? 'log.roll' : 'log.roll.again',
      params: {
        piece: rollerName(piece, eliminated === true, to),
        face: faceWords(piece, face, to),
        why: reroll === null ? '' : say(to, `reroll.${reroll}`),
      },
      about: piece === null ? [] : pieces([piece]),
      rule: reroll !== null ? '13.5' : lacksShape(idleWhy(piece, face)) ? '13.3.4' : '13.3.3',
      topic: 'battles',
    }),
  score: ({ side, why, marker }, to) =>
    write.detail(to, {
      key: `log.score.${why}`,
      params: { side: sideName(side, to), marker: whole(marker) },
      rule: '13.3.4',
      topic: 'battles',
    }),
  'militia-gone': ({ side, left }, to) =>
    write.detail(to, {
      key: 'log.militia-gone',
      params: { side: sideName(side, to), left },
      rule: '13.2.1',
      topic: 'battles',
    }),
  'commander-casualty': ({ commander, face, lost }, to) =>
    write.detail(to, {
      key: 'log.commander-casualty',
      params: {
        piece: pieceName(commander, to),
        face: say(to, `face.${face}`),
        outcome: say(to, lost ? 'casualty.lost' : 'casualty.safe'),
      },
      rule: '13.5.1',
      topic: 'battles',
      inSummary: lost,
    }),
  'battle-won': ({ side, at, attacker, defender, rout, why, heldOut }, to) =>
    write.detail(to, {
      key: 'log.battle-won',
      params: {
        side: sideName(side, to),
        space: placeName(at, to),
        attacker: whole(attacker),
        defender: whole(defender),
        why: why === undefined || why === 'higher' ? '' : say(to, `log.battle-won.${why}`),
        held: heldOut === true ? say(to, 'log.battle-won.held') : '',
        rout: rout ? say(to, 'log.battle-won.rout') : '',
      },
      about: spaces(at),
      rule: '13.6',
      topic: 'battles',
      inSummary: true,
    }),
  retreat: ({ pieces: moved, at, to: goal }, to) =>
    write.detail(to, {
      key: 'log.retreat',
      params: { pieces: pieceNames(moved, to), from: placeName(at, to), space: placeName(goal, to) },
      about: spaces(at, goal),
      rule: '13.9',
      topic: 'movement',
      inSummary: true,
    }),
};
