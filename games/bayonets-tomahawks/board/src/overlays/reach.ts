import type { PieceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import {
  frameOf,
  type Language,
  type Mark,
  type Overlay,
  type PickedOut,
  type Question,
  type Told,
} from '@carillon/board';
import { actingIn } from '../position/acting.ts';
import { isPiece, isSpace, pieceFacts } from '../position/facts.ts';
import { boardPlaceOf } from '../position/places.ts';
import { stacksOf } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { placeName } from '../texts/names.ts';
import { type Reach, reachIn } from './answers.ts';

/** 10.2 How far a force could go if it set out now: what it meets, and where it must stop. */
export const reachOverlay: Overlay<View> = {
  id: 'reach',
  key: 'F',
  name: (language) => say(language, 'overlay.reach'),
  hint: (language) => say(language, 'reach.hint'),
  questions: (view, picked): readonly Question[] | undefined => {
    const force = forceOf(view, picked);
    return force && [{ name: 'reach', args: { force, double: isDoubled(view) } }];
  },
  tell: (_view, [answer], language): Told => {
    const reach = reachIn(answer);
    return {
      said: say(language, 'reach.said', { count: reach.length }),
      legend: [
        { sign: 'reach', text: say(language, 'reach.steps') },
        { sign: 'overwhelms', text: say(language, 'reach.overwhelms') },
        { sign: 'reach-ends', text: say(language, 'reach.ends') },
      ],
      marks: reach.map(markOf),
      lines: reach.map((each) => lineOf(each, language)),
    };
  },
};

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

/** Whether the point that the force uses is doubled (7.3.4). */
const isDoubled = (view: View): boolean => frameOf(view.stack, 'march')?.locals.double === true;

/**
 * The force being put together, or else the stack pointed at; none at a force on its way, whose steps are highlighted.
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
  const there = stacksOf(view).filter((stack) => stack.place === place && stack.side !== null);
  const holds = there.find(({ units, commanders }) =>
    [...units, ...commanders].some((piece) => target?.kind === 'piece' && piece === target.id),
  );
  const found = holds ?? there.find(({ side }) => side === view.seat) ?? there[0];
  const marching = found && [...found.commanders, ...found.units].filter(marches);
  return marching && marching.length > 0 && isSpace(found.place) ? marching : undefined;
}

const STAYING: ReadonlySet<string> = new Set(['fort', 'bastion', 'fleet']);
const marches = (piece: PieceName): boolean => !STAYING.has(pieceFacts(piece).type);
