import { expect, it } from 'vitest';
import { eventOf } from '../../src/cards/events.ts';
import { responseOf } from '../../src/cards/index.ts';
import { CARD_FACTS } from '../../src/data/cards.ts';
import { card } from '../../src/ids.ts';
import { wildernessWar } from '../../src/index.ts';
import { play } from '../builder.ts';

it('[5.12] each side is offered only events of its own colour or of both', () => {
  const hand = ['small-pox-34', 'rangers-53', 'louisbourg-squadrons-21'] as const;
  const pieces = {
    albany: ['northern-provincial-1', 'northern-provincial-2', 'ranger-1', 'mohawk-1', 'mohawk-2'],
    montreal: ['french-regular-1', 'french-regular-2', 'coureurs-1', 'huron', 'ottawa'],
  } as const;
  const french = play({ hands: { french: hand }, pieces });
  french.table.offers(['event small-pox-34', 'event louisbourg-squadrons-21']).offersNot(['event rangers-53']);
  const british = play({ turn: 'british', hands: { british: hand }, pieces });
  british.table.offers(['event small-pox-34', 'event rangers-53']).offersNot(['event louisbourg-squadrons-21']);
});

it('[5.26] a card is played for its event or for another use; [5.22] it goes to the discards', () => {
  const game = play({ hands: { french: ['indians-desert-33', 'campaign-1'], british: ['campaign-2'] } });
  game.table.offers(['event indians-desert-33', 'activate indians-desert-33', 'discard indians-desert-33']);
  game.french.playsEvent('indians-desert-33');
  expect(game.card('indians-desert-33')).toBe('discard');
  game.british.isToChoose('phase.card');
});

it('[5.23] a card that says REMOVE leaves the game as an event only', () => {
  const hands = { french: ['french-regulars-55', 'campaign-1'], british: ['campaign-2'] } as const;
  const event = play({ hands });
  event.french.playsEvent('french-regulars-55').chooses('place quebec');
  expect(event.card('french-regulars-55')).toBe('removed');
  const other = play({ hands });
  other.french.discards('french-regulars-55');
  expect(other.card('french-regulars-55')).toBe('discard');
});

it('[5.4b] an event between two constructions lifts the ban', () => {
  const game = play({ hands: { french: ['indians-desert-33', 'campaign-1'] }, built: ['french'] });
  game.table.offersNot(['stockades indians-desert-33']);
  game.french.playsEvent('indians-desert-33');
  game.table.offers(['stockades campaign-1']);
});

it('[5.13] every card is an event of the Action Phase or a response, never both', () => {
  for (const each of card.all) {
    const facts = CARD_FACTS[each];
    if (facts?.eventKey === 'amphibious-landing') continue;
    expect([facts?.name, eventOf(each) !== undefined]).toEqual([facts?.name, facts?.response === false]);
    expect([facts?.name, responseOf(each) !== undefined]).toEqual([facts?.name, facts?.response === true]);
  }
});

it('[5.51] an event that changes nothing says so, before it is played and in the log', () => {
  const hands = { french: ['indians-desert-33', 'troop-transports-47'], british: ['campaign-2'] } as const;
  const asked = { side: 'french', card: 'indians-desert-33' };
  const game = play({ hands, pieces: { montreal: ['french-regular-1', 'huron'] } });
  expect(wildernessWar.query(game.table.state, 'uses', asked)).toMatchObject({ idle: true });
  expect(wildernessWar.query(game.table.state, 'uses', { ...asked, card: 'troop-transports-47' })).toMatchObject({
    idle: true,
  });
  game.french.playsEvent('indians-desert-33');
  expect(game.logged('event-without-effect')).toMatchObject([{ side: 'french', card: 'indians-desert-33' }]);
  const deserted = play({ hands, pieces: { albany: ['mohawk-1'], montreal: ['french-regular-1'] } });
  expect(wildernessWar.query(deserted.table.state, 'uses', asked)).toMatchObject({ idle: false });
  deserted.french.playsEvent('indians-desert-33');
  expect(deserted.logged('event-without-effect')).toEqual([]);
});
