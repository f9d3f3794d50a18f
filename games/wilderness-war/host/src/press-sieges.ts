import { listOn } from '@carillon/host';
import { type State, wildernessWar } from '@carillon/wilderness-war-rules';
import { PIECE_FACTS, PIECES, SIDES, type View } from '@carillon/wilderness-war-rules/reference';

// 5.36 A siege pressed in one gesture

const TACTICS = new Map<string, number>(
  PIECE_FACTS.flatMap((facts, piece) => (facts.kind === 'leader' ? [[PIECES[piece] ?? '', facts.tactics]] : [])),
);

const tacticsOf = (leader: string): number => TACTICS.get(leader) ?? 0;

/** The choices of a force at a besieged post that act there instead of marching. */
const INTENTS = ['siege', 'assault'] as const;

/**
 * At the question which leader to activate: for each siege that can continue, the choices that press it or assault the
 * post, under the leader with the best Tactics, with all units that he can command. They are tried on a copy of the
 * position that the seat sees.
 */
export function siegesToPress(view: View): readonly (readonly string[])[] {
  const asking = view.stack.at(-1);
  if (asking?.procedure !== 'activation' || asking.step !== 'choose') return [];
  const seat = SIDES.indexOf(asking.locals.side ?? 'french');
  const found = new Map<string, readonly (readonly string[])[]>();
  for (const leader of besiegers(view, seat)) {
    const at = view.place[leader] ?? '';
    if (!found.has(at)) found.set(at, pressing(wildernessWar.fromView(view), seat, leader));
  }
  return [...found.values()].flat();
}

/** The leaders before besieged posts that the card may activate, the best Tactics first. */
function besiegers(view: View, seat: number) {
  if (view.besieged.length === 0) return [];
  const listed = listOn(wildernessWar.flow, wildernessWar.fromView(view), seat);
  return PIECES.filter((piece) => listed.includes(`lead ${piece}`) && !view.inside.includes(piece))
    .filter((piece) => view.besieged.some((space) => space === view.place[piece]))
    .toSorted((a, b) => tacticsOf(b) - tacticsOf(a));
}

/** The choices that take a leader's whole force, followed by each possible next choice. */
function pressing(state: State, seat: number, leader: string): readonly (readonly string[])[] {
  const { flow } = wildernessWar;
  const made: string[] = [];
  const listed = (start: string): string | undefined =>
    listOn(flow, state, seat).find((text) => text === start || text.startsWith(`${start} `));
  const take = (text: string | undefined): boolean => {
    const choice = text === undefined ? undefined : flow.parse(state, text);
    if (text === undefined || choice === undefined) return false;
    flow.take(state, seat, choice);
    made.push(text);
    return true;
  };
  take(`lead ${leader}`);
  while (take(listed('take')));
  return take(listed('done')) ? INTENTS.filter(listed).map((intent) => [...made, intent]) : [];
}
