import { bayonetsTomahawksTitle } from '@carillon/bayonets-tomahawks-board';
import type { Title } from '@carillon/board';
import type { StateBase } from '@carillon/flow';
import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import { expect, it } from 'vitest';
import { FRENCH, phase } from '../../../../games/bayonets-tomahawks/rules/test/game.ts';
import { play, some } from '../../../../games/wilderness-war/rules/test/builder.ts';
import { startingAt, type TitleEngine } from '../../src/game-worker/engine.ts';
import { LocalGame } from '../../src/game-worker/local/local-game.ts';
import type { WordSources } from '../../src/page/table/play/words.ts';
import { Words } from '../../src/page/table/play/words.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../engines.ts';
import { uncovered } from '../in-node.ts';

/** The labels of all choices in a game on one screen from this position, by the texts of the choices. */
function labels<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  title: Title<View, LogEntry>,
  from: G,
): ReadonlyMap<string, string> {
  const rules = startingAt(engine.rules, from);
  const [scenario = ''] = rules.scenarios;
  const table = LocalGame.resume({ ...engine, rules }, { title: rules.title, scenario, options: {}, seed: 1 }, []);
  const now = uncovered(table, table.greet());
  const sources = { session: { now: () => now }, title, preferences: () => ({ language: 'en' }) };
  const words = new Words(sources as unknown as WordSources<View, LogEntry>);
  return new Map(now.options.map((option) => [option.text, words.leading(words.labelOf(option), option.text)]));
}

it('names the only thing that a unit can build, and no thing where it has a choice', () => {
  const building = (bastions: readonly 'bastion-1'[]) =>
    labels(
      bayonetsTomahawksEngine,
      bayonetsTomahawksTitle,
      phase({ pieces: { quebec: ['canadiens-1', ...bastions] }, cards: ['french-23'], first: 'british' }, FRENCH).state,
    ).get('construct french-2 canadiens-1');
  expect(building(['bastion-1'])).toBe('Québec: Build with Canadiens (Sail/Army): Begin a Road to Namaskonkik');
  expect(building([])).toBe('Québec: Build with Canadiens (Sail/Army)');
});

it('names the only space that Small Pox can strike, and none of two', () => {
  const struck = (...towns: readonly ('albany' | 'boston')[]) =>
    labels(
      wildernessWarEngine,
      wildernessWarTitle,
      play({
        turn: 'french',
        hands: { french: ['small-pox-34', 'campaign-1'], british: ['campaign-2'] },
        pieces: Object.fromEntries(towns.map((town, i) => [town, some('british-regular', 12).slice(6 * i, 6 * i + 6)])),
      }).state,
    ).get('event small-pox-34');
  expect(struck('albany')).toBe('Play Small Pox (3) as an event: Small Pox at Albany');
  expect(struck('albany', 'boston')).toBe('Play Small Pox (3) as an event');
});
