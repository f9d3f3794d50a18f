import type { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { Rules, StateBase } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import type { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, it } from 'vitest';
import { BRITISH, FRENCH, march } from '../../../../games/bayonets-tomahawks/rules/test/game.ts';
import { play } from '../../../../games/wilderness-war/rules/test/builder.ts';
import { startingAt, type TitleEngine } from '../../src/game-worker/engine.ts';
import { LocalGame } from '../../src/game-worker/local/local-game.ts';
import { ServerGame } from '../../src/game-worker/server-game.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../engines.ts';
import { uncovered } from '../in-node.ts';
import { joinedTo } from './on-server.ts';

// Sets of pieces are named in any order, at one screen and over the network, in both titles.

/** A game on one screen, and the same game over the network, as sent to its seat. */
function seats<G extends StateBase, View, LogEntry>(engine: TitleEngine<G, View, LogEntry>, from: G) {
  const rules: Rules<G, View, LogEntry> = startingAt(engine.rules, from);
  const [scenario = ''] = rules.scenarios;
  const game = { title: rules.title, scenario, options: {}, seed: 1 };
  const atScreen = () => {
    const table = LocalGame.resume({ ...engine, rules }, game, []);
    let now = uncovered(table, table.greet());
    const seat = now.asked.seat ?? '';
    return {
      view: () => now.view,
      choices: () => now.options.map(({ text }) => text),
      choose(...texts: readonly string[]) {
        for (const text of texts) {
          const reply = table.choose({ seat, choices: [text], seen: now.length });
          if (!reply.ok) throw new Error(`${text}: ${reply.code}`);
          now = uncovered(table, reply.value);
        }
      },
      undo() {
        const reply = table.undo({ seen: now.length, action: false });
        if (!reply.ok) throw new Error(reply.code);
        now = uncovered(table, reply.value);
      },
      /** The choices that the seat's page would offer over the network. */
      onServer() {
        const opened = { game: 'g1', title: rules.title, scenario, options: {}, rules: 'r1', seat };
        const reported = { view: now.view as Json, log: [], journal: table.journal(), standing: [], asksLast: false };
        const remote = new ServerGame(
          engine,
          joinedTo({ ...opened, ...reported, undo: 'nothing_to_undo', takenBack: [] }),
        );
        return remote.now().options.map(({ text }) => text);
      },
    };
  };
  return atScreen;
}

const force = ['webb', 'johnson', 'northern-provincial-1', 'northern-provincial-2'] as const;

function ledByWebb() {
  const game = play({
    turn: 'british',
    hands: { british: ['campaign-1'], french: ['campaign-4'] },
    pieces: { albany: [...force, 'ranger-1'] },
  });
  game.british.chooses('activate campaign-1');
  return game;
}

const mustering = () => {
  const game = ledByWebb();
  game.british.chooses('lead webb');
  return game.state;
};

const dropping = () => {
  const game = ledByWebb();
  game.british.chooses('lead webb', ...force.slice(1).map((name) => `take ${name}`), 'done');
  game.british.marches('kinderhook');
  return game.state;
};

const atTheIsle = () =>
  march({ pieces: { montreal: ['langis', 'lery', 'commander-levis', 'bearn-guyenne'] } }, FRENCH, 'montreal').choose(
    'french',
    'take langis',
    'take lery',
    'take commander-levis',
    'done',
    'move isle-aux-noix',
  ).state;

const settingOut = () =>
  march({ pieces: { albany: ['22nd-28th', '27th-55th', '44th-48th', 'commander-howe'] } }, BRITISH, 'albany').state;

const war = (from: () => Parameters<typeof wildernessWar.toJson>[0]) => () => seats(wildernessWarEngine, from());
const tomahawks = (from: () => Parameters<typeof bayonetsTomahawks.toJson>[0]) => () =>
  seats(bayonetsTomahawksEngine, from());

const CASES = [
  ['who is activated alone', war(() => ledByWebb().state), 'alone johnson', 'alone ranger-1'],
  ['who goes with a leader', war(mustering), 'take johnson', 'take ranger-1'],
  ['who is dropped off', war(dropping), 'drop johnson', 'drop northern-provincial-2'],
  ['who marches', tomahawks(settingOut), 'take 22nd-28th', 'take commander-howe'],
  ['who is left on the way', tomahawks(atTheIsle), 'drop langis', 'drop commander-levis'],
] as const;

describe.each(CASES)('%s', (_name, begin, one, other) => {
  it('is named in either order: the same is seen, and offered, afterwards', () => {
    const [there, back] = [begin()(), begin()()];
    there.choose(one, other);
    back.choose(other, one);
    expect(back.view()).toEqual(there.view());
    expect(back.choices()).toEqual(there.choices());
  });

  it('is offered after the other and before, over the network as at one screen', () => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const screen = begin()();
      expect(screen.choices()).toContain(second);
      expect(screen.onServer()).toEqual(screen.choices());
      screen.choose(first);
      expect(screen.choices()).toContain(second);
      expect(screen.choices()).not.toContain(first);
      expect(screen.onServer()).toEqual(screen.choices());
    }
  });

  it('is taken back one by one', () => {
    const screen = begin()();
    screen.choose(other);
    const before = screen.choices();
    screen.choose(one);
    screen.undo();
    expect(screen.choices()).toEqual(before);
  });
});
