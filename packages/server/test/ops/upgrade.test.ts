import { BadValue } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { upgradeGames } from '../../src/ops/upgrade.ts';
import type { TitleModule } from '../../src/titles/module.ts';
import { playOn, SKIRMISH, titlesOf, Venue } from '../venue.ts';

const NEWER = 'fedcba9876543210';
const { rules } = SKIRMISH;

let here: Venue;
let game: string;
beforeEach(async () => {
  here = await Venue.open();
  game = await here.begin();
  const { blue, red } = await here.seated(game);
  await playOn([blue, red], seeded(4), 8);
});
afterEach(() => here.close());

/** These are the newest rules; the old ones are kept. */
function upgraded(changes: Partial<TitleModule['rules']>, dry: boolean) {
  const newer: TitleModule = { ...SKIRMISH, hash: NEWER, rules: { ...rules, ...changes } };
  const all = titlesOf(newer, SKIRMISH);
  return upgradeGames(here.store, { ...all, current: [newer] }, dry);
}

const rulesNow = async (): Promise<string> =>
  (await here.store.db.selectFrom('game').select('rules').where('id', '=', game).executeTakeFirstOrThrow()).rules;

describe('with new rules', () => {
  test('a game whose state is the same moves over', async () => {
    expect(await upgraded({}, false)).toEqual([
      { game, title: 'skirmish', from: SKIRMISH.hash, to: NEWER, same: true },
    ]);
    expect(await rulesNow()).toBe(NEWER);
    expect(await upgraded({}, false)).toEqual([]);
  });

  test('a dry run only reports what would happen', async () => {
    expect(await upgraded({}, true)).toMatchObject([{ same: true }]);
    expect(await rulesNow()).toBe(SKIRMISH.hash);
  });

  test.each<[string, Partial<TitleModule['rules']>]>([
    ['would stand otherwise', { toJson: (g) => ({ position: rules.toJson(g), more: 1 }) }],
    [
      'could not be played any more',
      {
        start() {
          throw new BadValue('there is no such scenario any more');
        },
      },
    ],
  ])('a game that %s keeps its own', async (_what, changes) => {
    expect(await upgraded(changes, false)).toMatchObject([{ game, same: false }]);
    expect(await rulesNow()).toBe(SKIRMISH.hash);
  });

  test('a finished game keeps its own', async () => {
    const [page] = Object.values(await here.seated(game));
    await page?.ask({ type: 'resign', game });
    expect(await upgraded({}, false)).toEqual([]);
  });
});
