import type { Gesture, Option, Title } from '@carillon/board';
import { ofType } from '../entries.ts';
import { HALF, layStacks, platesBox } from '../layout.ts';
import { signsOf } from '../overlay-signs.tsx';
import { placesOf } from '../places.ts';
import { countersOf } from '../stacks.ts';
import { tableOf } from '../Table.tsx';
import { wargameTitle } from '../title.ts';
import { figureDrawn, mapOf, type PlainStack, sideSigns, stacksDrawn, trayDrawn } from './drawings.tsx';
import { type PlainFacts, pointsIn, thingIn } from './facts.ts';

/** The places of a small title's map, with counters above their signs. */
const placesIn = <View, LogEntry extends { readonly type: string }>({ points, links }: PlainFacts<View, LogEntry>) =>
  placesOf({
    names: Object.keys(points),
    points: pointsIn({ points }),
    connections: Object.entries(links).flatMap(([a, all]) => all.map((b) => ({ a, b }))),
    standAt: (_place, { x, y }) => ({ x, y: y - HALF }),
  });

const countersIn = <View extends object, LogEntry extends { readonly type: string }>({
  pieces,
  placeOf,
  sideOf,
}: PlainFacts<View, LogEntry>) =>
  countersOf<View, string, PlainStack, object>({
    ...{ pieces, placeOf, isPiece: (id): id is string => pieces.includes(id), isLeader: () => false },
    keyOf: (_view, piece, place) => `${sideOf(piece)} ${place}`,
    stackOf: (_view, piece) => ({ side: sideOf(piece) }),
    rankOf: (_view, piece) => -pieces.indexOf(piece),
    likenessOf: (_view, piece) => piece,
    looksOf: (_view, piece) => piece,
    stateOf: () => ({}),
  });

/** A title made from only facts and words: it is drawn as discs, lines and square counters. */
export function plainTitle<View extends object, LogEntry extends { readonly type: string }>(
  facts: PlainFacts<View, LogEntry>,
): Title<View, LogEntry> {
  const { door, size, nameOf, prompts, lines, headings, status, overlays = [] } = facts;
  const [places, counters, drawSign] = [placesIn(facts), countersIn(facts), signsOf(sideSigns(facts))];
  const Piece = figureDrawn(facts);
  const namesOf = (view: View, place: string): string =>
    counters
      .stacksAt(view, place)
      .flatMap(({ units }) => units)
      .map(nameOf)
      .join(', ');
  const gestures = (_view: View, options: readonly Option[]): ReadonlyMap<string, Gesture> =>
    new Map(
      options.map((option): [string, Gesture] => {
        const target = thingIn(facts, option);
        return [option.text, target ? { on: 'target', target } : { on: 'button' }];
      }),
    );
  return wargameTitle<View, LogEntry, string>({
    ...{ door, size, places, counters, gestures, drawSign, overlays, readable: 0.8 },
    Table: tableOf({
      ...{ class: 'plain-table', places, counters, gestures, drawSign, placeName: nameOf },
      map: { size, drawn: [mapOf(facts)] },
      acting: () => undefined,
      layStacks: (view: View, growth) =>
        layStacks(counters.stacks(view), growth, {
          ...{ places, size, footprintOf: (stack: PlainStack) => [platesBox(stack)], stays: () => false },
          homeOf: ({ place }) => places.standAt(place),
        }),
      Stacks: stacksDrawn(facts),
      partOf: (_view, { key, side, units }) => ({
        ...{ key, of: side, sums: `${nameOf(side)}: ${units.length}` },
        groups: units.map((id) => ({ first: id, pieces: [id], name: nameOf(id), spoken: nameOf(id) })),
      }),
      TrayFigure: trayDrawn(facts),
    }),
    Figure: (props) => <Piece id={props.target.id} />,
    Tracks: (props) => <p>{status(props.view)}</p>,
    names: { piece: nameOf, place: nameOf },
    prompt: (_view, { procedure, step, rule }) => ({
      text: prompts[`${procedure}.${step}`] ?? prompts.over ?? '',
      rule,
    }),
    label: (_view, _asked, { verb, args }, _language, menuOf) =>
      [verb, ...args.filter((id) => id !== menuOf?.id)].map(nameOf).join(' '),
    logLine: (entry) => ({
      ...{ text: ofType<LogEntry, [], string>(lines, entry), about: [] },
      level: headings.includes(entry.type) ? 'heading' : 'line',
    }),
    describe: (view) => [
      status(view),
      ...places.all.map((place) => `${nameOf(place)}: ${namesOf(view, place) || '–'}`),
    ],
  });
}
