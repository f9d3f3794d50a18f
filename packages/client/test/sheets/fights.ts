import type { FightOdds, LogEntry, OddsLosses, OddsSide } from '@carillon/wilderness-war-rules/reference';
import type { Figures } from './figures.ts';

/** The outcome of a fight. */
export interface Came {
  readonly summary: readonly LogEntry[];
  /** Whether an assault could follow the siege roll. */
  readonly ripe: boolean;
  readonly where: string;
}

/** Compares the sheet of a fight with its outcome. */
export function holdFight(figures: Figures, fight: FightOdds, came: Came): void {
  const { kind, outcome, attacker } = fight;
  const won = wins(fight, came);
  figures.chance(`${kind} won`, outcome.win, won);
  holdSentence(figures, fight, came, won);
  const { summary } = came;
  const has = (type: LogEntry['type']): boolean => summary.some((entry) => entry.type === type);
  if (kind === 'battle') figures.chance('overrun', outcome.overrun, has('overrun'));
  holdLosses(figures, fight, came, true);
  if (kind !== 'raid') holdLosses(figures, fight, came, false);
  const points = summary.flatMap((entry) =>
    entry.type === 'vp' ? [entry.side === attacker.side ? entry.points : -entry.points] : [],
  );
  const vp = points.reduce((sum, each) => sum + each, 0);
  const spread = outcome.vp.reduce((sum, each) => sum + each.chance * (each.points - outcome.meanVp) ** 2, 0);
  figures.mean(`points of a ${kind}`, outcome.meanVp, vp, spread);
  const known = outcome.vp.some((each) => each.points === vp && each.chance > 0);
  figures.sentence('points are among those told', known, () => `${kind} at ${fight.at}: ${vp} (${came.where})`);
  const roll = summary.find((entry) => entry.type === 'siege-roll');
  if (kind === 'siege' && roll?.type === 'siege-roll')
    for (const [level, chance] of outcome.levels.entries())
      figures.chance(`siege level ${level}`, chance, roll.level === level);
  if (kind === 'raid') figures.chance('Raided marker', outcome.marker, has('raided'));
}

function wins({ kind, attacker }: FightOdds, { summary, ripe }: Came): boolean {
  const end = summary.findLast((entry) => entry.type === 'won' || entry.type === 'captured');
  if (kind === 'raid') return summary.some((entry) => entry.type === 'raid' && entry.success);
  const taken = (end?.type === 'won' || end?.type === 'captured') && end.side === attacker.side;
  return taken || (kind === 'siege' && ripe);
}

/** Checks the certain parts of the sheet: a certain end, and the dice and their column before the roll. */
function holdSentence(figures: Figures, fight: FightOdds, { summary, where }: Came, won: boolean): void {
  const { kind, outcome, attacker, defender } = fight;
  const place = (): string => `${kind} at ${fight.at} (${where})`;
  if (outcome.win === 0 || outcome.win === 1) figures.sentence('a certain end', won === (outcome.win === 1), place);
  const trapped = summary.some(
    (entry) => entry.type === 'eliminated' && entry.rule === '7.92' && entry.pieces.some((each) => /\d$/.test(each)),
  );
  if (outcome.attacker.trapped + outcome.defender.trapped === 0) figures.sentence('nobody is trapped', !trapped, place);
  const raid = summary.find((entry) => entry.type === 'raid');
  if (raid?.type === 'raid' && kind === 'raid') {
    const same = raid.column === fight.raidColumn && sameWords(raid.modifiers, attacker.modifiers);
    figures.sentence('column and modifiers of a raid', same && raid.target === fight.target, place);
  }
  const siege = summary.find((entry) => entry.type === 'siege-roll');
  if (siege?.type === 'siege-roll' && kind === 'siege')
    figures.sentence('modifiers of a siege', sameWords(siege.modifiers, attacker.modifiers), place);
  if (summary.some(({ type }) => type === 'battle' || type === 'assault') && !attacker.ambush && !defender.ambush)
    for (const side of [attacker, defender]) holdFire(figures, side, summary, place);
}

const sameWords = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function holdFire(figures: Figures, side: OddsSide, summary: readonly LogEntry[], where: () => string): void {
  const fire = summary.find((entry) => entry.type === 'fire' && entry.side === side.side);
  if (fire?.type !== 'fire' || !side.rolls) return;
  const { strength, column, shifts, modifiers } = fire;
  const same = sameWords(
    [strength, column, shifts, modifiers],
    [side.strength, side.column, side.shifts, side.modifiers],
  );
  figures.sentence('strength, column and modifiers of fire', same, where);
}

function holdLosses(figures: Figures, fight: FightOdds, { summary, where }: Came, attacks: boolean): void {
  const losses: OddsLosses = attacks ? fight.outcome.attacker : fight.outcome.defender;
  const { side } = attacks ? fight.attacker : fight.defender;
  const lost = summary.filter((entry) => entry.type === 'loss' && entry.side === side).length;
  const variance = losses.steps.reduce((sum, chance, steps) => sum + chance * (steps - losses.meanSteps) ** 2, 0);
  const name = attacks ? 'attacker' : 'defender';
  figures.mean(`steps of the ${name} in a ${fight.kind}`, losses.meanSteps, lost, variance);
  const known = (losses.steps[lost] ?? 0) > 0 || (lost === 0 && losses.steps.length === 0);
  figures.sentence(
    'losses are among those told',
    known,
    () => `${fight.kind} at ${fight.at}: ${side} ${lost} (${where})`,
  );
  for (const { leader, killed } of losses.leaders) {
    const falls = summary.some((entry) => entry.type === 'leader-check' && entry.leader === leader && entry.killed);
    figures.chance('leader killed', killed, falls);
  }
}
