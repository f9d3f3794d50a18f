import { bayonetsTomahawksTitle } from '@carillon/bayonets-tomahawks-board';
import { seeded } from '@carillon/kit';
import { bayonetsTomahawksEngine } from '../engines.ts';
import { type Begun, openGame } from '../in-node.ts';
import { anyMove, mayDecline } from './at-random.ts';

/** A random game of Bayonets & Tomahawks from its first card to its winner. */
export interface War {
  /** How many decisions were made. */
  readonly made: number;
  /** The length of the journal. */
  readonly entries: number;
  /** The years played. */
  readonly years: readonly number[];
}

/** The years played of a game. */
export const yearsOf = (
  log: readonly { readonly entry: { readonly type: string; readonly year?: number } }[],
): number[] => log.flatMap(({ entry }) => (entry.type === 'year' && entry.year !== undefined ? [entry.year] : []));

/**
 * The war that the random player with this seed plays with the rules alone, without a page; it takes under a second.
 */
export async function warByRules(begun: Begun): Promise<War> {
  const table = openGame(bayonetsTomahawksEngine, begun);
  const random = seeded(begun.seed);
  let now = table.greet();
  let made = 0;
  for (; now.asked.seat !== null; made++) {
    const { seat, pass } = now.asked;
    const looks = !mayDecline(pass, random) && now.covered ? table.look({ seat }) : undefined;
    if (looks?.ok) now = looks.value;
    const { view, asked, options, covered } = now;
    const picking = bayonetsTomahawksTitle.picking(view, asked, options);
    const gathered = picking && !covered ? table.gather(picking) : undefined;
    const forces = { force: () => Promise.resolve(gathered?.taken ?? []) };
    const question = { asked: { covered, pass }, options, gathers: gathered !== undefined };
    const move = await anyMove(forces, question, random);
    const reply = table.choose({ seat, choices: gathered?.plan ?? move, seen: now.length });
    if (!reply.ok) throw new Error(`${move.join(', ')}: ${reply.code}`);
    now = reply.value;
  }
  const { journal } = table.saved(0);
  const { log } = openGame(bayonetsTomahawksEngine, begun, journal).again();
  return { made, entries: journal.length, years: yearsOf(log.add) };
}
