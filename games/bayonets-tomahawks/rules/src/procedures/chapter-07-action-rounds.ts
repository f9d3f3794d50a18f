import { CHANCE, NONE } from '@carillon/flow';
import {
  BRITISH,
  BURIED,
  type Card,
  CHOSEN,
  card,
  DRAWN,
  deckOf,
  enemyOf,
  FRENCH,
  INDIAN_DECK,
  known,
  PLAYED,
  RESERVE,
  type Side,
  side,
  sideAt,
  space,
} from '../ids.ts';
import { INDIAN_POINTS, REACTION_POINT } from '../kinds.ts';
import type { CardName } from '../names.ts';
import { deckWith, initiativeOf, isChoosable, isDrawable } from '../query/cards.ts';
import { hasUnits } from '../query/presence.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Battles } from './contents-battle.ts';
import { StartEvents } from './contents-events.ts';
import { ActionPhase, ActionRound, Draw, YearStart } from './contents-sequence.ts';
import { EndOfRound } from './contents-year.ts';

// 7.0 Action Rounds

YearStart.define({
  french: () => flow.call(Draw, { side: FRENCH, indian: false, cards: 2 }),
  british: () => flow.call(Draw, { side: BRITISH, indian: false, cards: 2 }),

  // 7.1 Each keeps one of two cards as the Reserve; the other is discarded unseen.
  keep: YearStart.askTogether({
    rule: '7.1',
    asks: () => true,
    verbs: { keep: [card] },
    list(g, _f, seat, offer) {
      for (const each of card.all) if (isChoosable(g, each, sideAt(seat))) offer.keep(each);
    },
    take: {
      keep(g, f, seat, kept) {
        const by = sideAt(seat);
        for (const each of card.all) if (isChoosable(g, each, by)) g.cards.set(each, each === kept ? RESERVE : BURIED);
        f.say?.({ type: 'keep-reserve', side: side.nameOf(by), card: card.nameOf(kept) });
      },
    },
    afterAll: () => YearStart.end(),
  }),
});

Draw.define({
  able: (_g, f) => (f.cards === 0 ? Draw.end() : undefined),

  // 7.1 Only the side that draws learns which card it is.
  card: Draw.ask({
    rule: '7.1',
    who: () => CHANCE,
    seenBy: (_g, f) => f.side,
    verbs: { draw: [card] },
    list(g, f, offer) {
      const from = f.indian ? INDIAN_DECK : deckOf(f.side);
      for (const each of card.all) if (isDrawable(g, each, from)) offer.draw(each);
    },
    take: {
      draw(g, f, drawn) {
        g.cards.set(drawn, DRAWN);
        f.cards--;
        f.say?.({ type: 'draw-card', side: side.nameOf(f.side), card: card.nameOf(drawn), indian: f.indian });
        return Draw.goto('able');
      },
    },
  }),
});

const second = (g: State): Side => enemyOf(g.first);

/** 7.1 #3 A card comes into play. */
function play(g: State, each: Card): void {
  g.cards.set(each, PLAYED);
  g.played.set(deckWith(each), each);
}

const cardOf = (g: State, of: Side): CardName => card.nameOf(known(g.played.get(deckOf(of))));
const indianCard = (g: State): CardName => card.nameOf(known(g.played.get(INDIAN_DECK)));

/** 7.1 #4 The initiative goes to the higher value; in a tie, to the French. */
const holderOfInitiative = (g: State): Side => (valueOn(g, BRITISH) > valueOn(g, FRENCH) ? BRITISH : FRENCH);
const valueOn = (g: State, of: Side): number => initiativeOf(g.played.get(deckOf(of)));

ActionRound.define({
  // 13.1, 10.7 Records positions at the start of the Action Round.
  begin(g) {
    g.frenchBefore.clear();
    g.britishBefore.clear();
    for (const each of space.all) {
      if (hasUnits(g, FRENCH, each)) g.frenchBefore.add(each);
      if (hasUnits(g, BRITISH, each)) g.britishBefore.add(each);
    }
    g.controlBefore.copyFrom(g.control);
  },

  // 7.1 #1
  french: () => flow.call(Draw, { side: FRENCH, indian: false, cards: 1 }),
  indian: () => flow.call(Draw, { side: FRENCH, indian: true, cards: 1 }),
  british: () => flow.call(Draw, { side: BRITISH, indian: false, cards: 1 }),

  // 7.1 #2 Each plays the Reserve or the card just drawn; the other becomes the Reserve.
  choose: ActionRound.askTogether({
    rule: '7.1',
    asks: () => true,
    verbs: { play: [card] },
    list(g, _f, seat, offer) {
      for (const each of card.all) if (isChoosable(g, each, sideAt(seat))) offer.play(each);
    },
    take: {
      play(g, _f, seat, chosen) {
        const by = sideAt(seat);
        for (const each of card.all)
          if (isChoosable(g, each, by)) g.cards.set(each, each === chosen ? CHOSEN : RESERVE);
      },
    },
  }),

  // 7.1 #3 The Indian card is played in the Action Round in which it is drawn.
  reveal(g, f) {
    for (const each of card.all) {
      const where = g.cards.get(each);
      if (where === CHOSEN || where === DRAWN) play(g, each);
    }
    f.say?.({ type: 'reveal', french: cardOf(g, FRENCH), british: cardOf(g, BRITISH), indian: indianCard(g) });
    const holder = side.nameOf(holderOfInitiative(g));
    f.say?.({ type: 'initiative', side: holder, french: valueOn(g, FRENCH), british: valueOn(g, BRITISH) });
  },

  // 7.1 #4 The higher value; in a tie, the French.
  initiative: ActionRound.ask({
    rule: '7.1',
    who: (g) => holderOfInitiative(g),
    verbs: { first: [side] },
    list(_g, _f, offer) {
      for (const each of side.all) offer.first(each);
    },
    take: {
      first(g, f, chosen) {
        g.first = chosen;
        f.say?.({ type: 'first-player', side: side.nameOf(chosen), by: side.nameOf(holderOfInitiative(g)) });
        return undefined;
      },
    },
  }),

  // 7.1 #5
  firstEvents: (g) => flow.call(StartEvents, { side: g.first }),
  secondEvents: (g) => flow.call(StartEvents, { side: second(g) }),

  // 7.1 #6, #7, #8
  firstPhase: (g) => flow.call(ActionPhase, { side: g.first, stage: INDIAN_POINTS }),
  secondPhase: (g) => flow.call(ActionPhase, { side: second(g), stage: INDIAN_POINTS }),
  reaction: (g) => (g.reaction === NONE ? undefined : flow.call(ActionPhase, { side: g.first, stage: REACTION_POINT })),

  // 7.1 #9, #10
  battles: () => flow.call(Battles, {}),
  close: () => flow.call(EndOfRound, {}),
  done: () => ActionRound.end(),
});
