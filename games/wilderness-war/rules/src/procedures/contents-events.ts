import { type Exit, flag, number, setOf } from '@carillon/flow';
import { card, department, pieceOrNone, place, side, spaceOrNone } from '../ids.ts';
import { flow, pieces } from './contents.ts';

// 5.5 Events: the procedures of the action-phase cards, and their shared ones.

/** How an event may leave: with a call of its own procedure, or nothing. */
export type EventExit = Exit<'event'>;

const sites = setOf(place);

/** 5.5 One card played as an event: the card goes, its event happens, its consequences are settled. */
export const Event = flow.procedure('event', {
  locals: { side, card },
  steps: ['play', 'effect', 'settled', 'stranded', 'close'],
});

/** One die for the current event. */
export const EventRoll = flow.procedure('event-roll', {
  own: { rolled: number },
  result: number,
  steps: ['roll', 'close'],
});

// 5.52 Reinforcements and replacements
/** Units enter one by one, at most this many of those given. */
export const Placing = flow.procedure('placing', {
  locals: {
    side,
    units: pieces,
    sites,
    most: number,
    /** The side may stop before that. */
    upTo: flag,
  },
  steps: ['ready', 'place', 'more'],
});
/** Up to this many of the given units are flipped back. */
export const Restoring = flow.procedure('restoring', {
  locals: { side, units: pieces, most: number },
  steps: ['ready', 'restore', 'more'],
});
/** A roll determines the number of the given units that may be restored. */
export const RolledRestoring = flow.procedure('rolled-restoring', {
  locals: { side, units: pieces },
  own: { rolled: number },
  steps: ['roll', 'restore', 'close'],
});
/** Either units enter, or units are restored. */
export const PlacingOrRestoring = flow.procedure('placing-or-restoring', {
  locals: { side, units: pieces, sites, most: number, worn: pieces, mostWorn: number },
  steps: ['which', 'choose', 'place', 'placed', 'restore', 'close'],
});
/** A side takes this many of the given units off the map, its own or the enemy's. */
export const Removing = flow.procedure('removing', {
  locals: { side, units: pieces, most: number },
  steps: ['ready', 'remove', 'more'],
});

// 5.55 British leaders
export const LeaderDraw = flow.procedure('leader-draw', {
  locals: { count: number, sites },
  own: {
    leader: pieceOrNone,
    /** All leaders that this event has drawn, and those who will enter. */
    drawn: pieces,
    entering: pieces,
  },
  steps: ['next', 'draw', 'sevens', 'dismiss', 'place', 'placed'],
});
/** Leaders and units from Britain: 54, 57–61, 63–65. */
export const Expedition = flow.procedure('expedition', {
  locals: { leaders: number, units: pieces, sites },
  steps: ['leaders', 'units', 'close'],
});
/** 55, 56, 68 French Regulars. */
export const FrenchRegulars = flow.procedure('french-regulars', {
  locals: { units: pieces, sites },
  steps: ['place', 'close'],
});

// 5.53 Indian alliances
/** 23–28. */
export const Alliance = flow.procedure('alliance', {
  locals: {
    side,
    tribes: pieces,
    /** The roll is not halved. */
    full: flag,
  },
  own: { rolled: number, halves: number },
  steps: ['roll', 'points', 'spend', 'more', 'close'],
});
/** 30. */
export const Cherokees = flow.procedure('cherokees', {
  locals: { units: pieces, sites },
  steps: ['ready', 'place', 'close'],
});
/** 31. */
export const CherokeeUprising = flow.procedure('cherokee-uprising', {
  steps: ['cherokees', 'regulars', 'provincial', 'close'],
});
/** 33. */
export const IndiansDesert = flow.procedure('indians-desert', {
  locals: { side },
  own: { at: spaceOrNone, gone: number },
  steps: ['ready', 'desert', 'more'],
});

// 5.54 British Colonial Politics, and other events about Provincials
/** Both Departments, one after the other, lose their units that are due: 38, 41, 42. */
export const ProvincialsLost = flow.procedure('provincials-lost', {
  locals: { side, northern: number, southern: number },
  steps: ['northern', 'southern', 'close'],
});
/** 39, 40. */
export const StingyAssembly = flow.procedure('stingy-assembly', {
  locals: { side },
  own: { department },
  steps: ['name', 'remove', 'close'],
});
/** 43–45. */
export const RaiseProvincials = flow.procedure('raise-provincials', {
  own: { department },
  steps: ['choose', 'raise', 'raised', 'restore', 'close'],
});

// Others
/** A side takes one of the given cards from the discard pile into its hand: 67, 69. */
export const Recovering = flow.procedure('recovering', {
  locals: {
    side,
    cards: setOf(card),
    /** It is optional. */
    may: flag,
  },
  steps: ['ready', 'recover', 'close'],
});
/** 66. */
export const AcadiansExpelled = flow.procedure('acadians-expelled', {
  steps: ['regulars', 'coureurs', 'restored', 'close'],
});
/** 5. */
export const BastionsRepaired = flow.procedure('bastions-repaired', { locals: { side }, steps: ['choose', 'close'] });
/** 21. */
export const LouisbourgSquadrons = flow.procedure('louisbourg-squadrons', {
  locals: { card },
  own: { rolled: number },
  steps: ['roll', 'outcome'],
});
/** 22. */
export const VaudreuilInterferes = flow.procedure('vaudreuil-interferes', {
  own: { one: pieceOrNone },
  steps: ['first', 'second', 'close'],
});
/** 34. */
export const SmallPox = flow.procedure('small-pox', {
  locals: { side },
  own: { at: spaceOrNone, rolled: number, units: pieces, due: number },
  steps: ['choose', 'roll', 'toll', 'lose', 'more', 'indians'],
});
/** 35. */
export const CourierIntercepted = flow.procedure('courier-intercepted', {
  locals: { side },
  own: { rolled: number },
  steps: ['roll', 'outcome', 'take', 'close'],
});
/** 36. */
export const FrancoisBigot = flow.procedure('francois-bigot', { steps: ['discard', 'close'] });
/** 37. */
export const MinisterialCrisis = flow.procedure('ministerial-crisis', { steps: ['discard', 'close'] });
