import { sameTarget, type Target, type Title } from '@carillon/board';
import { type Accessor, createMemo } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Session } from './session.ts';

/** A battle that waits for a press, or the result of the last one. */
export interface Called {
  /** The space of the battle that waits; `undefined` after the last battle. */
  readonly at: string | undefined;
  /** Whether the result shown is one of dice. */
  readonly rolled: boolean;
  readonly go: () => void;
}

/** The board shown, present or past, and the positions on it. */
export class ShownBoard<View, LogEntry> {
  readonly view: Accessor<View>;
  /** An earlier position, while the events since are shown one by one. */
  readonly staged: Cell<View | undefined> = cell<View | undefined>(undefined);

  /** The battle or the result that waits for a press, and the function that goes on. */
  readonly called: Cell<Called | undefined> = cell<Called | undefined>(undefined);

  constructor(
    session: Pick<Session<View, LogEntry>, 'now' | 'past'>,
    private readonly title: Title<View, LogEntry>,
  ) {
    this.view = createMemo(() => session.past()?.view ?? this.staged() ?? session.now().view);
  }

  /** The point of a target, in map units; `undefined` if it is not on the map. */
  placeOf(target: Target): { readonly x: number; readonly y: number } | undefined {
    return this.title.placeOf(this.view(), target);
  }

  /** The contents of a target's space. */
  thereAt(target: Target): readonly Target[] {
    return target.kind === 'space' ? this.title.at(this.view(), target.id) : [];
  }

  /** The space of a target: itself, or that of the piece. */
  spaceOf(target: Target): string | undefined {
    if (target.kind === 'space') return target.id;
    const view = this.view();
    return this.title.spaces.find((space) => this.title.at(view, space).some((each) => sameTarget(each, target)));
  }
}
