import {
  type DepartmentName,
  MILITIA_BOX_FACTS,
  PIECES,
  type PieceName,
  type SideName,
  type View,
} from '@carillon/wilderness-war-rules/reference';

/** The Militia in the box of one Department. */
export interface MilitiaBox {
  readonly department: DepartmentName;
  readonly pieces: readonly PieceName[];
}

/** The Militia boxes of a side with their contents. */
export function militiaOf(view: View, side: SideName): readonly MilitiaBox[] {
  return MILITIA_BOX_FACTS.filter((box) => box.side === side).map((box) => ({
    department: box.department,
    pieces: PIECES.filter((piece) => view.place[piece] === box.id),
  }));
}
