import { fileURLToPath } from 'node:url';
import { CHANCE, Choices, isUndo, lineOf } from '@carillon/flow';
import { at } from '@carillon/kit';
import { copyOf, playing, readGolden, recordsIn } from '@carillon/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { side, space } from '../../src/ids.ts';
import { wildernessWar } from '../../src/index.ts';
import { hasFort } from '../../src/query/presence.ts';
import type { State } from '../../src/state.ts';
import { play, some } from '../builder.ts';
import { NAMED_RIGHTLY } from '../rules-logged.ts';

// 5.46 "at any time": whatever the owner is asked in his own Action Phase, he may give up a fort instead.

const RECORDS = recordsIn(fileURLToPath(new URL('../../../../../fixtures/golden/wilderness-war', import.meta.url)));

/** The asked seat's choices that demolish its completed forts. */
function forts(g: State): string[] {
  const { flow } = wildernessWar;
  const asked = at(side.all, flow.who(g));
  const choices = new Choices();
  flow.list(g, asked, choices);
  const texts = choices.toArray().map((choice) => flow.text(g, choice));
  return space.all
    .filter((each) => hasFort(g, asked, each))
    .map((each) => `demolish ${space.nameOf(each)}`)
    .filter((text) => texts.includes(text));
}

/** The questions of one's own Action Phase at which recorded games have a fort to give up. */
const QUESTIONS = [
  'activation.choose',
  'activation.start',
  'alliance.spend',
  'campaign.lead',
  'campaign.leadSecond',
  'campaign.start',
  'cherokees.place',
  'construction.build',
  'french-regulars.place',
  'indians-desert.desert',
  'leader-draw.dismiss',
  'leader-draw.place',
  'march.intent',
  'march.onward',
  'muster.pick',
  'phase.card',
  'phase.last',
  'placing.place',
  'raise-provincials.choose',
  'recovering.recover',
  'restoring.restore',
  'siege.storm',
  'small-pox.choose',
  'stingy-assembly.name',
  'vaudreuil-interferes.first',
  'vaudreuil-interferes.second',
];

/** The first position of the recorded games at each of these questions. */
function positions(): Map<string, State> {
  const { flow } = wildernessWar;
  const found = new Map<string, State>();
  for (const { scenario, options, journal } of RECORDS.map((path) => readGolden(wildernessWar, path))) {
    const g = wildernessWar.start(scenario, options);
    for (const number of lineOf(journal)) {
      const entry = at(journal, number);
      if (isUndo(entry)) continue;
      const seat = entry.who === 'chance' ? CHANCE : wildernessWar.seats.indexOf(entry.who);
      const { procedure, step } = flow.question(g);
      const key = `${procedure}.${step}`;
      const isWanted = QUESTIONS.includes(key) && !found.has(key) && seat === flow.who(g);
      if (isWanted && forts(g).length > 0) found.set(key, copyOf(wildernessWar, g));
      const choice = flow.parse(g, entry.choice);
      if (choice === undefined) throw new RangeError(entry.choice);
      flow.take(g, seat, choice);
    }
  }
  return found;
}

/** At a position, the owner demolishes his first fort: it is gone, and the enemy is a point better off. */
function demolishes(g: State): void {
  const game = playing(wildernessWar, g, { naming: NAMED_RIGHTLY });
  const { vp } = game.state;
  const owner = at(wildernessWar.seats, wildernessWar.flow.who(g));
  const [fort = ''] = forts(g);
  game.choose(owner, fort);
  expect(game.log).toContainEqual({ type: 'demolish', side: owner, at: fort.slice('demolish '.length), what: 'fort' });
  expect(game.state.vp - vp).toBe(owner === 'french' ? -1 : 1);
}

describe('5.46 demolition', () => {
  let known: Map<string, State>;
  beforeAll(() => {
    known = positions();
  });

  it.each(QUESTIONS)('[5.46a] [5.46b] instead of an answer at %s, at a point for a fort', (question) => {
    const g = known.get(question);
    if (g === undefined) throw new Error('no recorded game has a fort there');
    demolishes(g);
  });

  it('[5.46a] [5.46b] before Rangers are placed or restored, and before a Bastion is repaired', () => {
    const rangers = play({
      turn: 'british',
      hands: { british: ['rangers-53'] },
      works: { oswego: 'british-fort' },
      pieces: { albany: ['ranger-1'] },
      reduced: ['ranger-1'],
    });
    rangers.british.playsEvent('rangers-53').isToChoose('placing-or-restoring.choose');
    demolishes(rangers.state);
    const bastions = play({
      hands: { french: ['bastions-repaired-5', 'campaign-1'] },
      works: { niagara: 'french-fort', 'crown-point': 'french-fort', 'ohio-forks': 'french-fort' },
      pieces: {
        'crown-point': [...some('northern-provincial', 2), 'coureurs-1'],
        niagara: [...some('northern-provincial', 2, 3), 'coureurs-2'],
      },
      inside: ['coureurs-1', 'coureurs-2'],
      siege: { niagara: 1, 'crown-point': 1 },
    });
    bastions.french.playsEvent('bastions-repaired-5').isToChoose('bastions-repaired.choose');
    demolishes(bastions.state);
  });
});
