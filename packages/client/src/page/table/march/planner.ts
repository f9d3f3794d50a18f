import type { Now, RoutePreview } from '../../../shared/messages.ts';
import type { Cell } from '../../cell.ts';
import type { Deed } from '../play/deeds.ts';
import type { Session } from '../play/session.ts';
import { type Plan, stopsBent, stopsThrough } from './march.ts';

const plannedBy = ({ route, halt, passes }: RoutePreview, stops: Plan['stops']): Deed => ({
  target: { kind: 'space', id: route.to },
  choices: route.choices,
  route,
  plan: { stops, halt, passes },
});

/** The destination of a march that was sent, its seat, and the length of the journal before it. */
interface Goal {
  readonly seat: string;
  readonly to: string;
  readonly length: number;
}

/** The planned march: from the first click on its goal, with bends and stops, until it arrives. */
export class Planner {
  /** The stops requested last: an answer about others is ignored. */
  private asked: readonly string[] | undefined;
  private goal: Goal | undefined;

  /** `armed` holds the unsent march. */
  constructor(
    private readonly session: Pick<Session<unknown, unknown>, 'way' | 'notice'>,
    private readonly armed: Cell<Deed | undefined>,
  ) {}

  /** Plans the clicked march, to be bent or sent. */
  begin(deed: Deed): void {
    const stops = [deed.target.id];
    this.armed.set({ ...deed, plan: { stops, halt: undefined } });
    void this.plan(stops);
  }

  /** Makes a march to the next space with `go` if it can be undone and the turn goes on; otherwise shows it, to be sent. */
  async step({ target }: Deed, go: () => void): Promise<void> {
    const stops = [target.id];
    const way = await this.wayOf(stops);
    if (way === 'late') return;
    if (way && (way.halt !== null || way.passes)) this.armed.set(plannedBy(way, stops));
    else go();
  }

  /** Bends the planned march: one of its steps (counted from 0) goes to a space. */
  async bend(step: number, space: string): Promise<void> {
    const { route, plan } = this.armed() ?? {};
    if (!route || !plan) return;
    const bent = await this.plan(stopsBent(plan.stops, route, step, space));
    if (!bent) this.session.notice.set('marchNoWay');
  }

  /** Leads the planned march through another space. */
  async through(space: string): Promise<void> {
    const { plan } = this.armed() ?? {};
    if (!plan) return;
    for (const stops of stopsThrough(plan.stops, space)) if (await this.plan(stops)) return;
    this.session.notice.set('marchNoWay');
  }

  /** Straightens the planned march. */
  async straighten(): Promise<void> {
    const to = this.armed()?.plan?.stops.at(-1);
    if (to !== undefined) await this.plan([to]);
  }

  /** Called after an action; remembers the goal of a march. */
  sent(deed: Deed, { asked, length }: Pick<Now<unknown, unknown>, 'asked' | 'length'>): void {
    this.goal = deed.route && asked.seat !== null ? { seat: asked.seat, to: deed.route.to, length } : undefined;
  }

  /** An interrupted march is planned again when its side is next asked; the player decides whether to send it. */
  resume({ asked, length, routes }: Now<unknown, unknown>): void {
    const { goal } = this;
    if (!goal || asked.seat === null) return;
    if (length <= goal.length) this.goal = undefined;
    else if (asked.seat === goal.seat) {
      this.goal = undefined;
      if (routes.some(({ to }) => to === goal.to)) void this.plan([goal.to]);
    }
  }

  /** Drops all pending requests, because the question is over or the march was cancelled. */
  forget(): void {
    this.asked = undefined;
  }

  /** Plans a march through these spaces to the last of them; reports if there is no route. */
  private async plan(stops: readonly string[]): Promise<boolean> {
    const way = await this.wayOf(stops);
    if (way === 'late') return false;
    if (way) this.armed.set(plannedBy(way, stops));
    return way !== undefined;
  }

  /** The route through these spaces; `late` if something else has been requested meanwhile. */
  private async wayOf(stops: readonly string[]): Promise<RoutePreview | undefined | 'late'> {
    this.asked = stops;
    const way = await this.session.way(stops);
    return this.asked === stops ? way : 'late';
  }
}
