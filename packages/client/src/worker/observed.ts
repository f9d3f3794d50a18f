import type { Seat, StateBase } from '@carillon/flow';
import type { Asks, Gathered, RoutePreview } from '../messages.ts';
import type { TitleEngine } from './engine.ts';
import { gather } from './gather.ts';
import { haltOf } from './rehearse.ts';

/**
 * A position as somebody sees it. What the page asks about it is tried on an observer's state, so that
 * nothing that is hidden can be in an answer.
 */
export class ObservedPosition<G extends StateBase, View, LogEntry> {
  constructor(
    private readonly engine: TitleEngine<G, View, LogEntry>,
    private readonly view: View,
    /** The seat that is asked. */
    private readonly asked: Seat,
  ) {}

  /** The largest force that the rules allow out of the pieces wished for. */
  gather(ask: Asks['gather']): Gathered {
    return gather(this.engine.rules, () => this.fresh(), this.asked, ask);
  }

  /** The way of the selected force through these spaces, and how far it can be taken back. */
  way({ stops }: Asks['way']): RoutePreview | null {
    const route = this.engine.routeThrough(this.view, stops);
    if (route === undefined) return null;
    return { route, halt: haltOf(this.engine.rules.flow, this.fresh(), this.asked, route.choices) };
  }

  private fresh(): G {
    return this.engine.rules.fromView(this.view);
  }
}
