import { PRONOUN } from '../../../../../packages/lessons/test/claims.ts';
import { isArtillery, isBastion, isCommander, isFleet } from '../../../rules/src/counters.ts';
import { CARD_FACTS } from '../../../rules/src/data/cards.ts';
import { MOST_ARTILLERY_ON_ROAD, MOST_UNITS } from '../../../rules/src/data/connections.ts';
import { BATTLE as TABLE } from '../../../rules/src/data/tables.ts';
import { BRITISH, FRENCH, piece } from '../../../rules/src/ids.ts';
import { bayonetsTomahawks } from '../../../rules/src/index.ts';
import { NATIONS as NAMES, type PieceName } from '../../../rules/src/names.ts';
import { vpOf } from '../../../rules/src/query/victory.ts';
import * as is from './values.ts';

const commanders = is.piecesAt('isle-aux-noix', isCommander);
const margin = (): number => TABLE.routMargin;
const howe = is.rating('commander-howe');
const hitsOn =
  (who: PieceName): is.Value =>
  (scene) =>
    [...is.entries(scene, 'reduced'), ...is.entries(scene, 'eliminated')].filter((each) => each.piece === who).length;
/** The Misses, as they come one after another, that remove a Commander. */
const misses: is.Value = ({ next }) => {
  const { log } = is.recent(next);
  const reroll = log.findIndex((each) => each.type === 'roll' && each.reroll === 'commander');
  return log.slice(reroll).findIndex((each) => each.type === 'commander-casualty') + 1;
};
/** The units that the French had to give up in the last step but one. */
const givenUp: is.Value = ({ before }) =>
  before.step?.after?.filter((each) => each.startsWith('french lose ')).length ?? 0;
const ahead = is.last(
  'score',
  ({ marker }) => marker,
  ({ side }) => side === 'british',
);

export const BATTLE: is.Claims = {
  aim: {
    say: [
      ['in 1757', is.year],
      ['rolls one die', PRONOUN],
      ['Two Militia', is.militia('french', 'montreal')],
    ],
  },
  attack: {
    say: [
      ['One Army point', is.armyPoints],
      ['both Commanders', commanders],
    ],
    done: [['both Commanders', commanders]],
  },
  commander: {
    say: [
      ['One Commander', PRONOUN],
      ['Howe has 2', howe],
      ['Bradstreet 2', is.rating('commander-bradstreet')],
    ],
  },
  highland: {
    commander: [
      ['one of', PRONOUN],
      ['two rerolls', howe],
    ],
  },
  reroll: {
    say: [['removes one', PRONOUN]],
    done: [['has two', howe]],
  },
  casualty: {
    say: [
      ['one up', PRONOUN],
      ['two Hits', hitsOn('bearn-guyenne')],
      ['a second', misses],
      ['one chance in six', is.faces('miss')],
    ],
    done: [
      ['by four to nothing', ahead],
      ['lead of three', margin],
    ],
  },
  hit: {
    say: [
      ['hits one of', PRONOUN],
      ['Reduce one of', PRONOUN],
    ],
    highland: [['one more Hit', PRONOUN]],
  },
  fort: {
    say: [
      ['by 4 to 1', is.won('montreal')],
      ['three or more', margin],
      ['one more unit', givenUp],
      ['3 VP', is.scored],
      ['by 2 to 0', is.won('oswego')],
    ],
  },
};

const bastions = is.piecesAt('louisbourg', isBastion);
const isGun = (id: PieceName | null): boolean => id !== null && isArtillery(piece.of(id));

export const FORTS: is.Claims = {
  aim: {
    say: [
      ['in 1757', is.year],
      ['two Action Rounds', is.listed('two Action Rounds', /, /)],
      ['one to begin', PRONOUN],
      ['one to complete', PRONOUN],
      ['fought one round', PRONOUN],
      ['Two Army points', is.armyPoints],
    ],
  },
  fort: { say: [['lets one unit', PRONOUN]] },
  road: {
    say: [
      ['8 units', () => MOST_UNITS.road],
      ['one Artillery', () => MOST_ARTILLERY_ON_ROAD],
      ['one leads', PRONOUN],
    ],
  },
  cross: { few: [['Take both', is.solved('take ')]] },
  artillery: {
    say: [
      ['Two Bastions, both Reduced', is.all(bastions, is.piecesAt('louisbourg', isBastion, is.isReduced))],
      ['While one', PRONOUN],
      ['two Fleets', is.piecesAt('louisbourg', isFleet)],
      ['trade one of', PRONOUN],
    ],
    keep: [['one more Artillery', PRONOUN]],
    other: [['one of', PRONOUN]],
  },
  reroll: { say: [['three dice', is.rating('commander-wolfe')]] },
  end: {
    say: [
      ['Two Artillery hits', is.lately('roll', (each) => isGun(each.piece) && each.face.startsWith('hit'))],
      ['both Bastions', is.lately('eliminated', (each) => isBastion(piece.of(each.piece)))],
      ['by 5 to 1', is.won('louisbourg')],
      ['3 VP', is.scored],
    ],
  },
};

const raidValue = is.same(is.worth('carlisle'), is.worth('easton'));

export const NATIONS: is.Claims = {
  aim: {
    say: [
      ['of 1755', is.year],
      ['Two Nations', () => NAMES.length],
      ['three Villages', is.villages('oquaga')],
      ['with two', is.villages('chote')],
    ],
  },
  card: {
    say: [
      ['four cards', () => CARD_FACTS.filter(({ event }) => event?.includes('diplomacy')).length],
      ['have 4 VP', is.joiningVp],
      ['French 4', is.vp('french')],
    ],
    ambush: [['have 4 VP', is.vp('french')]],
  },
  first: { say: [['1 against 1', is.contested('french', 'british')]] },
  control: {
    say: [
      ['one unit is', PRONOUN],
      ['two points', is.indianPoints],
      ['one Indian unit', PRONOUN],
      ['of one Nation', PRONOUN],
    ],
  },
  raid: {
    say: [
      ['in three spaces', is.same(is.distance('kanistioh', 'carlisle'), is.distance('kanistioh', 'easton'))],
      ['value 2', raidValue],
    ],
    poor: [
      ['value 1', is.same(is.worth('shamokin'), is.worth('gnadenhutten'))],
      ['have 2', raidValue],
      ['one space farther', is.same(is.distance('shamokin', 'carlisle'), is.distance('gnadenhutten', 'easton'))],
    ],
  },
  hold: { say: [['2 Raid Points', is.raided]] },
  end: {
    say: [
      ['both ways', is.listed('both ways', /, or /)],
      ['one of them', PRONOUN],
    ],
  },
};

const atAlbany = is.brigadesAt('albany');
/** The Brigades that Lake George was opened with. */
const relieving: is.Value = ({ lesson }, text) =>
  is.solved('take ')({ step: lesson.steps.find(({ name }) => name === 'supply') }, text);
const atLouisbourg = is.brigadesAt('louisbourg');

export const YEAR: is.Claims = {
  aim: {
    say: [
      ['of 1758', is.year],
      ['Two New England', is.piecesAt('ticonderoga', 'new-england-brigade')],
    ],
  },
  supply: {
    say: [
      ['One Army point', is.armyPoints],
      ['four Brigades', atAlbany],
      ['3 to 1', is.odds],
    ],
    few: [['all four', atAlbany]],
    other: [['four Brigades', atAlbany]],
  },
  disband: { say: [['one unit', PRONOUN]] },
  louisbourg: {
    say: [
      ['the four Brigades', relieving],
      ['the three others', atAlbany],
      ['value 3: up to three Brigades', is.all(is.worth('louisbourg'), is.worth('louisbourg'))],
      ['3 VP', is.worth('louisbourg')],
      ['both Brigades', atLouisbourg],
    ],
    few: [['Both Brigades', atLouisbourg]],
  },
  port: { far: [['one of', PRONOUN]] },
  fleet: {
    say: [
      ['one in three', is.share],
      ['It is 1759', is.year],
      [
        'two Action Rounds',
        (scene) =>
          is
            .entries(is.recent(scene), 'round')
            .filter(({ round, year }) => round.startsWith('ar') && year === scene.g.year).length,
      ],
    ],
  },
  brigade: {
    say: [
      ['Five more Fleets', is.lately('placed', (each) => each.at === 'halifax' && each.piece !== 'fleet-boscawen')],
      ['four units', is.cargo],
    ],
  },
};

/** The VP that one cause has brought at the end of the year. */
const brought = (why: is.EntryOf<'vp'>['why']): is.Value =>
  is.last(
    'vp',
    ({ points }) => points,
    (each) => each.why === why && each.side === 'british',
  );
const trackEnds = (): readonly number[] => {
  const g = bayonetsTomahawks.blank();
  g.victory = 1;
  const french = vpOf(g, FRENCH);
  g.victory--;
  return [french, vpOf(g, BRITISH)];
};
const eight: is.Value = (scene, text) => [is.raidTrack(scene, text)].flat().slice(0, 1);

export const VICTORY: is.Claims = {
  aim: {
    say: [
      ['of 1755', is.year],
      ['French 2', is.vp('french')],
      ['takes one from', PRONOUN],
      ['French 1 comes British 1', trackEnds],
      ['at 1 or more', is.threshold],
    ],
  },
  british: { say: [['open one way', PRONOUN]] },
  french: {
    say: [
      ['eight Raid Points are 1 VP', is.raidTrack],
      ['by one road', PRONOUN],
      ['leave one open', PRONOUN],
    ],
  },
  card: {
    say: [
      ['eight Raid Points', eight],
      ['7 Raid Points', is.raidPoints],
      ['one Victory Space', is.victorySpaces],
      ['a second', (scene, text) => Number(is.victorySpaces(scene, text)) + 1],
      ['four points', is.points(8)],
      ['three.', is.points(16)],
    ],
  },
  'last-word': { say: [['2 against 1', is.contested('british', 'french')]] },
  raid: {
    say: [
      [
        'one more point makes eight, and 1 VP',
        (scene, text) => {
          const [track = 0, points = 0] = [is.raidTrack(scene, text)].flat();
          return [track - Number(is.raidPoints(scene, text)), track, points];
        },
      ],
    ],
  },
  capture: {
    say: [
      ['eight Raid Points', eight],
      ['French 1', is.vp('french')],
    ],
  },
  finish: {
    say: [
      ['British 1', is.vp('british')],
      ['two Victory Spaces', is.victorySpaces],
      ['2 VP', is.bonus],
    ],
  },
  count: {
    say: [
      ['1 for the Raids', brought('raid-track')],
      ['1 for the space', brought('victory-space')],
      ['2 for the bonus', brought('bonus')],
      ['1 for the War', brought('war-in-europe')],
      [
        'shows 1',
        is.last(
          'chit-revealed',
          ({ chit }) => Number(chit.split('-')[1]),
          ({ side }) => side === 'british',
        ),
      ],
      ['British 4', is.vp('british')],
    ],
  },
};
