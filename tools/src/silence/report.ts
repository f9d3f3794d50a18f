import type { Measured } from './measure.ts';
import type { Way } from './timeline.ts';

/** A guess at most half a tenth better than chance reveals next to nothing. */
const MOST = 0.55;

/** The measurements in games of each title. */
interface About {
  readonly games: number;
  readonly pairs: number;
  readonly seed: number;
}

/** The games of a title, and their measurements; empty if no window opened. */
export interface Played {
  readonly title: string;
  readonly scenario: string;
  readonly cells: readonly Measured[];
  /** How many windows in all games had nothing to play, and how many had something. */
  readonly idle: number;
  readonly held: number;
}

const MEANS: Readonly<Record<Way, string>> = {
  'at once': 'the default: windows with nothing to play, and those answered ahead, pass at once',
  delayed: '*Delay automatic passes*: they pass when the player usually answers',
  'always ask': '*Ask for responses even if a side has none to play*: only those answered ahead pass at once',
};

/** The figures of a title, or a note that there are none. */
function figures({ title, scenario, cells, idle, held }: Played, games: number): string {
  const head = `### ${title}\n\n${games} games (${scenario}) were played at random by the rules`;
  if (cells.length === 0)
    return `${head}. No window opened: this game never asks for a response, so silence reveals nothing, and its tables offer no such choice.`;
  const usual = cells.find(({ way, kind }) => way === 'at once' && kind === 'never')?.days ?? 1;
  const longer = (days: number): string =>
    `${days >= usual ? '+' : '−'}${Math.abs(Math.round((days / usual - 1) * 100))} %`;
  const rows = cells.map(
    ({ way, kind, area, windows, days }) =>
      `| ${way} | ${kind} | ${area.toFixed(2)} | ${windows} | ${days.toFixed(1)} days | ${longer(days)} |`,
  );
  return `${head}: ${idle} windows with nothing to play, ${held} with something.

| Way | Player | Area | Windows | Median game | Longer |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}

/** The document with the measurements. */
export function report(titles: readonly Played[], about: About): string {
  const ways = Object.entries(MEANS);
  return `# What silence reveals in games by days

Written by \`npm run silence -- --games ${about.games} --pairs ${about.pairs} --seed ${about.seed}\`; it can be repeated.

Most response windows find a seat with nothing to play. If such windows pass at once, every pause shows the other side that a card is held (finding S10). A new table offers three ways:

${ways.map(([way, means]) => `- **${way}**: ${means}.`).join('\n')}

## The measurement

${about.pairs} pairs of imagined people played each game by days. They look at the page at about four hours of the day, come sooner in one of four cases when a notice is sent by day, and take some seconds for a choice. There are three kinds of player, defined beforehand:

- **always** answers windows ahead, unless the card will be played;
- **never** answers ahead;
- **only when holding** answers ahead while holding something to play, unless the card will be played.

An opponent notes of every window how long it took, the hours at which it was opened and passed, and how long the player had not been seen; learns from the first half of a player's games; and guesses in the second half for windows of which half had something to play, those in which a card was played included. The area under the curve is 0.5 for a guess that knows nothing and 1 for one that knows all; at most ${MOST} is our aim. Each figure is the mean of the pairs.

${titles.map((each) => figures(each, about.games)).join('\n\n')}

## Conclusion

The short game and the silent game cannot both be had: a delay costs more than a tenth of the length. So the shorter way is the default, and the silent one an option, which the form of a new table explains. With *always ask*, players who answer ahead give themselves away: a window waits where they mean to play.

## How a delay is made

The server draws from the player's own latest answers, given by hand in games by days (\`packages/server/src/games/absent/hold.ts\`): of those whose question came at a similar hour and after a similar absence, one is taken, and moved to today. An answer that came within an hour keeps its length, a later one its hour. Nobody passes while asleep or away. Until a player has a habit, usual delays stand in. The moment is kept in the store, so it survives a restart. It takes at most four fifths of the player's days, the next question gives all days again, and no notice is sent for such a window; so nobody loses time by it. Players may pass sooner by hand. Other players do not see who is at the table. A free undo stops at a delayed pass as at any other choice.
`;
}
