import { seeded } from '@carillon/kit';
import { afterEach, describe, expect, test } from 'vitest';
import { skirmish } from '../../../flow/test/skirmish/index.ts';
import { STORES } from '../stores.ts';
import { BLUE, GUEST, playOn, RED, Venue } from '../venue.ts';

describe.each(STORES)('with $name, the past of a game', ({ prepare }) => {
  const address = prepare();
  let venue: Venue | undefined;
  afterEach(() => venue?.close());

  async function played() {
    venue = await Venue.open({ url: await address() });
    const id = await venue.begin();
    const { blue, red } = await venue.seated(id);
    await playOn([blue, red], seeded(4), 8);
    return { games: venue.games, id, blue, red };
  }

  test('is shown to each seat as it saw it, and to a spectator without hands', async () => {
    const { games, id, blue } = await played();
    const last = blue.known.journal.length - 1;
    for (const [who, seat] of [
      [BLUE, 'blue'],
      [RED, 'red'],
      [GUEST, null],
    ] as const) {
      const then = await games.reading.past(id, last, who);
      expect(then).toMatchObject({ ok: true, view: { seat } });
    }
    const now = await games.reading.past(id, last, BLUE);
    expect(now).toEqual({ ok: true, view: blue.known.view });
  });

  test('begins with the set-up', async () => {
    const { games, id } = await played();
    const start = skirmish.start('dusk', {});
    expect(await games.reading.past(id, -1, GUEST)).toEqual({ ok: true, view: skirmish.view(start, undefined) });
  });

  test('of a game that does not exist is refused', async () => {
    const { games } = await played();
    expect(await games.reading.past('0'.repeat(26), 0, BLUE)).toEqual({ ok: false, code: 'no_game' });
  });
});
