import { expect, it } from 'vitest';
import { hasRoom } from '../../../../src/page/table/drama/sound-offer.tsx';

const table = (menu?: object) =>
  ({
    confirm: { armed: () => undefined },
    focus: { menu: () => menu },
    offer: { picking: () => undefined },
  }) as never;

it('asks about sounds when the result of the dice has gone, never over it or over a menu', () => {
  expect(hasRoom(table(), ['dice'])).toBe(false);
  expect(hasRoom(table({}), [])).toBe(false);
  expect(hasRoom(table(), [])).toBe(true);
});
