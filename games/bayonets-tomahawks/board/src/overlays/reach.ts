import type { PieceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { frameOf, type Language, type Mark, type Overlay, type PickedOut } from '@carillon/board';
import { allIn } from '@carillon/wargame-board';
import { actingIn } from '../position/acting.ts';
import { isPiece, isSpace, pieceFacts } from '../position/facts.ts';
import { boardPlaceOf } from '../position/places.ts';
import { counters } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { placeName } from '../texts/names.ts';
import { type Reach, reachIn } from './answers.ts';
import { overlay } from './overlay.ts';

/** 10.2 The reach of a force if it set out now, with the enemies that it meets and the spaces where it must stop. */
export const reachOverlay: Overlay<View> = overlay('reach', 'F', {
  hint: 'reach.hint',
  ask(view, picked) {
    const force = forceOf(view, picked);
    return force && [{ name: 'reach', args: { force, ...pointOf(view, force) } }];
  },
  read: (_view, [answer]) => reachIn(answer),
  legend: { reach: 'reach.steps', overwhelms: 'reach.overwhelms', 'reach-ends': 'reach.ends' },
  marks: (all) => all.map(markOf),
  said: ({ length }, language) => say(language, 'reach.said', { count: length }),
  lines: (all, language) => all.map((each) => lineOf(each, language)),
});

function markOf({ to, steps, overwhelms, ends }: Reach): Mark {
  const sign = ends ? 'reach-ends' : overwhelms ? 'overwhelms' : 'reach';
  return { space: to, sign, figure: String(steps) };
}

function lineOf({ to, steps, enemies, overwhelms, ends }: Reach, language: Language): string {
  const notes = [
    ...(enemies > 0 ? [say(language, 'reach.note.enemies', { enemies })] : []),
    ...(overwhelms ? [say(language, 'reach.note.overwhelms')] : []),
    ...(ends ? [say(language, 'reach.note.ends')] : []),
  ];
  return say(language, 'reach.line', { place: placeName(to, language), steps, notes: notes.join('') });
}

/** Whether the point of a force that sets out now is doubled (7.3.4), and whether Forced March helps it (7.4). */
function pointOf(view: View, [piece]: readonly PieceName[]): { readonly double: boolean; readonly forced: boolean } {
  const march = frameOf(view.stack, 'march')?.locals;
  const isUsed = march !== undefined && piece !== undefined && boardPlaceOf(view, piece) === march.at;
  return { double: isUsed && march.double, forced: isUsed && march.extra > 0 };
}

/**
 * The force being put together, or else the stack pointed at; none for a force under way, whose steps are highlighted.
 */
function forceOf(view: View, picked: PickedOut): readonly PieceName[] | undefined {
  const taken = picked.taken.filter(isPiece);
  const acting = actingIn(view)?.pieces ?? [];
  if (taken.length > 0) return [...new Set([...acting, ...taken])];
  const force = stackUnder(view, picked);
  return force?.some((piece) => acting.includes(piece)) ? undefined : force;
}

/** The marching part of the stack pointed at; at a space, that of the active faction, else the first. */
function stackUnder(view: View, { target }: PickedOut): readonly PieceName[] | undefined {
  const place = target?.kind === 'piece' && isPiece(target.id) ? boardPlaceOf(view, target.id) : target?.id;
  const there = counters.stacks(view).filter((stack) => stack.place === place && stack.side !== null);
  const holds = there.find((stack) => target?.kind === 'piece' && allIn(stack).some((piece) => piece === target.id));
  const found = holds ?? there.find(({ side }) => side === view.seat) ?? there[0];
  const marching = found && allIn(found).filter(marches);
  return marching && marching.length > 0 && isSpace(found.place) ? marching : undefined;
}

const STAYING: ReadonlySet<string> = new Set(['fort', 'bastion', 'fleet']);
const marches = (piece: PieceName): boolean => !STAYING.has(pieceFacts(piece).type);
