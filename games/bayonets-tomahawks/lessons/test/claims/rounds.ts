import { PRONOUN } from '../../../../../packages/lessons/test/claims.ts';
import { hasReducedFace, isArtillery, isBrigade, isMobile } from '../../../rules/src/counters.ts';
import { MOST_UNITS } from '../../../rules/src/data/connections.ts';
import { BATTLE, RAID } from '../../../rules/src/data/tables.ts';
import { piece } from '../../../rules/src/ids.ts';
import { PIECES, SIDES, TOKENS } from '../../../rules/src/names.ts';
import * as is from './values.ts';

const sides = (): number => SIDES.length;
const raidDistance = (): number => RAID.distance;
const brigade = is.movement('40th-45th-47th');
const light = is.movement('rogers');
/** Faces of most counters. */
const faces = (): number => {
  const units = piece.all.filter((p) => isMobile(p) && (isBrigade(p) || isArtillery(p)));
  return units.filter(hasReducedFace).length > units.length / 2 ? [true, false].length : 1;
};
const isToken = (id: string): boolean => TOKENS.some((each) => each === id);
const isBrigadeNamed = (id: string): boolean => PIECES.some((each) => each === id && isBrigade(piece.of(each)));
/** How far the last success moved the marker of its side. */
const moved: is.Value = (scene) => {
  const began = is.entries(scene, 'penalties').findLast(({ side }) => side === 'british')?.marker ?? Number.NaN;
  const scores = is.entries(scene, 'score').filter(({ side }) => side === 'british');
  return ((scores.at(-1)?.marker ?? Number.NaN) - began) / scores.length;
};

export const FIRST_GAME: is.Claims = {
  aim: {
    say: [
      ['in 1755', is.year],
      ['nine Action Rounds', is.roundsOfYear],
      ['both sides', sides],
      ['play one card', PRONOUN],
      ['at French 1', is.vp('french')],
      ['play one Action Round', PRONOUN],
    ],
  },
  card: {
    say: [
      ['has two cards in hand', is.same(is.hand('british'), is.hand('french'))],
      ['You play one;', PRONOUN],
      ['four points', is.points(3)],
    ],
    fewer: [
      ['three points', is.points(2)],
      ['has one more', () => is.points(3)() - is.points(2)()],
    ],
  },
  stack: {
    say: [
      ['lets one stack', PRONOUN],
      ['Two brigades', is.brigadesAt('halifax')],
    ],
    few: [['these four', is.solved('take ')]],
  },
  march: {
    say: [
      ['move two spaces', is.same(brigade, is.movement('royal-artillery-1'))],
      ['three on anything', is.movement('goreham')],
      ['worth 1 VP', is.worth('chignectou')],
    ],
  },
  raid: {
    say: [
      ['one light unit', PRONOUN],
      ['up to three spaces', raidDistance],
    ],
    raider: [['three spaces', raidDistance]],
  },
  fort: {
    say: [
      ['worth 1 Raid Point', is.raided],
      ['eight of them 1 VP', is.raidTrack],
      ['Begin one', PRONOUN],
    ],
  },
  'end-phase': {
    say: [['One Army point', is.armyPoints]],
  },
  battle: {
    say: [
      ['rolls one die', PRONOUN],
      ['moves your marker one up', moved],
      [
        'began at −1',
        is.last(
          'penalties',
          ({ marker }) => marker,
          ({ side }) => side === 'british',
        ),
      ],
    ],
    done: [['Use one for', PRONOUN]],
  },
  end: {
    say: [
      ['by 2 to 1', is.won('chignectou')],
      ['brings you 1 VP', is.scored],
      ['from French 1', ({ before }, text) => is.vp('french')(before, text)],
      ['to British 1', is.vp('british')],
    ],
  },
};

export const MAP: is.Claims = {
  spaces: { say: [['of 1755', is.year]] },
  shapes: {
    say: [
      ['a second', faces],
      ['survive one Hit', () => faces() - 1],
    ],
  },
  path: {
    say: [
      ['up to three spaces', light],
      ['two Army points', is.points(2, 'army')],
    ],
    short: [['two spaces away', is.distance('rumford', 'number-four')]],
  },
  highway: {
    say: [
      ['In one Action Round', PRONOUN],
      [
        '4 units of a side may use a Path, 16 a Highway, 8 a Road',
        () => [MOST_UNITS.path, MOST_UNITS.highway, MOST_UNITS.road],
      ],
      ['two spaces', is.movement('35th-new-york-companies')],
    ],
  },
  'end-phase': {
    say: [
      ['Both units are Spent', ({ g }) => g.spent.toArray().length],
      ['One Army point', is.armyPoints],
      ['eight pieces', is.colonialDraws],
    ],
  },
  light: {
    say: [
      ['Two more Vagaries', is.lately('drawn', (each) => isToken(each.piece))],
      ['four Brigades', is.lately('drawn', (each) => isBrigadeNamed(each.piece))],
    ],
  },
  'new-england': {
    say: [['one to Albany', PRONOUN]],
    far: [['one more round', PRONOUN]],
  },
  'new-york': {
    say: [['value 3', is.worth('albany')]],
    base: [['two spaces behind', is.distance('new-york', 'albany')]],
  },
  end: {
    say: [
      ['both sides', sides],
      [
        'two more Logistics Rounds',
        (scene, text) =>
          Number(is.logisticsRounds(scene, text)) -
          is.entries(scene, 'round').filter(({ round }) => !round.startsWith('ar')).length,
      ],
    ],
  },
};

export const SAILING: is.Claims = {
  aim: {
    say: [
      ['two brigades', is.brigadesAt('halifax')],
      ['two Action Rounds', is.roundsToLand],
      ['with one point', PRONOUN],
    ],
  },
  card: { say: [['Card 3 has one', is.points(3, 'sail-army')]] },
  sail: {
    say: [
      ['four units', is.cargo],
      ['both brigades', is.brigadesAt('halifax')],
    ],
  },
  land: { say: [['in one Coastal', PRONOUN]] },
};

export const RAIDS: is.Claims = {
  aim: {
    say: [
      ['in 1755', is.year],
      ['costs one Light', PRONOUN],
      ['one light unit', PRONOUN],
      ['up to three spaces', raidDistance],
      ['Eight Raid Points make 1 VP', is.raidTrack],
    ],
  },
  card: { say: [['two Indian points', is.indianPoints]] },
  abenaki: { say: [['1 Raid Point', is.raided]] },
  hold: { say: [['hold one point', PRONOUN]] },
};

export const CARDS: is.Claims = {
  aim: {
    say: [
      ['start of 1755', is.year],
      ['draws two Buildup', is.same(is.hand('british'), is.hand('french'))],
      ['keeps one as', PRONOUN],
      ['draws one more', PRONOUN],
      ['plays one of', PRONOUN],
      ['of the two;', is.hand('british')],
    ],
  },
  reserve: {
    say: [
      ['your two cards', is.hand('british')],
      ['two Army points, and Initiative 5', is.all(is.points(2, 'army'), is.initiative(2))],
      ['Initiative 4', is.initiative(15)],
    ],
  },
  play: {
    say: [
      ['only two points', is.points(4)],
      ['Initiative 6, the highest', is.same(is.initiative(4), is.highestInitiative)],
    ],
  },
  initiative: { say: [['6 against 4', is.contested('british', 'french')]] },
  event: {
    say: [
      ['up to two Reduced', is.flips],
      ['brings one back', PRONOUN],
    ],
  },
  hold: {
    say: [['save one point', PRONOUN]],
    none: [['both points', is.points(4)]],
  },
  reaction: { done: [['two units', is.piecesAt('lake-george', is.ofSide('british'))]] },
  end: {
    say: [
      ['two Flags', is.rolledFlags('british')],
      ['Three things', is.listed('Three things', /, (?:and )?/)],
    ],
  },
};

const atAlbany = is.brigadesAt('albany');
const enemies = is.piecesAt('lake-george', is.ofSide('french'));
const doubled = (): number =>
  BATTLE.penalties.reduce((most, each) => (each.id === 'enemy-fort' ? each.doubled : most), 0);
const rallied: is.Value = (scene) => {
  const dice = is.entries(is.recent(scene), 'rally').filter(({ at }) => at === 'annapolis-royal');
  return [dice.length, dice.filter(({ face }) => face === 'flag').length];
};

export const MOVEMENT: is.Claims = {
  aim: {
    say: [
      ['of 1755', is.year],
      ['of one side', PRONOUN],
      ['activates one stack', PRONOUN],
      ['part of one', PRONOUN],
      ['two Army points', is.points(8, 'army')],
      ['all four', is.points(8)],
    ],
  },
  overwhelm: {
    say: [
      ['3 to 1', is.odds],
      ['all four Brigades', atAlbany],
    ],
    few: [
      ['Three units against one', is.all((scene, text) => Number(atAlbany(scene, text)) - 1, enemies)],
      ['3 to 1', is.odds],
      ['all four', atAlbany],
    ],
    other: [['four Brigades', atAlbany]],
  },
  enter: {
    say: [
      ['Four units against one', is.all(atAlbany, enemies)],
      ['3 to 1', is.odds],
    ],
  },
  stop: {
    say: [
      ['1 VP', is.scored],
      ['one more space', (scene, text) => brigade() - Number(is.solved('move ')(scene.before, text))],
    ],
    fort: [['two Battle Penalties', doubled]],
  },
  'pick-up': {
    raid: [['one unit', PRONOUN]],
    drop: [['Both are wanted', (scene, text) => 1 + Number(is.solved('pick ')(scene, text))]],
  },
  marshal: {
    say: [
      ['One Army point', PRONOUN],
      ['moves one stack', PRONOUN],
    ],
    army: [['one stack', PRONOUN]],
    few: [['needs both', is.solved('call ')]],
  },
  end: {
    say: [
      ['one die', PRONOUN],
      ['of one Commander', PRONOUN],
      ['three dice, and one was a Flag', rallied],
    ],
  },
};
