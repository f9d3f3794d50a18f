import type { Language, TrayGroup, TrayPart } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import type { JSX } from 'solid-js';
import { PieceFigure } from '../counters/Piece.tsx';
import { isLeader } from '../position/facts.ts';
import { chosenIn } from '../position/marching.ts';
import { counters, type Group, isLeftBehind, type Stack, stackStrength } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';
import { groupName, pieceAsItLies } from '../texts/pieces.ts';

// The list of a place: the pieces of both sides, with those inside a fort listed separately.

type Shown = Group & TrayGroup;

/** A stack as the list of its place shows it. */
export function partOf(view: View, stack: Stack, language: Language): TrayPart<Shown> {
  const { key, side, inside, leaders, units } = stack;
  const sums = {
    side: sideName(side, language),
    units: units.length,
    strength: stackStrength(view, stack),
    inside: inside ? say(language, 'stackInside') : '',
  };
  const groups = counters.looking(view, [...leaders, ...units]).map((group) => shownAs(view, group, language));
  return { key, of: side, sums: say(language, 'stackSums', sums), groups };
}

function shownAs(view: View, group: Group, language: Language): Shown {
  const { first, pieces } = group;
  // The counter itself shows that it has been activated.
  const name = groupName({ ...group, acted: false }, language);
  const shown = isLeftBehind(view, first) ? say(language, 'pieceLeft', { name }) : name;
  const spoken =
    pieces.length === 1 ? pieceAsItLies(view, first, language) : `${groupName(group, language)} ×${pieces.length}`;
  const chosen = chosenIn(view);
  const acting = pieces.some((piece) => chosen.includes(piece));
  return { ...group, name: shown, spoken, acting, leads: isLeader(first) };
}

/** The counter of a group. */
export const TrayFigure = (props: { readonly group: Shown }): JSX.Element => (
  <PieceFigure id={props.group.first} reduced={props.group.reduced} acted={props.group.acted} />
);
