import { sameTarget, type Target, type Title } from '@carillon/board';
import { type Accessor, createMemo } from 'solid-js';
import type { Session } from './session.ts';

/** The board that is shown, present or past, and where things are on it. */
export class ShownBoard<View, LogEntry> {
  readonly view: Accessor<View>;

  constructor(
    session: Session<View, LogEntry>,
    private readonly title: Title<View, LogEntry>,
  ) {
    this.view = createMemo(() => session.past()?.view ?? session.now().view);
  }

  /** Where a target is, in the map's units; `undefined` for what is not on the map. */
  placeOf(target: Target): { readonly x: number; readonly y: number } | undefined {
    return this.title.placeOf(this.view(), target);
  }

  /** What lies in the space that a target names. */
  thereAt(target: Target): readonly Target[] {
    return target.kind === 'space' ? this.title.at(this.view(), target.id) : [];
  }

  /** The space of a target: itself, or that in which the piece lies. */
  spaceOf(target: Target): string | undefined {
    if (target.kind === 'space') return target.id;
    const view = this.view();
    return this.title.spaces.find((space) => this.title.at(view, space).some((each) => sameTarget(each, target)));
  }
}
