import type { Route } from '@carillon/board';
import type { Cell } from '../../cell.ts';
import type { Now, RoutePreview } from '../../messages.ts';
import type { Deed } from '../play/deeds.ts';
import type { Session } from '../play/session.ts';
import { type Plan, stopsBent, stopsThrough } from './march.ts';

const planned = (route: Route, plan: Plan): Deed => ({
  target: { kind: 'space', id: route.to },
  choices: route.choices,
  route,
  plan,
});

/** Where a march was sent to, by whom, and how long the journal was then. */
interface Goal {
  readonly seat: string;
  readonly to: string;
  readonly length: number;
}

/** The march that is planned: from the first click on its goal, by bends and stops on the way, until it arrives. */
export class Planner {
  /** The stops that were asked for last: an answer about others comes too late. */
  private asked: readonly string[] | undefined;
  private goal: Goal | undefined;

  /** `armed` holds the march that waits to be sent. */
  constructor(
    private readonly session: Pick<Session<unknown, unknown>, 'way' | 'notice'>,
    private readonly armed: Cell<Deed | undefined>,
  ) {}

  /** Plans the march that was clicked, to be bent or sent. */
  begin(deed: Deed): void {
    const stops = [deed.target.id];
    this.armed.set({ ...deed, plan: { stops, halt: undefined } });
    void this.plan(stops);
  }

  /** Makes a march to the next space by `go` where it can be taken back; otherwise it is shown, and waits to be sent. */
  async step({ target }: Deed, go: () => void): Promise<void> {
    const stops = [target.id];
    const way = await this.wayOf(stops);
    if (way === 'late') return;
    if (way && way.halt !== null) this.armed.set(planned(way.route, { stops, halt: way.halt }));
    else go();
  }

  /** Bends the planned march: one of its steps (counted from 0) goes to a space. */
  async bend(step: number, space: string): Promise<void> {
    const { route, plan } = this.armed() ?? {};
    if (!route || !plan) return;
    const bent = await this.plan(stopsBent(plan.stops, route, step, space));
    if (!bent) this.session.notice.set('marchNoWay');
  }

  /** Leads the planned march through a further space. */
  async through(space: string): Promise<void> {
    const { plan } = this.armed() ?? {};
    if (!plan) return;
    for (const stops of stopsThrough(plan.stops, space)) if (await this.plan(stops)) return;
    this.session.notice.set('marchNoWay');
  }

  /** The planned march goes straight to its end again. */
  async straighten(): Promise<void> {
    const to = this.armed()?.plan?.stops.at(-1);
    if (to !== undefined) await this.plan([to]);
  }

  /** A deed is done: if it is a march, its goal is kept in mind. */
  sent(deed: Deed, { asked, length }: Pick<Now<unknown, unknown>, 'asked' | 'length'>): void {
    this.goal = deed.route && asked.seat !== null ? { seat: asked.seat, to: deed.route.to, length } : undefined;
  }

  /** A march that something came between is planned anew when its side is asked again; the player sends it, or not. */
  resume({ asked, length, routes }: Now<unknown, unknown>): void {
    const { goal } = this;
    if (!goal || asked.seat === null) return;
    if (length <= goal.length) this.goal = undefined;
    else if (asked.seat === goal.seat) {
      this.goal = undefined;
      if (routes.some(({ to }) => to === goal.to)) void this.plan([goal.to]);
    }
  }

  /** Whatever was asked is wanted no more: the question is over, or the march was let go. */
  forget(): void {
    this.asked = undefined;
  }

  /** Plans a march through these spaces, the last being where it goes; says so where no way leads there. */
  private async plan(stops: readonly string[]): Promise<boolean> {
    const way = await this.wayOf(stops);
    if (way === 'late') return false;
    if (way) this.armed.set(planned(way.route, { stops, halt: way.halt }));
    return way !== undefined;
  }

  /** The way through these spaces; `late` where something else has been asked for meanwhile. */
  private async wayOf(stops: readonly string[]): Promise<RoutePreview | undefined | 'late'> {
    this.asked = stops;
    const way = await this.session.way(stops);
    return this.asked === stops ? way : 'late';
  }
}
