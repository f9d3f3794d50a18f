import type { Json } from '@carillon/kit';
import type { Flow } from './flow.ts';
import type { WordKind } from './kinds.ts';
import type { Exit, Procedure, Seat, Sink } from './procedure.ts';
import type { Fields, StateBase } from './shape.ts';

/**
 * A game's definition of its response windows. `Moment` is the type of the moments at which cards may be played, `Card`
 * of the cards, `By` of the game's seats, and `Name` the procedure's name in saved games.
 */
export interface WindowRules<
  G extends StateBase,
  Entry,
  Moment,
  Card,
  By extends Seat = Seat,
  Name extends string = string,
  Rule extends string = string,
  Words extends WindowWords = WindowWords,
> {
  readonly name: Name;
  /** The rule by which a card may be played at this moment. */
  rule(moment: Moment): Rule;
  readonly moment: WordKind<Moment, Words['moment']>;
  readonly seat: WordKind<By, Words['seat']>;
  readonly card: WordKind<Card>;
  /** Whether the window opens for `seat`, by public facts alone: its opening must reveal nothing about a hand. */
  opens(g: G, moment: Moment, seat: By): boolean;
  /** Offers the cards that `seat` holds and may play at this moment. */
  list(g: G, moment: Moment, seat: By, offer: (card: Card) => void): void;
  /** Plays the card; may call a procedure of the card's own. */
  play(g: G, moment: Moment, seat: By, card: Card, say: Sink<Entry> | undefined): Exit<NoInfer<Name>>;
}

/** The saved form of moments and seats: their names. */
interface WindowWords {
  readonly moment: Json;
  readonly seat: Json;
}

type WindowLocals<Moment, By, Words extends WindowWords> = {
  readonly moment: WordKind<Moment, Words['moment']>;
  readonly seat: WordKind<By, Words['seat']>;
};

/** The procedure that offers one seat a window: it may play cards one after another, until it passes. */
export type Window<
  G extends StateBase,
  Entry,
  Moment,
  By extends Seat = Seat,
  Name extends string = string,
  Rule extends string = string,
  Words extends WindowWords = WindowWords,
> = Procedure<
  G,
  Entry,
  Name,
  WindowLocals<Moment, By, Words>,
  Record<never, never>,
  undefined,
  'open' | 'offer' | 'again',
  Rule
>;

/**
 * Declares and defines a game's response windows: one generic procedure, `call`ed at each moment for each seat in turn.
 */
export function responseWindow<
  G extends StateBase,
  Entry,
  Moment,
  Card,
  By extends Seat = Seat,
  const Name extends string = string,
  Rule extends string = string,
  MomentWord extends Json = Json,
  SeatWord extends Json = Json,
>(
  flow: Flow<G, Entry, Rule>,
  rules: WindowRules<G, Entry, Moment, Card, By, Name, NoInfer<Rule>, { moment: MomentWord; seat: SeatWord }>,
): Window<G, Entry, Moment, By, Name, Rule, { moment: MomentWord; seat: SeatWord }> {
  // The types of the words for moments and seats do not matter here.
  const locals: WindowLocals<Moment, By, WindowWords> & Fields = { moment: rules.moment, seat: rules.seat };
  const window = flow.procedure(rules.name, { locals, steps: ['open', 'offer', 'again'] });
  window.define({
    open: (g, f) => (rules.opens(g, f.moment, f.seat) ? undefined : window.end()),
    offer: window.ask({
      rule: (_g, f) => rules.rule(f.moment),
      window: { pass: 'pass', moment: 'moment' },
      who: (_g, f) => f.seat,
      verbs: { pass: [], respond: [rules.card] },
      list(g, f, offer) {
        offer.pass();
        rules.list(g, f.moment, f.seat, (card) => offer.respond(card));
      },
      take: {
        pass: () => window.end(),
        respond: (g, f, card) => rules.play(g, f.moment, f.seat, card, f.say),
      },
    }),
    again: () => window.goto('open'),
  });
  return window as unknown as Window<G, Entry, Moment, By, Name, Rule, { moment: MomentWord; seat: SeatWord }>;
}
