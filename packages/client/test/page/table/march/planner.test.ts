import type { Route } from '@carillon/board';
import { expect, it } from 'vitest';
import { cell } from '../../../../src/page/cell.ts';
import { Planner } from '../../../../src/page/table/march/planner.ts';
import type { Deed } from '../../../../src/page/table/play/deeds.ts';
import type { TextKey } from '../../../../src/page/texts/index.ts';
import type { RoutePreview } from '../../../../src/shared/messages.ts';

const ROUTE: Route = {
  to: 'ticonderoga',
  through: ['ticonderoga'],
  choices: ['move ticonderoga'],
  ends: true,
  risks: [],
};
const STEP: Deed = { target: { kind: 'space', id: 'ticonderoga' }, choices: ['move ticonderoga'] };

/** The outcome of a click on the next space, if the rules give this route. */
async function clicked(way: RoutePreview | undefined) {
  const armed = cell<Deed | undefined>(undefined);
  let isMade = false;
  const planner = new Planner({ way: () => Promise.resolve(way), notice: cell<TextKey | undefined>(undefined) }, armed);
  const go = (): void => {
    isMade = true;
  };
  await planner.step(STEP, go);
  return { isMade, shown: armed()?.plan };
}

it('a march to the next space is made at once where it can be taken back', async () => {
  expect(await clicked({ route: ROUTE, halt: null, passes: false })).toEqual({ isMade: true, shown: undefined });
});

it('a march to the next space that cannot be taken back is shown first, and waits', async () => {
  const shown = { stops: ['ticonderoga'], halt: 0, passes: false };
  expect(await clicked({ route: ROUTE, halt: 0, passes: false })).toEqual({ isMade: false, shown });
});

it('a march to the next space that passes the turn is shown first, and waits', async () => {
  const shown = { stops: ['ticonderoga'], halt: null, passes: true };
  expect(await clicked({ route: ROUTE, halt: null, passes: true })).toEqual({ isMade: false, shown });
});

it('a march to the next space is made under rules that find no ways', async () => {
  expect(await clicked(undefined)).toEqual({ isMade: true, shown: undefined });
});

it('a march that is let go while its way is asked for does not come back', async () => {
  const armed = cell<Deed | undefined>(undefined);
  const way: RoutePreview = { route: ROUTE, halt: null, passes: false };
  const planner = new Planner({ way: () => Promise.resolve(way), notice: cell<TextKey | undefined>(undefined) }, armed);
  planner.begin({ ...STEP, route: ROUTE });
  planner.forget();
  armed.set(undefined);
  await Promise.resolve();
  await Promise.resolve();
  expect(armed()).toBeUndefined();
});

/** A planned march, for which the rules find this route for each list of stops. */
async function planned(wayOf: (stops: readonly string[]) => RoutePreview | undefined) {
  const armed = cell<Deed | undefined>(undefined);
  const notice = cell<TextKey | undefined>(undefined);
  const planner = new Planner({ way: (stops) => Promise.resolve(wayOf(stops)), notice }, armed);
  planner.begin({ ...STEP, route: ROUTE });
  await new Promise((done) => setTimeout(done));
  return { planner, armed, notice };
}

/** A route over a hill to the same destination, which can be undone up to its second step. */
const OVER_THE_HILL: RoutePreview = {
  route: {
    ...ROUTE,
    through: ['hudson-carry-north', 'ticonderoga'],
    choices: ['move hudson-carry-north', 'move ticonderoga'],
  },
  halt: 1,
  passes: false,
};

it('a march that is clicked is shown as the rules would lead it', async () => {
  const { armed } = await planned(() => OVER_THE_HILL);
  expect(armed()).toMatchObject({
    choices: OVER_THE_HILL.route.choices,
    route: OVER_THE_HILL.route,
    plan: { stops: ['ticonderoga'], halt: 1 },
  });
});

it('a march that is led through a further space goes the way that the rules find, without a word', async () => {
  const { planner, armed, notice } = await planned((stops) =>
    stops.length > 1 ? OVER_THE_HILL : { route: ROUTE, halt: null, passes: false },
  );
  await planner.through('hudson-carry-north');
  expect(armed()?.route?.through).toEqual(['hudson-carry-north', 'ticonderoga']);
  expect(notice()).toBeUndefined();
});

it('a march with no route through a space stays as it is, and the reader is informed', async () => {
  const { planner, armed, notice } = await planned((stops) =>
    stops.length > 1 ? undefined : { route: ROUTE, halt: null, passes: false },
  );
  await planner.through('hudson-carry-north');
  expect(armed()?.route).toEqual(ROUTE);
  expect(notice()).toBe('marchNoWay');
});

it('an answer that comes too late leads no march that was let go', async () => {
  const { planner, armed } = await planned(() => ({ route: ROUTE, halt: null, passes: false }));
  const leading = planner.through('hudson-carry-north');
  planner.forget();
  armed.set(undefined);
  await leading;
  expect(armed()).toBeUndefined();
});
