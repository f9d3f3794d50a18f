import type { Seat, StateBase } from '@carillon/flow';
import type { Asks, Gathered, RoutePreview } from '../shared/messages.ts';
import type { TitleEngine } from './engine.ts';
import { gather } from './gather.ts';
import { rehearse } from './rehearse.ts';

/**
 * A position as a viewer sees it. Questions are answered from an observer's state, so that no answer can contain hidden
 * information.
 */
export class ObservedPosition<G extends StateBase, View, LogEntry> {
  constructor(
    private readonly engine: TitleEngine<G, View, LogEntry>,
    private readonly view: View,
    /** The seat that is asked. */
    private readonly asked: Seat,
  ) {}

  /** The largest force that the rules allow from the wished pieces. */
  gather(ask: Asks['gather']): Gathered {
    const { rules } = this.engine;
    const gathered = gather(rules, () => this.fresh(), this.asked, ask);
    const { passes } = rehearse(rules, this.fresh(), this.asked, gathered.complete ? gathered.plan : []);
    return passes ? { ...gathered, passes: true } : gathered;
  }

  /** The route of the selected force through these spaces, and how much of it can be undone. */
  way({ stops }: Asks['way']): RoutePreview | null {
    const route = this.engine.routeThrough(this.view, stops);
    if (route === undefined) return null;
    return { route, ...rehearse(this.engine.rules, this.fresh(), this.asked, route.choices) };
  }

  private fresh(): G {
    return this.engine.rules.fromView(this.view);
  }
}
