import type { Seat, StateBase } from '@carillon/flow';
import type { Asks, Gathered, Way } from '../messages.ts';
import { gather } from './gather.ts';
import type { Hosted } from './hosted.ts';
import { haltOf } from './rehearse.ts';

/**
 * A position as somebody sees it. What the page asks about it is tried on an observer's state, so that
 * nothing that is hidden can be in an answer.
 */
export class Seen<G extends StateBase, View, LogEntry> {
  constructor(
    private readonly hosted: Hosted<G, View, LogEntry>,
    private readonly view: View,
    /** The seat that is asked. */
    private readonly asked: Seat,
  ) {}

  /** The largest force that the rules allow out of the pieces wished for. */
  gather(ask: Asks['gather']): Gathered {
    return gather(this.hosted.rules, () => this.fresh(), this.asked, ask);
  }

  /** The way of the selected force through these spaces, and how far it can be taken back. */
  way({ stops }: Asks['way']): Way | null {
    const route = this.hosted.routeThrough(this.view, stops);
    if (route === undefined) return null;
    return { route, halt: haltOf(this.hosted.rules.flow, this.fresh(), this.asked, route.choices) };
  }

  private fresh(): G {
    return this.hosted.rules.fromView(this.view);
  }
}
