import { renderToString } from 'solid-js/web';
import type { Target } from '../src/target.ts';
import type { Title } from '../src/title.ts';
import { linesOf } from './reviewed.ts';

// Names, places and cards of a title, one line each.

/** The words of a drawing. */
const wordsOf = (html: string): string =>
  linesOf(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

interface Things<View> {
  readonly view: View;
  readonly pieces: readonly string[];
  readonly cards: readonly string[];
  readonly moments: readonly string[];
}

/** A title's names of spaces, pieces and cards, their places, and the texts of the cards. */
export function namesText<View, LogEntry>(
  title: Title<View, LogEntry>,
  { view, pieces, cards, moments }: Things<View>,
): string {
  const whereOf = (target: Target): string => {
    const place = title.placeOf(view, target);
    return place === undefined ? 'nowhere' : `${place.x.toFixed(1)} ${place.y.toFixed(1)}`;
  };
  const spaces = title.spaces.map((id) => {
    const target: Target = { kind: 'space', id };
    const there = title.at(view, id).slice(1);
    const joined = `next to ${title.neighbours(id).join(' ')}`;
    const stack = there.length === 0 ? '' : `; has ${there.map((each) => each.id).join(' ')}`;
    return `${id}: ${title.nameOf(target, 'en')} at ${whereOf(target)}; ${joined}${stack}`;
  });
  const counters = pieces.map((id) => {
    const target: Target = { kind: 'piece', id };
    return `${id}: ${title.nameOf(target, 'en')}; ${title.kindOf?.(target, 'en') ?? ''}; ${whereOf(target)}`;
  });
  const faces = cards.map((id) => {
    const target: Target = { kind: 'card', id };
    const face = renderToString(() => <title.Figure view={view} target={target} language="en" />);
    return `${id}: ${title.nameOf(target, 'en')}; ${wordsOf(face)}`;
  });
  const scores = [-3, 0, 3].map((score) => title.reckoning?.scoreName(score, 'en') ?? '');
  const rest = [
    ...title.seats.map((seat) => title.seatName(seat, 'en')),
    ...moments.map((moment) => `${moment}: ${title.momentName(moment, 'en')}`),
    ...title.presets('en').map(({ id, name, asks }) => `${id}: ${name} (${asks.join(' ')})`),
    ...scores,
    title.asideName?.('en') ?? '',
    `the middle of nowhere: ${whereOf({ kind: 'space', id: 'nowhere' })}`,
  ];
  return [...spaces, ...counters, ...faces, ...rest, ''].join('\n');
}
