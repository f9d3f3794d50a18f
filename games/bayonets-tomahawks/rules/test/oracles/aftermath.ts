import type { SideName } from '../../src/names.ts';
import { ask, type Course } from './asking.ts';
import { enemyOf, isCommander, isLight, pieceFacts, spaceFacts } from './board.ts';
import type { Fight } from './fight.ts';
import { isBastion, isFort, isIndian, isSettled, type Table } from './table.ts';
import { retreatFrom } from './withdrawal.ts';

// 13.6–13.9 The end of a Battle, after the rolls.

const ROUT = 3;

/** `fortified`: an enemy Fort took part. */
export function* aftermath(fight: Fight, fortified: boolean, fought: readonly string[]): Course {
  const { table, at } = fight;
  const winner = winnerOf(fight);
  const loser = enemyOf(winner);
  const held = holdsOut(fight, loser);
  if (winner === fight.attacker && !held) yield* desertion(fight, fortified);
  const routed = isRouted(fight, loser);
  if (routed) yield* rout(fight, loser);
  // 13.7.1 The Rout itself may take the last Bastion.
  if (winner === fight.attacker && held && !holdsOut(fight, loser)) yield* desertion(fight, fortified);
  if (!holdsOut(fight, loser)) yield* withdraw(fight, loser, routed, fought);
  // 3.7 No Commander of the losers may be alone when the Battle ends, wherever he is now.
  table.endPhase(winner);
  table.endPhase(loser);
  close(table, at, fight);
}

/** 13.6 */
function winnerOf(fight: Fight): SideName {
  const { attacker, defender, marker } = fight;
  if (fight.isSpent(attacker)) return defender;
  if (fight.isSpent(defender)) return attacker;
  return marker[attacker] > marker[defender] ? attacker : defender;
}

/** 13.9 A defender stays on a Fortress as long as a Bastion remains. */
const holdsOut = (fight: Fight, loser: SideName): boolean =>
  loser === fight.defender && fight.table.units(fight.at, loser).some(isBastion);

/** 13.7.1 */
function* desertion(fight: Fight, fortified: boolean): Course {
  const { table, at, attacker, defender } = fight;
  const byControl = table.has('desertion');
  const theirs = byControl ? table.board.control(at) === defender : spaceFacts(at).home === defender;
  if (!fortified && !(isSettled(at) && theirs)) return;
  const indians = fight.alive(attacker).filter(isIndian);
  if (indians.length === 0) return;
  const [deserter = ''] = yield* ask(
    'battle.desertion',
    'chance',
    indians.map((each) => `desert ${each}`),
  );
  table.takeAway(deserter, 'losses');
}

// ---- 13.8 Rout

const behind = ({ marker }: Fight, loser: SideName): number => marker[enemyOf(loser)] - marker[loser];

/** A stack with no units left is not Routed. */
function isRouted(fight: Fight, loser: SideName): boolean {
  if (fight.alive(loser).length === 0) return false;
  return behind(fight, loser) >= ROUT || (loser === fight.defender && fight.bastionLost);
}

function* rout(fight: Fight, loser: SideName): Course {
  const { table, at } = fight;
  table.mark('routed', table.units(at, loser));
  const both = loser === fight.defender && fight.bastionLost && behind(fight, loser) >= ROUT;
  if (both) for (const each of table.units(at, loser)) if (!isLight(each)) table.eliminate(each);
  const choices = routLosses(table, table.units(at, loser));
  if (choices.length > 0) {
    const [lost = ''] = yield* ask(
      'rout.lose',
      loser,
      choices.map((each) => `lose ${each}`),
    );
    table.eliminate(lost);
  }
  const fort = fight.fort(loser);
  if (fort !== undefined) handOver(table, fort, at, enemyOf(loser));
}

/** Artillery if possible, Indian units as a last resort; a Bastion before these only, and no Commander, unless agreed. */
function routLosses(table: Table, stack: readonly string[]): readonly string[] {
  const any = table.has('routLoss');
  const artillery = stack.filter((each) => pieceFacts(each).type === 'artillery');
  const plain = stack.filter(
    (each) => !isFort(each) && !isIndian(each) && (any || !(isCommander(each) || isBastion(each))),
  );
  const lists = [artillery, plain, any ? [] : stack.filter(isBastion), stack.filter(isIndian)];
  return lists.find(({ length }) => length > 0) ?? [];
}

/** 13.8, 13.9.5 A Fort of the victor takes the place of the Fort, Full or Reduced like it. */
function handOver(table: Table, fort: string, at: string, to: SideName): void {
  const reduced = table.isReduced(fort);
  table.takeAway(fort, 'removed');
  const pool = Object.entries(table.now.place).filter(([each, place]) => {
    const { type, side } = pieceFacts(each);
    return type === 'fort' && side === to && place === 'pool';
  });
  const [next] = pool;
  if (next === undefined) return;
  table.put(next[0], at);
  table.flip(next[0], reduced);
  // The markers are on the whole stack that the Fort is placed among.
  for (const mark of ['routed', 'outOfSupply'] as const)
    if (table.units(at, to).some((each) => table.is(mark, each))) table.mark(mark, [next[0]]);
}

// ---- 13.9 Retreat

function* withdraw(fight: Fight, loser: SideName, routed: boolean, fought: readonly string[]): Course {
  const { table, at } = fight;
  yield* leaveFort(fight, loser);
  const units = table.units(at, loser).filter((each) => !isBastion(each) && !isFort(each));
  if (units.length === 0) return;
  const already = units.some((each) => table.is('routed', each));
  const attacker = loser === fight.attacker;
  yield* retreatFrom(table, { side: loser, at, units, attacker, routed: routed || already, fought });
}

/** 13.9.5 */
function* leaveFort(fight: Fight, loser: SideName): Course {
  const { table, at } = fight;
  const fort = fight.fort(loser);
  if (fort === undefined) return;
  const alone = table.units(at, loser).every(isFort);
  const handed = (alone && table.has('loneFort')) || table.is('routed', fort);
  const texts = handed ? ['leave'] : ['raze', 'leave'];
  const answer = yield { step: 'battle.fort', who: loser, texts };
  if (answer === 'raze') table.takeAway(fort, 'removed');
  else handOver(table, fort, at, enemyOf(loser));
}

// ---- 13.7 The end

function close(table: Table, at: string, { attacker, defender }: Fight): void {
  for (const side of [attacker, defender]) {
    const here = table.units(at, side);
    for (const mark of ['landed', 'marshaled', 'sittingOut'] as const) table.unmark(mark, here);
  }
  table.settle(at);
  if (table.units(at, attacker).length === 0 || table.units(at, defender).length === 0) table.removeBattle(at);
}
