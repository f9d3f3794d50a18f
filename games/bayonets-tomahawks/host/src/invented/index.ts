import {
  CHITS,
  SCENARIO_FACTS,
  SIDES,
  type SideName,
  SPACE_FACTS,
  TABLE_OPTIONS,
} from '@carillon/bayonets-tomahawks-rules/reference';
import type { Random } from '@carillon/kit';
import { Drawing } from '@carillon/testkit';
import { cardLines } from './cards.ts';
import { belongingsOf } from './counters.ts';
import { enemyOf } from './ground.ts';
import { Marks } from './marks.ts';
import { Stacks } from './stacks.ts';

const LAST_ROUND = 9;
/** Chances in percent. */
const OFTEN = 60;
const SELDOM = 30;
const RARE = 15;

/** A key with its values, unless there are none. */
const line = (key: string, words: Iterable<string>): string[] => {
  const all = [...words];
  return all.length === 0 ? [] : [`${key} ${all.join(' ')}`];
};

/**
 * A position, as text, in which a side spends its Action Points: counters anywhere they may stand, Battles not yet
 * fought, sieges, captured spaces, Commanders alone, Reduced and Routed stacks, Landings, however unlikely in a game.
 */
export function invent(random: Random): string {
  const drawing = new Drawing(random);
  const scenario = drawing.one(SCENARIO_FACTS);
  const year = drawing.one(scenario.years);
  const round = drawing.between(1, LAST_ROUND);
  const first = drawing.one(SIDES);
  const isSecond = drawing.percent(OFTEN);
  const side = isSecond ? enemyOf(first) : first;
  const belongings = belongingsOf(scenario, year.year);
  const stacks = new Stacks(drawing, belongings);
  const marks = new Marks(drawing, stacks);
  strand(stacks, marks, side);
  return [
    'carillon-position 1',
    'title bayonets-tomahawks',
    `scenario ${scenario.id}`,
    ...(drawing.percent(SELDOM)
      ? line(
          'options',
          drawing.some(TABLE_OPTIONS, SELDOM).map(({ name }) => name),
        )
      : []),
    `year ${year.year}`,
    `round ar${round}`,
    `victory ${drawing.between(-5, 8)}`,
    ...SIDES.flatMap((each) => line(`raid-points ${each}`, [`${drawing.between(0, 7)}`])),
    ...placeLines(stacks),
    ...markLines(drawing, marks),
    ...[...stacks.joined].map(([nation, of]) => `joined ${of} ${nation}`),
    ...(marks.control.british.includes('louisbourg') || drawing.percent(SELDOM) ? ['open-seas'] : []),
    ...cardLines(drawing, year, round),
    `first ${first}`,
    ...chitLines(drawing),
    ...line('tokens pool', belongings.tokens),
    'running game.round',
    `running action-round.${isSecond ? 'secondPhase' : 'firstPhase'}`,
    `running action-phase.act side=${side} stage=faction`,
    '',
  ].join('\n');
}

/** 3.7 During his side's Phase a Commander may be alone in a space without enemies. */
function strand(stacks: Stacks, marks: Marks, side: SideName): void {
  const free = SPACE_FACTS.filter(
    ({ id, home }) => home === side && marks.control[side].includes(id) && stacks.in(id, enemyOf(side)).length === 0,
  );
  stacks.strand(
    side,
    free.filter(({ id }) => stacks.in(id, side).length === 0).map(({ id }) => id),
  );
}

function placeLines({ places }: Stacks): string[] {
  const by = new Map<string, string[]>();
  for (const [piece, place] of places) by.set(place, [...(by.get(place) ?? []), piece]);
  return [...by].flatMap(([place, pieces]) => line(`at ${place}`, pieces));
}

function markLines(drawing: Drawing, marks: Marks): string[] {
  return [
    ...line('reduced', marks.reduced),
    ...line('spent', marks.spent),
    ...line('routed', marks.routed),
    ...line('out-of-supply', marks.unsupplied),
    ...line('landed', marks.landed),
    ...line('marshaled', marks.marshaled),
    ...line('sitting-out', marks.sittingOut),
    ...line('battles', marks.battles),
    ...line('roads', marks.roads),
    ...line('roads-begun', marks.roadsBegun),
    ...line('british-roads-begun', drawing.some(marks.roadsBegun, OFTEN)),
    ...line('forts-begun', marks.fortsBegun),
    ...line('british-forts-begun', drawing.some(marks.fortsBegun, OFTEN)),
    ...SIDES.flatMap((side) => [
      ...line(`control ${side}`, marks.control[side]),
      ...line(`control-before ${side}`, marks.control[side]),
      ...line(`${side}-raids`, marks.raids[side]),
      ...line(`${side}-before`, marks.before[side]),
      ...line(`first-in ${side}`, marks.firstIn[side]),
      ...line(`${side}-entered`, marks.entered[side]),
      ...[...marks.moved[side]].map(([connection, units]) => `${side}-moved ${connection} ${units}`),
    ]),
  ];
}

/** 18.3 */
function chitLines(drawing: Drawing): string[] {
  const holders = drawing.some(SIDES, RARE);
  const held = holders.map((side) => drawing.one(CHITS.filter((chit) => chit.startsWith(side))));
  return [...line('chits held', held), ...line('holds-chit', holders)];
}
