import type { SideName } from '../../src/names.ts';
import { ask, type Course } from './asking.ts';
import { enemyOf, isCommander, isFleet, isLight, spaceFacts } from './board.ts';
import { type Retreating, retreats, SAIL_BOX } from './retreat.ts';
import { isBastion, isFort, type Table } from './table.ts';

// 13.9 The retreat and its consequences; `retreat.ts` finds the spaces.

/** 13.9.1 All together; if no space will do, the Light units alone; if none will do even then, nobody is left. */
export function* retreatFrom(table: Table, how: Retreating): Course {
  const still = how.units.filter((each) => table.now.place[each] === how.at);
  if (still.length === 0) return;
  const choices = retreats(table.board, { ...how, units: still });
  if (choices.length === 0) {
    const lights = still.filter(isLight);
    const lost = lights.length === still.length ? still : still.filter((each) => !isLight(each));
    for (const each of lost) if (table.now.place[each] === how.at) table.eliminate(each);
    if (lights.length < still.length) yield* retreatFrom(table, { ...how, units: lights });
    return;
  }
  const to = yield* chooseSpace(how.side, choices);
  yield* enter(table, { ...how, units: still }, to);
}

/** The owner chooses where there is a choice. */
function* chooseSpace(side: SideName, choices: readonly string[]): Course<string> {
  const [only = ''] = choices;
  if (choices.length === 1) return only;
  const [to = ''] = yield* ask(
    'retreat.to',
    side,
    choices.map((each) => `to ${each}`),
  );
  return to;
}

function* enter(table: Table, how: Retreating, to: string): Course {
  const { side, units } = how;
  if (to === SAIL_BOX || to === 'sail-box') {
    table.arrive(units, 'sail-box', side);
    return;
  }
  const { indianNation, kind } = spaceFacts(to);
  if (kind === 'indian-village' && indianNation !== null && table.board.isNeutral(indianNation))
    table.join(indianNation, enemyOf(side));
  if (!units.some(isFleet)) table.recordEntry(side, how.at, to);
  const enemies = enemyStrength(table, how, to);
  const overwhelms = enemies > 0 && mayOverwhelm(table, how, to, enemies);
  for (const mark of ['landed', 'marshaled'] as const) table.unmark(mark, units);
  if (overwhelms) yield* overwhelm(table, how, to, enemies);
  const left = units.filter((each) => table.now.place[each] === how.at);
  table.arrive(left, to, side);
  if (overwhelms) table.removeBattle(to);
  else if (enemies > 0) table.mark('sittingOut', left);
  if (!table.now.battles.includes(to)) table.settle(to);
}

const enemyStrength = ({ board }: Table, { side }: Retreating, to: string): number =>
  board.unitsIn(to, enemyOf(side)).filter((each) => !isCommander(each)).length + board.militiaAgainst(to, side);

/** 13.9.3 5A, 10.3 */
function mayOverwhelm(table: Table, { side, units, routed }: Retreating, to: string, enemies: number): boolean {
  const walls = table.units(to, enemyOf(side)).some((each) => isFort(each) || isBastion(each));
  return !routed && !walls && units.filter((each) => !isCommander(each)).length > 3 * enemies;
}

/** 13.9.4 The enemy chooses who is lost on the way; all his units there are eliminated. */
function* overwhelm(table: Table, { side, units, at }: Retreating, to: string, enemies: number): Course {
  for (let owed = enemies; owed > 0; owed--) {
    const left = units.filter((each) => table.now.place[each] === at && !isCommander(each));
    if (left.length === 0) break;
    const [lost = ''] = yield* ask(
      'retreat.pay',
      enemyOf(side),
      left.map((each) => `lose ${each}`),
    );
    table.eliminate(lost);
  }
  for (const each of table.units(to, enemyOf(side))) table.eliminate(each);
}
