import type { Route } from '@carillon/board';
import { expect, it } from 'vitest';
import { cell } from '../../src/cell.ts';
import type { Way } from '../../src/messages.ts';
import type { Deed } from '../../src/table/deeds.ts';
import { Planner } from '../../src/table/planner.ts';
import type { TextKey } from '../../src/texts/index.ts';

const ROUTE: Route = {
  to: 'ticonderoga',
  through: ['ticonderoga'],
  choices: ['move ticonderoga'],
  ends: true,
  risks: [],
};
const STEP: Deed = { target: { kind: 'space', id: 'ticonderoga' }, choices: ['move ticonderoga'] };

/** What a click on the next space comes to, where the rules say this of the way there. */
async function clicked(way: Way | undefined) {
  const armed = cell<Deed | undefined>(undefined);
  let isMade = false;
  const planner = new Planner({ way: () => Promise.resolve(way), notice: cell<TextKey | undefined>(undefined) }, armed);
  await planner.step(STEP, () => {
    isMade = true;
  });
  return { isMade, shown: armed()?.plan };
}

it('a march to the next space is made at once where it can be taken back', async () => {
  expect(await clicked({ route: ROUTE, halt: null })).toEqual({ isMade: true, shown: undefined });
});

it('a march to the next space that cannot be taken back is shown first, and waits', async () => {
  const shown = { stops: ['ticonderoga'], halt: 0 };
  expect(await clicked({ route: ROUTE, halt: 0 })).toEqual({ isMade: false, shown });
});

it('a march to the next space is made under rules that find no ways', async () => {
  expect(await clicked(undefined)).toEqual({ isMade: true, shown: undefined });
});

it('a march that is let go while its way is asked for does not come back', async () => {
  const armed = cell<Deed | undefined>(undefined);
  const way: Way = { route: ROUTE, halt: null };
  const planner = new Planner({ way: () => Promise.resolve(way), notice: cell<TextKey | undefined>(undefined) }, armed);
  planner.begin({ ...STEP, route: ROUTE });
  planner.forget();
  armed.set(undefined);
  await Promise.resolve();
  await Promise.resolve();
  expect(armed()).toBeUndefined();
});
