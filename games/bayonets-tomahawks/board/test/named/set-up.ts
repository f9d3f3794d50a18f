import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import {
  type PieceName,
  type PlaceName,
  type ScenarioName,
  type SideName,
  TOKENS,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { actionRound, type Game, type Hands } from '../../../rules/test/game.ts';
import type { Sparse } from '../../../rules/test/position.ts';

// The armies at the start of a scenario, as a base to change.

type Pieces = NonNullable<Sparse['pieces']>;

const startOf = (scenario: ScenarioName): View =>
  bayonetsTomahawks.view(bayonetsTomahawks.start(scenario, {}), undefined);

/**
 * The pieces of a scenario's set-up by place, including pools; a place in `moved` has the contents given, and nothing
 * else.
 */
function armies({ place }: View, moved: Pieces): Pieces {
  const gone = new Set(Object.values(moved).flat());
  const rest: { [P in PlaceName]?: readonly PieceName[] } = {};
  for (const [name, at] of Object.entries(place)) {
    const piece = name as PieceName;
    const emptied = at in moved && at !== 'pool';
    if (emptied || gone.has(piece)) continue;
    rest[at] = [...(rest[at] ?? []), piece];
  }
  return { ...rest, ...moved };
}

/** A position of a scenario: its set-up with some pieces elsewhere, and everything else as given. */
export function campaign(scenario: ScenarioName, changes: Sparse): Sparse {
  const { control, roads, fortsBegun, tokens, year } = startOf(scenario);
  return {
    ...{ scenario, year, roads, fortsBegun },
    tokens: TOKENS.filter((token) => tokens[token] === 'pool'),
    ...changes,
    control: { ...control, ...changes.control },
    pieces: armies(startOf(scenario), changes.pieces ?? {}),
  };
}

/** French 3, British 4, and an Indian card without event. */
const HANDS: Hands = {
  reserves: ['reluctant-wagoneers-30', 'british-16'],
  decks: ['french-42', 'smallpox-infected-blankets-11', 'indian-44'],
};

/** An Action Round in which both draw: each must choose a card in secret. */
export const drawn = (sparse: Sparse): Game =>
  actionRound(HANDS, sparse).chance('draw french-42', 'draw indian-44', 'draw smallpox-infected-blankets-11');

/** An Action Round with revealed cards; the First Player must act. */
export const begun = (sparse: Sparse, first: SideName): Game =>
  drawn(sparse)
    .choose('french', 'play french-42')
    .choose('british', 'play british-16')
    .choose('french', `first ${first}`);
